// The page of a record: its kind and place, then one section after the other.

import { otherPlaceOf } from '../../engine/find/find-index.js';
import type { ModelFamily, Row } from '../../engine/model/model.js';
import { containerOf, pointOf } from '../../engine/model/read-row.js';
import type { YieldingWork } from '../../engine/scheduling/yielding-work.js';
import { familyParts, partLinks } from '../shell/family-parts.js';
import { Html, html, joined, languageOfNames } from '../shell/html.js';
import { thingData } from '../shell/json-ld.js';
import { dataCrumbs, layout } from '../shell/layout.js';
import { bareTitle, type RecordLink, recordLink, tableAddress } from '../shell/record-links.js';
import { rowWithId } from '../shell/site.js';
import { allValues, contents, formats, texts } from './facts.js';
import { history } from './history.js';
import { keyFacts, keyFactsOf, textOf } from './key-facts.js';
import { location } from './location.js';
import { creditedPicture, flag, otherPictures, picture } from './pictures.js';
import { cite, provenance } from './provenance.js';
import { divisions, neighbours, parts, related, siblings } from './related.js';
import { type RecordView, report } from './report.js';
import { series } from './series.js';

/** Undefined if the record has nothing for the section. */
type PageSection = (record: RecordView) => Html | undefined | YieldingWork<Html | undefined>;

/** Sections beside the map. */
const opening: readonly PageSection[] = [picture, texts, contents];

/** Sections below it, in the order of the page. */
const sections: readonly PageSection[] = [
  parts,
  divisions,
  series,
  related,
  neighbours,
  siblings,
  otherPictures,
  history,
];

/** Sections at the end of the page, folded until a reader opens them. */
const folds: readonly PageSection[] = [provenance, formats, cite, report];

const en = {
  named: (title: string, noun: string, within: string) => `${title}, ${noun}${within && ` in ${within}`}`,
  rest: (hasMap: boolean) => `With ${hasMap ? 'its place on the map and ' : ''}the source of each value.`,
};

const es: typeof en = {
  named: (title, noun, within) => `${title}, ${noun}${within && ` de ${within}`}`,
  rest: (hasMap) => `Con ${hasMap ? 'su lugar en el mapa y ' : ''}la fuente de cada dato.`,
};

const strings = { en, es };

export function* recordPage(record: RecordView): YieldingWork<string> {
  const { site, manifest, shown, row, address, title } = record;
  const { family, extent } = shown;
  const noun = family.noun.start[site.language];
  const within = withinOf(record, family, row);
  const own = bareTitle(family, title);
  const areas = within.filter(
    ({ bare }, index) => bare !== own && within.findIndex((each) => each.bare === bare) === index,
  );
  const words = strings[site.language];
  const named = words.named(title, noun.toLowerCase(), areas[0]?.title ?? '');
  const facts = keyFactsOf(record).map(({ label, value }) => `${label}: ${textOf(value)}`);
  const place = yield* location(record);
  yield;
  return layout(site, {
    path: address,
    title: named,
    // The description for search engines and previews.
    description: [named, ...facts]
      .map((part) => part.replace(/\.?$/, '.'))
      .concat(words.rest(place !== undefined))
      .join(' '),
    kind: 'data',
    styles: ['record'],
    preview: previewAddress(record),
    head: thingHead(record, within),
    scripts: [
      ...(creditedPicture(record) ? ['picture'] : []),
      ...(shown.figures.length > 0 ? ['chart'] : []),
    ],
    body: html`${extent === 'only' ? dataCrumbs(site) : dataCrumbs(site, [tableAddress(shown), site.titleOf(family)])}
<article class="record">
<header>
${flag(record)}
<p class="eyebrow">${noun}${areas.map((area) => html` · ${linkTo(record, area)}`)}${otherPlace(record)}</p>
<h1${languageOfNames(site)}>${title}</h1>${translatedName(record, title)}
</header>
${extent === 'only' && partLinks(site, familyParts(site, manifest, shown), address)}
${keyFacts(record)}
<div class="overview${place && ' placed'}">
<div class="known">${yield* drawn(record, opening)}</div>
${place}
${allValues(record)}
</div>
${yield* drawn(record, sections)}
<div class="folds">
${yield* drawn(record, folds)}
</div>
</article>`,
  });
}

/** It pauses after each section, because other requests share the thread. */
function* drawn(record: RecordView, parts: readonly PageSection[]): YieldingWork<Html> {
  const done: Html[] = [];
  for (const section of parts) {
    const part = section(record);
    const shown = part === undefined || part instanceof Html ? part : yield* part;
    if (shown !== undefined) done.push(shown);
    yield;
  }
  return joined(done, '\n');
}

/** The name of the record in the language of the page, if that is another one. */
function translatedName({ site, shown, row }: RecordView, title: string): Html | undefined {
  const names = shown.family.find?.names ?? [];
  const found = shown.fields.find(
    ({ field: { name, language } }) => names.includes(name) && language === site.language,
  );
  const name = found && row[found.field.name];
  return typeof name === 'string' && name !== title ? html`<p class="lead">${name}</p>` : undefined;
}

const linkTo = ({ site }: RecordView, { address, title }: RecordLink): Html =>
  html`<a href="${site.at(address)}"${languageOfNames(site)}>${title}</a>`;

interface Around extends RecordLink {
  /** The same text for another area with the same name. */
  readonly bare: string;
}

/** The area around the record, and the area around that one. */
function withinOf(record: RecordView, family: ModelFamily, row: Row): readonly Around[] {
  const container = containerOf(family, row);
  const around = container && rowWithId(record, container.family, row[container.key]);
  if (container === undefined || around === undefined) return [];
  const link = recordLink(record.manifest, container.family, around);
  return [
    { ...link, bare: bareTitle(container.family, link.title) },
    ...withinOf(record, container.family, around),
  ];
}

/** The other place under which people look for the record, if it is not located there. */
function otherPlace(record: RecordView): Html | undefined {
  const { site, engine, manifest, shown, row } = record;
  const { family } = shown;
  const other = otherPlaceOf(engine.catalog, { family, row });
  const { target, key } = family.otherPlace?.relation ?? {};
  const place = target && rowWithId(record, target, row[key?.name ?? '']);
  if (other === undefined || target === undefined || place === undefined) return undefined;
  return html` · ${other.verb[site.language]} ${linkTo(record, recordLink(manifest, target, place))}`;
}

/** The area of the first group that a record is or that contains it, or else its family. */
function previewAddress({ site, engine, shown, row: own }: RecordView): string | undefined {
  const [group] = engine.model.levels?.groups ?? [];
  const [first = '', second = ''] = [areaName(shown.family, own), shown.family.name];
  return [first, second].find((name) => site.assets.previews.includes(name));

  function areaName(family: ModelFamily, row: Row): string | undefined {
    if (family === group) return `${family.name}-${row.id}`;
    const container = containerOf(family, row);
    const table = container && engine.catalog.table(container.family);
    const around = container && table?.rows[table.ordinal(row[container.key] as number) ?? -1];
    return container && around && areaName(container.family, around);
  }
}

/** The type that its family declares. Without one, an area or a place. */
function thingHead(record: RecordView, within: readonly RecordLink[]) {
  const { site, shown, row, address, title } = record;
  const { schemaOrg, coordinates, boundary, fields } = shown.family;
  const isPlace = coordinates !== undefined || boundary !== undefined;
  if (schemaOrg === undefined && !isPlace) return undefined;
  const { sameAs: elsewhere = '', ...properties } = schemaOrg?.properties ?? {};
  const known = fields.filter(({ name }) => row[name] !== null);
  return thingData(site, {
    address,
    name: title,
    type: schemaOrg?.type ?? (boundary === undefined ? 'Place' : 'AdministrativeArea'),
    isPlace,
    within,
    point: pointOf(shown.family, row),
    sameAs: known.flatMap(({ name, sameAs }) =>
      name === elsewhere ? [String(row[name])] : (sameAs?.replace('{}', String(row[name])) ?? []),
    ),
    properties: Object.fromEntries(
      Object.entries(properties).flatMap(([property, name]) =>
        row[name] === null ? [] : [[property, propertyOf(record, name)]],
      ),
    ),
  });
}

/** A value, or the name of the record that it names. */
function propertyOf(record: RecordView, name: string): unknown {
  const { manifest, shown, row } = record;
  const keyOf = shown.fields.find(({ field }) => field.name === name)?.keyOf;
  const named = keyOf && rowWithId(record, keyOf, row[name]);
  return keyOf && named ? { '@type': 'Place', name: recordLink(manifest, keyOf, named).title } : row[name];
}
