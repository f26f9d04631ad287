// The related records of a record, with the number and the first records of each list, a link to all of them, and its neighbours.

import type { Ordinals, Table } from '../../engine/catalog/catalog.js';
import { otherPlaceOf } from '../../engine/find/find-index.js';
import type { ModelFamily, Row, ToMany } from '../../engine/model/model.js';
import { containerOf, containers } from '../../engine/model/read-row.js';
import type { YieldingWork } from '../../engine/scheduling/yielding-work.js';
import { inside } from '../../engine/text/fold.js';
import type { ShownList } from '../manifest/manifest.js';
import { type Html, html, joined, languageOfNames } from '../shell/html.js';
import { countedRows, listAddress, placeAddress, recordLink, tableAddress } from '../shell/record-links.js';
import { rowWithId, type Site } from '../shell/site.js';
import { shownValue } from '../shell/values.js';
import type { RecordView } from './report.js';

const en = {
  related: 'Related records',
  bothPlaces: (lies: string, verb: string, other: string) => `lies in ${lies}, ${verb} ${other}`,
  allOf: (count: string, noun: string) => `All ${count} ${noun}`,
  parts: (count: number) => `Its ${count} parts`,
  partsAbout: 'Each part is a separate record.',
  siblings: (family: string, place: string) => `${family} in ${place}`,
  divisions: (figure: string) => `Sorted by ${figure}.`,
  neighbours: 'Neighbours',
  neighboursAbout: 'Sorted by the length of the shared border, longest first.',
};

const es: typeof en = {
  related: 'Registros relacionados',
  bothPlaces: (lies, verb, other) => `está en ${lies}, ${verb} ${other}`,
  allOf: (count, noun) => `Ver todo: ${count} ${noun}`,
  parts: (count) => `Sus ${count} partes`,
  partsAbout: 'Cada parte es un registro aparte.',
  siblings: (family, place) => `${family} de ${place}`,
  divisions: (figure) => `Según ${figure}, de mayor a menor.`,
  neighbours: 'Vecinos',
  neighboursAbout: 'Según la longitud del límite común, de mayor a menor.',
};

const strings = { en, es };

/** The number of records that are shown. The table has all of them. */
const FIRST = 6;

export function related(record: RecordView): Html | undefined {
  const { site, shown } = record;
  const lists = shown.lists.flatMap((each) => relatedList(record, each) ?? []);
  if (lists.length === 0) return undefined;
  return html`<section class="related" aria-labelledby="related">
<h2 id="related">${strings[site.language].related}</h2>
<ul class="lists">
${lists}</ul>
</section>`;
}

function relatedList(record: RecordView, { list }: ShownList): Html | undefined {
  const { site, engine, manifest, shown, ordinal, row } = record;
  const { family } = shown;
  const table = engine.catalog.table(list.target);
  if (isPartOfAnother(family, list)) return undefined;
  const lying = lyingIn(family, list, table, row);
  const found = lying ?? engine.catalog.many(list, ordinal);
  if (found.length === 0) return undefined;
  const words = strings[site.language];
  const rows = Array.from(found, (each) => table.rows[each] as Row);
  const { own, others } = countedRows(site, list.target, rows);
  const count = html`${own}${others && ` ${others}`}`;
  const listed = site.titleOf(list.target);
  const title = titleIn(site, list, family, record.title);
  const all = site.at(
    lying === undefined ? listAddress(manifest, shown, list, row) : placeAddress(manifest, shown, list, row),
  );
  const hasMore = found.length > FIRST;
  return html`<li><h3><a href="${all}">${title ?? listed}</a> <span class="count">${count}</span></h3>
<p class="names"${languageOfNames(site)}>${joined(
    rows.slice(0, FIRST).map((each) => listedRecord(record, list.target, each)),
    ', ',
  )}${hasMore && ' …'}</p>
${hasMore && html`<p class="all"><a href="${all}">${words.allOf(own, inside(listed))}${others && ` ${others}`}</a></p>\n`}</li>
`;
}

/** A list that says more than its family, such as presidents born in a place. */
const titleIn = ({ language }: Site, { title }: ToMany, { noun }: ModelFamily, place: string) =>
  title?.[language].replace(noun.withArticle[language], place);

function listedRecord({ site, engine, manifest }: RecordView, family: ModelFamily, row: Row): Html {
  const { address, title } = recordLink(manifest, family, row);
  const places = otherPlaceOf(engine.catalog, { family, row });
  return html`<a href="${site.at(address)}">${title}</a>${
    places &&
    html` <span lang="${site.language}">(${strings[site.language].bothPlaces(places.lies, places.verb[site.language], places.name)})</span>`
  }`;
}

/** Records in a place are listed together with those that have it as their other place. */
const isPartOfAnother = (family: ModelFamily, { key, target: { locatedIn, otherPlace } }: ToMany): boolean =>
  otherPlace !== undefined && locatedIn?.target === family && locatedIn.key.name === key;

/** Lists records by their other place, with those located in it. Undefined if records have one place. */
function lyingIn(
  family: ModelFamily,
  { key, target: { locatedIn, otherPlace } }: ToMany,
  { rows, all }: Table,
  { id }: Row,
): Ordinals | undefined {
  if (otherPlace === undefined || otherPlace.relation.key.name !== key || locatedIn?.target !== family)
    return undefined;
  return all.filter((ordinal) => [key, locatedIn.key.name].some((name) => rows[ordinal]?.[name] === id));
}

/** For a thing with one record for each part, the other records with their locations and figures. */
export function parts(record: RecordView): Html | undefined {
  const { site, engine, manifest, shown, row } = record;
  const { family, fields } = shown;
  const { wholes } = family;
  if (wholes === undefined) return undefined;
  const all = engine.catalog.table(family).rows.filter((each) => each[wholes.field] === row[wholes.field]);
  if (all.length < 2) return undefined;
  const words = strings[site.language];
  return html`<section aria-labelledby="parts">
<h2 id="parts">${words.parts(all.length)}</h2>
<p>${words.partsAbout}</p>
<ul class="bordering">
${all.map((each) => {
  const container = containerOf(family, each);
  const place = container && rowWithId(record, container.family, each[container.key]);
  const figures = fields.flatMap((field) => {
    const { name, unit } = field.field;
    const isOwn = unit !== undefined && unit.en !== '°' && !wholes.same.includes(name);
    const value = isOwn ? shownValue(site, field, each[name]) : undefined;
    return value === undefined ? [] : [{ label: field.label[site.language], value }];
  });
  const name = place && container ? recordLink(manifest, container.family, place).title : figures[0]?.label;
  const shownName = html`<span${place && languageOfNames(site)}>${name ?? String(each.id)}</span>`;
  return html`<li>${each.id === row.id ? html`<strong aria-current="true">${shownName}</strong>` : html`<a href="${site.at(recordLink(manifest, family, each).address)}">${shownName}</a>`} <span class="length">${joined(
    figures.map(({ value }) => value),
    ' + ',
  )}</span></li>
`;
})}</ul>
</section>`;
}

/** Other records of its family in the same place, or else in a larger one. */
export function siblings(record: RecordView): Html | undefined {
  const { site, engine, manifest, shown, row } = record;
  const { family, operations } = shown;
  if (operations.neighbours !== undefined) return undefined;
  const { rows } = engine.catalog.table(family);
  const key = family.wholes?.field;
  const isOther = (each: Row) => each.id !== row.id && (key === undefined || each[key] !== row[key]);
  const places = [...containers(family), ...placesOf(record)];
  for (const { family: target, key: name } of places) {
    const place = rowWithId(record, target, row[name]);
    const others =
      place === undefined ? [] : rows.filter((each) => each[name] === row[name] && isOther(each));
    if (place === undefined || others.length === 0) continue;
    const around = manifest.of(target);
    const list = target.lists.find((each) => each.target === family && each.key === name);
    const words = strings[site.language];
    const { title } = recordLink(manifest, target, place);
    const told = list && titleIn(site, list, target, title);
    const heading = told ?? words.siblings(site.titleOf(family), title);
    const firsts = mostImportant(family, others);
    const hasMore = others.length > firsts.length;
    return html`<section aria-labelledby="siblings">
<h2 id="siblings">${heading}</h2>
<p class="names"${languageOfNames(site)}>${joined(
      firsts.map((each) => listedRecord(record, family, each)),
      ', ',
    )}${hasMore && ' …'}</p>
${hasMore && list && html`<p class="all"><a href="${site.at(listAddress(manifest, around, list, place))}">${words.allOf(site.number(others.length + 1), inside(site.titleOf(family)))}</a></p>\n`}</section>`;
  }
  return undefined;
}

/** The areas that its fields name, the largest first. */
const placesOf = ({ shown }: RecordView) =>
  shown.fields
    .flatMap(({ field: { name }, keyOf }) => (keyOf?.boundary ? [{ family: keyOf, key: name }] : []))
    .sort((a, b) => (b.family.boundary?.path.length ?? 0) - (a.family.boundary?.path.length ?? 0));

const MOST_SIBLINGS = 12;

/** The heaviest records, if they have a weight. */
function mostImportant({ find }: ModelFamily, rows: readonly Row[]): readonly Row[] {
  const weight = find?.weight;
  const sorted =
    weight === undefined ? rows : rows.toSorted((a, b) => Number(b[weight] ?? 0) - Number(a[weight] ?? 0));
  return sorted.slice(0, MOST_SIBLINGS);
}

/** For the record that contains all others, the areas of which it consists, each with the figure that sorts them in the search. */
export function divisions(record: RecordView): Html | undefined {
  const { site, engine, manifest, shown } = record;
  const { levels } = engine.model;
  if (levels === undefined || levels.whole !== shown.family) return undefined;
  const words = strings[site.language];
  return html`${levels.groups.map((family) => {
    const figure = manifest.of(family).fields.find(({ field }) => field.name === family.find?.weight);
    const rows = engine.catalog
      .table(family)
      .rows.toSorted(
        (a, b) => Number(b[figure?.field.name ?? ''] ?? 0) - Number(a[figure?.field.name ?? ''] ?? 0),
      );
    const id = `all-${family.name}`;
    return html`<section aria-labelledby="${id}">
<h2 id="${id}"><a href="${site.at(tableAddress(manifest.of(family)))}">${site.titleOf(family)}</a></h2>
${figure && html`<p>${words.divisions(inside(figure.label[site.language]))}</p>\n`}<ul class="bordering">
${rows.map((row) => {
  const { address, title } = recordLink(manifest, family, row);
  return html`<li><a href="${site.at(address)}"${languageOfNames(site)}>${title}</a>${figure && html` <span class="length">${site.number(Number(row[figure.field.name]))}</span>`}</li>
`;
})}</ul>
</section>
`;
  })}`;
}

/** The order of the operation, with the longest border first. */
export function* neighbours(record: RecordView): YieldingWork<Html | undefined> {
  const { site, engine, manifest, shown, row } = record;
  const { operations, family } = shown;
  if (operations.neighbours === undefined) return undefined;
  const result = yield* engine.ask(operations.neighbours, { id: String(row.id) });
  if ('problem' in result) return undefined;
  const around = (result.value as readonly Row[]).flatMap(({ id, borderKm }) => {
    const neighbour = rowWithId(record, family, id);
    if (neighbour === undefined) return [];
    const { address, title } = recordLink(manifest, family, neighbour);
    return [
      html`<li><a href="${site.at(address)}"${languageOfNames(site)}>${title}</a> <span class="length">${site.number(borderKm as number)}&nbsp;km</span></li>
`,
    ];
  });
  if (around.length === 0) return undefined;
  const words = strings[site.language];
  return html`<section aria-labelledby="neighbours">
<h2 id="neighbours">${words.neighbours}</h2>
<p>${words.neighboursAbout}</p>
<ul class="bordering">
${around}</ul>
</section>`;
}
