// The parts of a table that change with its URL, which are its head, rows, count, pages and files. The server and the script draw them
// alike.

import type { Row } from '../../engine/model/model.js';
import { inside } from '../../engine/text/fold.js';
import { slugOf } from '../manifest/slug-of.js';
import { type Html, html, joined, type Part } from '../shell/html.js';
import { rowsOnMap } from '../shell/record-links.js';
import {
  FORMAT,
  hasRatio,
  readTableQuery,
  requestOf,
  sortKeys,
  type TableQuery,
  writeTableQuery,
} from './table-query.js';
import { equalityOf, fieldNamed, filledIn, isCount, type TableField, type TableSpec } from './table-spec.js';

/** Rows on a page. */
export const PAGE = 50;

export const columnsOf = (spec: TableSpec, { columns }: TableQuery): readonly TableField[] =>
  columns.map((name) => fieldNamed(spec, name)).filter((field) => field !== undefined);

/** On a phone, the value that decides the order is beside the name. */
export function columnsInSight(spec: TableSpec, query: TableQuery, isNarrow: boolean): readonly TableField[] {
  const columns = columnsOf(spec, query);
  const [first] = sortKeys(query);
  const sorted = isNarrow && first !== undefined ? fieldNamed(spec, first.name) : undefined;
  if (sorted === undefined || spec.titles.includes(sorted.name)) return columns;
  return [sorted, ...columns.filter((field) => field !== sorted)];
}

export const pageCount = (found: number): number => Math.max(1, Math.ceil(found / PAGE));

/** The whole URL of a table with another query. */
export const addressOf = (spec: TableSpec, query: TableQuery): string =>
  `${spec.address}${writeTableQuery(spec, query)}`;

/** The URL of the map with these rows as points. */
export const mapOf = ({ map }: TableSpec, { options }: TableQuery): string | undefined =>
  map && `${map.address}?${rowsOnMap(map.family, options)}`;

/** The URL of the table without filters. */
export const unnarrowed = (spec: TableSpec): string => addressOf(spec, readTableQuery(spec, []));

export const isNarrowed = (spec: TableSpec, query: TableQuery): boolean =>
  addressOf(spec, { ...query, page: 1 }) !== unnarrowed(spec);

export function tableHead(
  spec: TableSpec,
  query: TableQuery,
  columns: readonly TableField[] = columnsOf(spec, query),
): Html {
  const [first] = spec.titles.map((name) => fieldNamed(spec, name));
  const title = spec.titles.length === 1 && first !== undefined ? first.label : spec.title;
  return html`<tr aria-rowindex="1">${headCell(spec, query, spec.titles, title)}${columns.map((field) =>
    headCell(spec, query, [field.name], field.label, field),
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
  // Numbers start with the largest.
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
  const [pages, written] = [pageCount(found), (count: number) => count.toLocaleString(locale)];
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

/** The range of the visible rows, for a table that has all of them in one box. Empty if all are visible. */
export function rowsInSight({ locale, words }: TableSpec, first: number, last: number, found: number): Html {
  if (last - first >= found) return html``;
  const [from, to, all] = [first + 1, last, found].map((count) => count.toLocaleString(locale));
  return html`<p>${filledIn(words.rowsOf, from as string, to as string, all as string)}</p>`;
}

/** A choice with the number of its rows, and the choice without it. */
export const countedName = ({ locale }: TableSpec, name: string, count: number): string =>
  `${name} (${count.toLocaleString(locale)})`;
export const nameWithoutCount = (text: string): string => text.replace(/ \([\d.,]+\)$/, '');

export interface RowGroup {
  /** Undefined if it is not known. */
  readonly value: string | undefined;
  readonly name: string;
  readonly count: number;
}

/** The values of a field with the number of rows of each, which link to those rows, the largest first. */
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
    (format) => html`<li><a href="${fileAddress(spec, query, format)}" download>${format.label}</a></li>\n`,
  )}`;

/** Files come from the API, unless only the page can compute a column. */
function fileAddress(spec: TableSpec, query: TableQuery, file: TableSpec['formats'][number]): string {
  const { name, isTable, with: further } = file;
  if (!isTable || !hasRatio(spec, query)) return requestOf(spec, query, { format: name, ...further });
  const written = writeTableQuery(spec, { ...query, page: 1 });
  return `${spec.address}${written}${written === '' ? '?' : '&'}${FORMAT}=${name}`;
}

/** The name of the record whose id a field contains. */
export type NameOfKey = (field: TableField, id: number) => string | undefined;

type DrawRow = (row: Row, index: number) => Html;

export function rowsDrawn(spec: TableSpec, columns: readonly TableField[], nameOf: NameOfKey): DrawRow {
  const show = shownIn(spec);
  const cell = (field: TableField, row: Row) => {
    const value = row[field.name];
    if (value === null || value === undefined || value === '')
      return isKnown(row, field.dates) ? html`${spec.words.undated}` : unknown(spec);
    if (field.target === undefined) return show(field, value);
    const name = nameOf(field, value as number);
    return html`<a href="${addressOfRecord(field.target, name, value)}" lang="es">${name ?? String(value)}</a>`;
  };
  const isNamed = spec.titles.some((name) => fieldNamed(spec, name)?.names !== undefined);
  return (row, index) => {
    const name = titleOf(spec, row);
    const title = name === '' ? String(row.id ?? '') : name;
    // The head is the first row.
    return html`<tr aria-rowindex="${index + 2}"><th scope="row">${
      spec.hasRecords
        ? html`<a href="${addressOfRecord(spec.address, name, row.id)}" lang="es">${title}</a>`
        : isNamed
          ? title
          : html`<span lang="es">${title}</span>`
    }</th>${columns.map((field) => {
      const value = row[field.name];
      const isLong = typeof value === 'string' && value.length > LONG;
      return html`<td${isCount(field) && html` class="count"`}${isWords(field, value) && html` lang="${field.language}"`}${isLong && html` title="${value}"`}>${cell(field, row)}</td>`;
    })}</tr>`;
  };
}

/** A value whose date is unknown is undated; a value that is unknown has no date. */
const isKnown = (row: Row, name: string | undefined) => name !== undefined && (row[name] ?? null) !== null;

/** Links have a mark, and a missing value is a word of the page. */
const isWords = ({ language, target }: TableField, value: unknown) =>
  language !== undefined && target === undefined && (value ?? '') !== '';

/** Longer texts are cut off if all rows have one height. */
export const LONG = 40;

export const titleOf = (spec: TableSpec, row: Row): string =>
  spec.titles
    .map((name) => valueNamed(fieldNamed(spec, name), row[name]))
    .filter((value) => value !== null && value !== undefined)
    .join(' ');

const valueNamed = (field: TableField | undefined, value: unknown) => field?.names?.[String(value)] ?? value;

function addressOfRecord(table: string, name: string | undefined, id: unknown): string {
  const slug = slugOf(name ?? '');
  return slug === '' ? `${table}/${id}` : `${table}/${slug}-${id}`;
}

const unknown = ({ words }: TableSpec) =>
  html`<span aria-hidden="true">–</span><span class="said">${words.unknown}</span>`;

/** Formatting is prepared once, because there are thousands of values. */
function shownIn({ locale, words }: TableSpec): (field: TableField, value: unknown) => Html {
  const counted = new Intl.NumberFormat(locale, { maximumFractionDigits: 6 });
  const named = new Intl.NumberFormat(locale, { maximumFractionDigits: 6, useGrouping: false });
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });

  function one(field: TableField, value: unknown): Part {
    const { kind, unit } = field;
    if (typeof value === 'boolean') return value ? words.yes : words.no;
    // Years, codes and ranks are not counted: 1994 is not 1,994.
    if (typeof value === 'number') return (unit === undefined ? named : counted).format(value);
    const text = String(valueNamed(field, value));
    if (kind === 'date' || kind === 'midnight') {
      const day = text.slice(0, 10);
      return html`<time datetime="${day}">${days.format(new Date(`${day}T00:00:00Z`))}</time>`;
    }
    if (/^https?:\/\/\S+$/.test(text))
      return html`<a href="${text}" rel="external">${withoutScheme(text)}</a>`;
    return text;
  }

  return (field, value) =>
    Array.isArray(value)
      ? joined(
          value.map((each) => one(field, each)),
          ', ',
        )
      : html`${one(field, value)}`;
}

const withoutScheme = (url: string) => url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
