// The query in the URL of a table, in the names of the API: read and written alike by the server and the script.
import { everyField } from '../../engine/operations/options/every-field.js';
import { LIST_PARAMETER } from '../shell/data-addresses.js';
import { fieldNamed, type TableSpec } from './table-spec.js';

export interface TableQuery {
  /** Filters and whatever else narrows the rows, by name. */
  readonly options: readonly (readonly [name: string, value: string])[];
  /** As `sortBy` has it; empty for the order of the list itself. */
  readonly sort: string;
  /** Beside the name of a row. */
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
  return pairs.length === 0 ? '' : `?${pairs.map((pair) => pair.map(encoded).join('=')).join('&')}`;
}

/** Brackets, commas and slashes are part of the language of queries, and easier to read than their codes. */
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/%(5B|5D|2C|2F)/g, (code) => decodeURIComponent(code));

export interface SortKey {
  readonly name: string;
  readonly isDescending: boolean;
}

export const sortKeys = ({ sort }: TableQuery): readonly SortKey[] =>
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
