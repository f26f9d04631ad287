// The parts of a table that change with its URL: its head, its count, its pages, its files. The server and the script draw them alike.
import { inside } from '../../engine/text/letter-case.js';
import { type Html, html } from '../shell/html.js';
import { rowsOnMap } from '../shell/rows-on-map.js';
import { FORMAT, readTableQuery, sortKeys, type TableQuery, writeTableQuery } from './table-query.js';
import { hasRatio } from './table-ratios.js';
import { requestOf } from './table-request.js';
import {
  equalityOf,
  fieldNamed,
  filledIn,
  isCount,
  type TableField,
  type TableFormat,
  type TableSpec,
} from './table-spec.js';

/** Rows on a page. */
export const PAGE = 50;

export const columnsOf = (spec: TableSpec, { columns }: TableQuery): readonly TableField[] =>
  columns.map((name) => fieldNamed(spec, name)).filter((field) => field !== undefined);

export const pagesOf = (found: number): number => Math.max(1, Math.ceil(found / PAGE));

/** The whole URL of a table in another state. */
export const addressOf = (spec: TableSpec, query: TableQuery): string =>
  `${spec.address}${writeTableQuery(spec, query)}`;

/** The map with these rows as points. */
export const mapOf = ({ map }: TableSpec, { options }: TableQuery): string | undefined =>
  map && `${map.address}?${rowsOnMap(map.family, options)}`;

/** The table before any filter. */
export const unnarrowed = (spec: TableSpec): string => addressOf(spec, readTableQuery(spec, []));

export const isNarrowed = (spec: TableSpec, query: TableQuery): boolean =>
  addressOf(spec, { ...query, page: 1 }) !== unnarrowed(spec);

export function tableHead(spec: TableSpec, query: TableQuery): Html {
  const [first] = spec.titles.map((name) => fieldNamed(spec, name));
  const title = spec.titles.length === 1 && first !== undefined ? first.label : spec.title;
  return html`<tr aria-rowindex="1">${headCell(spec, query, spec.titles, title)}${columnsOf(spec, query).map(
    (field) => headCell(spec, query, [field.name], field.label, field),
  )}</tr>`;
}

function headCell(
  spec: TableSpec,
  query: TableQuery,
  names: readonly string[],
  label: string,
  field?: TableField,
): Html {
  const keys = sortKeys(query);
  const isFirst = names.every((name, index) => keys[index]?.name === name);
  const isDescending = isFirst && keys[0]?.isDescending === true;
  const count = field !== undefined && isCount(field);
  // Of numbers, the largest are looked for first.
  const toDescending = isFirst ? !isDescending : count && field.unit !== undefined;
  const sort = names.map((name) => (toDescending ? `-${name}` : name)).join();
  const text = html`<span class="label">${label}</span>${field?.unit && html` <span class="unit">${field.unit}</span>`}`;
  const isOffered = spec.isSortable && field?.kind !== 'texts';
  return html`<th scope="col"${count && html` class="count"`}${isFirst && html` aria-sort="${isDescending ? 'descending' : 'ascending'}"`}>${
    isOffered
      ? html`<a href="${addressOf(spec, { ...query, sort, page: 1 })}" data-sort="${names.join()}">${text}</a>`
      : text
  }</th>`;
}

export function resultCount({ locale, words }: TableSpec, found: number, all: number): string {
  const written = (count: number) => count.toLocaleString(locale);
  return found === all
    ? filledIn(words.all, written(all))
    : filledIn(words.found, written(found), written(all));
}

/** Empty if all rows are on one page. */
export function tablePager(spec: TableSpec, query: TableQuery, found: number): Html {
  const { locale, words } = spec;
  const [pages, written] = [pagesOf(found), (count: number) => count.toLocaleString(locale)];
  const page = Math.min(query.page, pages);
  const to = (other: number, label: string, rel: string) =>
    html`<li><a rel="${rel}" href="${addressOf(spec, { ...query, page: other })}">${label}</a></li>`;
  return html`${
    pages > 1 &&
    html`<ul>
${page > 1 && to(page - 1, words.previous, 'prev')}
<li>${filledIn(words.pageOf, written(page), written(pages))}</li>
${page < pages && to(page + 1, words.next, 'next')}
</ul>`
  }`;
}

/** Those in sight, for a table that has all of them in one place; empty if none is out of sight. */
export function rowsInSight({ locale, words }: TableSpec, first: number, last: number, found: number): Html {
  if (last - first >= found) return html``;
  const [from, to, all] = [first + 1, last, found].map((count) => count.toLocaleString(locale));
  return html`<p>${filledIn(words.rowsOf, from as string, to as string, all as string)}</p>`;
}

/** A choice with the number of its rows, and the choice alone. */
export const countedName = ({ locale }: TableSpec, name: string, count: number): string =>
  `${name} (${count.toLocaleString(locale)})`;
export const nameWithoutCount = (text: string): string => text.replace(/ \([\d.,]+\)$/, '');

export interface RowGroup {
  /** Undefined if it is not known. */
  readonly value: string | undefined;
  readonly name: string;
  readonly count: number;
}

/** The values of a field with the number of rows of each, which link to those rows; the largest first. */
export function tableGroups(spec: TableSpec, query: TableQuery, groups: readonly RowGroup[]): Html {
  const field = fieldNamed(spec, query.group ?? '');
  const control = field && equalityOf(spec, field.name);
  if (field === undefined || control === undefined) return html``;
  const others = query.options.filter(([name]) => name !== control.name);
  const rowsOf = (value: string) =>
    addressOf(spec, { ...query, options: [...others, [control.name, value]], group: undefined, page: 1 });
  return html`<h2>${filledIn(spec.words.groups, inside(field.label))}</h2>
<ul>
${groups.map(
  ({ value, name, count }) =>
    html`<li>${value === undefined ? name : html`<a href="${rowsOf(value)}">${name}</a>`} <span class="count">${count.toLocaleString(spec.locale)}</span></li>\n`,
)}</ul>`;
}

export const tableFiles = (spec: TableSpec, query: TableQuery): Html =>
  html`${spec.formats.map(
    (format) => html`<li><a href="${fileOf(spec, query, format)}" download>${format.label}</a></li>\n`,
  )}`;

/** Of the API, unless only the page can work out a column. */
function fileOf(spec: TableSpec, query: TableQuery, { name, isTable }: TableFormat): string {
  if (!isTable || !hasRatio(spec, query)) return requestOf(spec, query, name);
  const written = writeTableQuery(spec, { ...query, page: 1 });
  return `${spec.address}${written}${written === '' ? '?' : '&'}${FORMAT}=${name}`;
}
