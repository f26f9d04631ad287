// The query in the URL of a table, in the names of the API, and the request for its rows: both are the same on the server and in the script.

import { ratioIn } from '../../engine/model/family.js';
import type { Row } from '../../engine/model/model.js';
import { everyField } from '../../engine/operations/options/every-field.js';
import { requestPath } from '../../engine/operations/request/request-path.js';
import { LIST_PARAMETER } from '../shell/record-links.js';
import { fieldNamed, type TableSpec } from './table-spec.js';

export interface TableQuery {
  /** Filters and other options that narrow the rows, by name. */
  readonly options: readonly (readonly [name: string, value: string])[];
  /** As `sortBy` has it; empty for the order of the list itself. */
  readonly sort: string;
  /** The columns after the name of a row. */
  readonly columns: readonly string[];
  /** From 1. */
  readonly page: number;
  /** The field whose values are counted above the rows. */
  readonly group?: string | undefined;
}

/** Makes the page of a table a file. */
export const FORMAT = 'format';

/** The page decides how rows are written, and how many. */
const OF_THE_PAGE = ['limit', 'offset', FORMAT, 'geometry', 'expand', 'relations', LIST_PARAMETER];

export const GROUP = 'group';

export function readTableQuery(
  spec: TableSpec,
  pairs: Iterable<readonly [name: string, value: string]>,
): TableQuery {
  const options: [string, string][] = [];
  const fields: string[] = [];
  let [sort, direction, page] = ['', '', 1];
  let group: string | undefined;
  for (const [written, text] of pairs) {
    const [name, value] = [written.toLowerCase(), text.trim()];
    if (value === '' || OF_THE_PAGE.includes(name)) continue;
    if (name === 'page') page = pageIn(value);
    else if (name === GROUP && spec.facets.includes(value)) group = value;
    else if (name === 'fields') fields.push(...value.split(','));
    else if (name === 'sortby') sort = value;
    else if (name === 'sortdirection' && /^(asc|desc)$/i.test(value)) direction = value.toLowerCase();
    else options.push([optionNamed(spec, written), value]);
  }
  return {
    options,
    sort: direction === 'desc' ? descending(sort || 'id') : sort,
    columns: fields.length === 0 ? spec.columns : columnsNamed(spec, fields),
    page,
    group,
  };
}

/** Begins with a question mark, or is empty. */
export function writeTableQuery(
  spec: TableSpec,
  { options, sort, columns, page, group }: TableQuery,
): string {
  const pairs = [...(spec.of === undefined ? [] : [[LIST_PARAMETER, spec.of] as const]), ...options];
  if (sort !== '') pairs.push(['sortBy', sort]);
  if (columns.join() !== spec.columns.join()) pairs.push(['fields', [...spec.titles, ...columns].join()]);
  if (group !== undefined) pairs.push([GROUP, group]);
  if (page > 1) pairs.push(['page', String(page)]);
  return pairs.length === 0 ? '' : `?${pairs.map((pair) => pair.map(encodedValue).join('=')).join('&')}`;
}

/** Brackets, commas and slashes are part of the language of queries, and easier to read than their codes. */
const encodedValue = (text: string) =>
  encodeURIComponent(text).replace(/%(5B|5D|2C|2F)/g, (code) => decodeURIComponent(code));

interface SortColumn {
  readonly name: string;
  readonly isDescending: boolean;
}

export const sortKeys = ({ sort }: TableQuery): readonly SortColumn[] =>
  sort === ''
    ? []
    : sort.split(',').map((key) => {
        const name = key.trim();
        return name.startsWith('-')
          ? { name: name.slice(1), isDescending: true }
          : { name, isDescending: false };
      });

const descending = (sort: string) =>
  sort
    .split(',')
    .map((key) => (key.trim().startsWith('-') ? key : `-${key.trim()}`))
    .join();

function pageIn(text: string): number {
  const page = Number(text);
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

function optionNamed({ controls }: TableSpec, written: string): string {
  const wanted = written.toLowerCase();
  const control = controls.find(
    ({ name, alias }) => name.toLowerCase() === wanted || alias?.toLowerCase() === wanted,
  );
  return control?.name ?? written;
}

/** An unknown name stays, so that the API reports it. */
function columnsNamed(spec: TableSpec, names: readonly string[]): readonly string[] {
  const meant = names
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .flatMap((name) =>
      everyField.includes(name.toLowerCase()) ? spec.fields.map((field) => field.name) : [name],
    )
    .map((name) => fieldNamed(spec, name)?.name ?? name);
  return [...new Set(meant)].filter((name) => !spec.titles.includes(name));
}

/** Requests name the two fields from which a ratio is computed. */
const ratioNamed = (spec: TableSpec, name: string) => fieldNamed(spec, name)?.ratio;

const fieldsBehind = (spec: TableSpec, names: readonly string[]): readonly string[] => [
  ...new Set(
    names.flatMap((name) => {
      const ratio = ratioNamed(spec, name);
      return ratio === undefined ? [name] : [ratio.of, ratio.per];
    }),
  ),
];

/** Computes the ratios of rows that have both fields. */
export function withRatios(spec: TableSpec, rows: readonly Row[]): readonly Row[] {
  const ratios = spec.fields.flatMap(({ name, ratio }) => (ratio === undefined ? [] : [{ name, ratio }]));
  const [first] = rows;
  const known = ratios.filter(
    ({ ratio: { of, per } }) => first?.[of] !== undefined && first[per] !== undefined,
  );
  if (known.length === 0) return rows;
  return rows.map((row) => ({
    ...row,
    ...Object.fromEntries(known.map(({ name, ratio }) => [name, ratioIn(ratio, row)])),
  }));
}

/** The API cannot sort by them. */
export const isSortedByRatio = (spec: TableSpec, query: TableQuery): boolean =>
  sortKeys(query).some(({ name }) => ratioNamed(spec, name) !== undefined);

/** The part of a sort that requests can have. */
const sortBehind = (spec: TableSpec, query: TableQuery): string =>
  sortKeys(query)
    .filter(({ name }) => ratioNamed(spec, name) === undefined)
    .map(({ name, isDescending }) => (isDescending ? `-${name}` : name))
    .join();

export const hasRatio = (spec: TableSpec, { columns }: TableQuery): boolean =>
  columns.some((name) => ratioNamed(spec, name) !== undefined);

/** The id, the name of a row, and the columns. */
export const fieldsShown = (
  { hasRecords, titles }: TableSpec,
  { columns }: TableQuery,
): readonly string[] => [...new Set([...(hasRecords ? ['id'] : []), ...titles, ...columns])];

/** In the order of the URL. */
export function requestPairs(
  spec: TableSpec,
  query: TableQuery,
  fields: readonly string[] = fieldsShown(spec, query),
): readonly (readonly [name: string, value: string])[] {
  const { options } = query;
  const sort = sortBehind(spec, query);
  const isGiven = (name: string) => options.some(([given]) => given === name);
  return [
    ...Object.entries(spec.given).filter(([name]) => !isGiven(name)),
    ...options,
    ...(sort === '' ? [] : [['sortBy', sort] as const]),
    ['fields', fieldsBehind(spec, fields).join()],
  ];
}

/** Requests only the rows, with these fields. */
export const rowsPath = (spec: TableSpec, query: TableQuery, fields: readonly string[]): string =>
  requestPath(spec.path, Object.fromEntries(requestPairs(spec, query, fields)));

/** Each key with the path to the name of its record, if requests have one. */
export const fieldsNamed = (spec: TableSpec, query: TableQuery): readonly string[] =>
  fieldsShown(spec, query).flatMap((name) => [name, ...(fieldNamed(spec, name)?.named ?? [])]);

/** All matching rows, as they are shown, with further parameters. */
export function requestOf(
  spec: TableSpec,
  query: TableQuery,
  further: Readonly<Record<string, string>> = {},
): string {
  return requestPath(spec.path, {
    ...Object.fromEntries(requestPairs(spec, query, fieldsNamed(spec, query))),
    ...further,
  });
}
