// The related records of a record (the number and the first records of each list, and the way to all of them), and its neighbours.

import type { Ordinals, Table } from '../../engine/catalog/catalog.js';
import { otherPlaceOf } from '../../engine/find/find-index.js';
import type { ModelFamily, Row, ToMany } from '../../engine/model/model.js';
import type { YieldingWork } from '../../engine/scheduling/yielding-work.js';
import { inside } from '../../engine/text/fold.js';
import type { ShownList } from '../manifest/manifest.js';
import { type Html, html, joined, languageOfNames } from '../shell/html.js';
import { countedRows, listAddress, placeAddress, recordLink } from '../shell/record-links.js';
import { rowWithId } from '../shell/site.js';
import type { RecordView } from './report.js';

const en = {
  related: 'Related records',
  bothPlaces: (lies: string, verb: string, other: string) => `lies in ${lies}, ${verb} ${other}`,
  allOf: (count: string, noun: string) => `All ${count} ${noun}`,
  neighbours: 'Neighbours',
  neighboursAbout: 'Sorted by the length of the shared border, longest first.',
};

const es: typeof en = {
  related: 'Registros relacionados',
  bothPlaces: (lies, verb, other) => `está en ${lies}, ${verb} ${other}`,
  allOf: (count, noun) => `Ver todo: ${count} ${noun}`,
  neighbours: 'Vecinos',
  neighboursAbout: 'Según la longitud del límite común, de mayor a menor.',
};

const strings = { en, es };

/** Shown at once. The table has all. */
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
  const title = list.title?.[site.language].replace(family.noun.withArticle[site.language], record.title);
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

function listedRecord({ site, engine, manifest }: RecordView, family: ModelFamily, row: Row): Html {
  const { address, title } = recordLink(manifest, family, row);
  const places = otherPlaceOf(engine.catalog, { family, row });
  return html`<a href="${site.at(address)}">${title}</a>${
    places &&
    html` <span lang="${site.language}">(${strings[site.language].bothPlaces(places.lies, places.verb[site.language], places.name)})</span>`
  }`;
}

/** The records that lie in a place are listed together with those that name it as their other place. */
const isPartOfAnother = (family: ModelFamily, { key, target: { locatedIn, otherPlace } }: ToMany): boolean =>
  otherPlace !== undefined && locatedIn?.target === family && locatedIn.key.name === key;

/** Lists records by their other place, including those that lie in this one. Undefined if records have one place. */
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

/** In the order of the operation, the longest border first. */
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
