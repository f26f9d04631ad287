// The page of a record: its kind and place, then one section after the other.

import { otherPlaceOf } from '../../engine/find/find-index.js';
import type { ModelFamily, Row } from '../../engine/model/model.js';
import { containerOf } from '../../engine/model/read-row.js';
import type { YieldingWork } from '../../engine/scheduling/yielding-work.js';
import { familyParts, partLinks } from '../shell/family-parts.js';
import { Html, html, joined, languageOfNames } from '../shell/html.js';
import { placeData } from '../shell/json-ld.js';
import { dataCrumbs, layout } from '../shell/layout.js';
import { type RecordLink, recordLink, tableAddress } from '../shell/record-links.js';
import { rowWithId } from '../shell/site.js';
import { facts, formats, pictures } from './facts.js';
import { history } from './history.js';
import { location } from './location.js';
import { cite, provenance } from './provenance.js';
import { neighbours, related } from './related.js';
import { type RecordView, report } from './report.js';
import { series } from './series.js';

/** Undefined if the record has nothing to show there. */
type PageSection = (record: RecordView) => Html | undefined | YieldingWork<Html | undefined>;

/** The sections after the facts and the map, in order. */
const sections: readonly PageSection[] = [pictures, series, related, neighbours, history];

/** The sections at the end, closed until a reader opens them. */
const folds: readonly PageSection[] = [provenance, formats, cite, report];

const en = {
  summary: (title: string, noun: string, within: string, hasMap: boolean) =>
    `${title}, ${noun}${within === '' ? '' : ` in ${within}`}: facts${hasMap ? ', location on the map' : ''}, sources and JSON.`,
};

const es: typeof en = {
  summary: (title, noun, within, hasMap) =>
    `${title}, ${noun}${within === '' ? '' : ` de ${within}`}: datos${hasMap ? ', ubicación en el mapa' : ''}, fuentes y JSON.`,
};

const strings = { en, es };

export function* recordPage(record: RecordView): YieldingWork<string> {
  const { site, manifest, shown, row, address, title } = record;
  const { family, extent } = shown;
  const noun = family.noun.start[site.language];
  const within = withinOf(record, family, row);
  const place = yield* location(record);
  yield;
  return layout(site, {
    path: address,
    title: `${title}, ${noun.toLowerCase()}`,
    // One sentence, for search engines and previews.
    description: strings[site.language].summary(
      title,
      noun.toLowerCase(),
      within.map(({ title: name }) => name).join(', '),
      place !== undefined,
    ),
    kind: 'data',
    head: placeHead(record, within),
    body: html`${extent === 'only' ? dataCrumbs(site) : dataCrumbs(site, [tableAddress(shown), site.titleOf(family)])}
<article class="record">
<header>
<p class="eyebrow">${noun}${within.map((area) => html` · ${linkTo(record, area)}`)}${otherPlace(record)}</p>
<h1${languageOfNames(site)}>${title}</h1>
</header>
${extent === 'only' && partLinks(site, familyParts(site, manifest, shown), address)}
<div class="overview${place && ' placed'}">
${facts(record)}
${place}
</div>
${yield* drawn(record, sections)}
<div class="folds">
${yield* drawn(record, folds)}
</div>
</article>`,
  });
}

/** With a pause after each section, because other requests share the thread. */
function* drawn(record: RecordView, parts: readonly PageSection[]): YieldingWork<Html> {
  const done: (Html | undefined)[] = [];
  for (const section of parts) {
    const part = section(record);
    done.push(part === undefined || part instanceof Html ? part : yield* part);
    yield;
  }
  return joined(done, '\n');
}

const linkTo = ({ site }: RecordView, { address, title }: RecordLink): Html =>
  html`<a href="${site.at(address)}"${languageOfNames(site)}>${title}</a>`;

/** The area around it, and the area around that. */
function withinOf(record: RecordView, family: ModelFamily, row: Row): readonly RecordLink[] {
  const container = containerOf(family, row);
  const around = container && rowWithId(record, container.family, row[container.key]);
  if (container === undefined || around === undefined) return [];
  return [
    recordLink(record.manifest, container.family, around),
    ...withinOf(record, container.family, around),
  ];
}

/** The place under which people look for it as well, if it does not lie there. */
function otherPlace(record: RecordView): Html | undefined {
  const { site, engine, manifest, shown, row } = record;
  const { family } = shown;
  const other = otherPlaceOf(engine.catalog, { family, row });
  const { target, key } = family.otherPlace?.relation ?? {};
  const place = target && rowWithId(record, target, row[key?.name ?? '']);
  if (other === undefined || target === undefined || place === undefined) return undefined;
  return html` · ${other.verb[site.language]} ${linkTo(record, recordLink(manifest, target, place))}`;
}

/** A family has places on the map if its records have coordinates or borders. */
function placeHead({ site, shown, row, address, title }: RecordView, within: readonly RecordLink[]) {
  const { coordinates, boundary } = shown.family;
  if (coordinates === undefined && boundary === undefined) return undefined;
  const [latitude, longitude] = [row[coordinates?.latitude ?? ''], row[coordinates?.longitude ?? '']];
  const isKnown = typeof latitude === 'number' && typeof longitude === 'number';
  return placeData(site, {
    address,
    name: title,
    within,
    isArea: boundary !== undefined,
    point: isKnown ? { latitude, longitude } : undefined,
  });
}
