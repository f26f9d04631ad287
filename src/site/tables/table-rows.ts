// The rows of a table, with their operation, its response to the query of the URL, and their number by the values of a field.

import type { Row } from '../../engine/model/model.js';
import { kinds } from '../../engine/operations/kinds/index.js';
import { type Operation, operationOfKind } from '../../engine/operations/operation.js';
import { requestPath } from '../../engine/operations/request/request-path.js';
import type { Refused } from '../../engine/problems/problem.js';
import type { YieldingWork } from '../../engine/scheduling/yielding-work.js';
import type { ShownFamily } from '../manifest/manifest.js';
import { type RecordLink, recordLink } from '../shell/record-links.js';
import { type PageContext, rowWithId } from '../shell/site.js';
import { createSelection } from './select-rows.js';
import { fieldsOfSums, sumsOf } from './sums.js';
import type { FormView } from './table-form.js';
import { columnsOf, PAGE, pageCount, type RowGroup } from './table-parts.js';
import { fieldsNamed, isSortedByRatio, requestPairs, type TableQuery, withRatios } from './table-query.js';
import { equalityOf, type TableSpec } from './table-spec.js';

/** The operation of the rows, which is the list of the family, a year of its calendar, or a list of a record. */
interface RowsOperation {
  readonly operation: Operation;
  /** The arguments of the path that the page itself sets. */
  readonly fixed: Readonly<Record<string, string>>;
  /** The path with those arguments. */
  readonly path: string;
  /** The record whose list it is, and the list as the URL names it. */
  readonly of?: RecordLink & { readonly name: string };
}

/** Undefined if the family has no list. */
export function rowsOperation(
  view: PageContext,
  shown: ShownFamily,
  listName: string | null,
): RowsOperation | undefined {
  const own = shown.operations.list ?? shown.operations.calendar;
  return listNamed(view, shown, listName ?? '') ?? (own && { operation: own, fixed: {}, path: own.path });
}

/** The list in a URL, such as `City/167/airports`; undefined if this family has no such list. */
function listNamed(view: PageContext, shown: ShownFamily, name: string): RowsOperation | undefined {
  const [path = '', id, list] = name.split('/');
  const owner = view.manifest.meant(path);
  const found = owner?.lists.find((each) => each.list.name === list && each.list.target === shown.family);
  const row = owner && rowWithId(view, owner.family, Number(id));
  const parameter = found?.operation.parameters.find((each) => each.in === 'path');
  if (owner === undefined || found === undefined || row === undefined || parameter === undefined)
    return undefined;
  const fixed = { [parameter.name]: String(row.id) };
  return {
    operation: found.operation,
    fixed,
    path: requestPath(found.operation.path, fixed),
    of: {
      ...recordLink(view.manifest, owner.family, row),
      name: `${owner.family.path}/${row.id}/${found.list.name}`,
    },
  };
}

export interface FoundRows {
  /** The rows of the page. */
  readonly rows: readonly Row[];
  /** Index of the first one among those that were found. */
  readonly first: number;
  readonly found: number;
  readonly all: number;
  /** Over all that were found. */
  readonly sums: ReturnType<typeof sumsOf>;
}

type Pairs = ReturnType<typeof requestPairs>;

/** A page beyond the last is the last. */
export function* rowsFound(
  view: PageContext,
  from: RowsOperation,
  { spec, query }: Pick<FormView, 'spec' | 'query'>,
): YieldingWork<FoundRows | Refused> {
  const ask = (pairs: Pairs) => rowsAnswered(view, from, pairs);
  const whole = requestPairs(spec, query);
  const isSortedHere = isSortedByRatio(spec, query);
  const pageOf = (page: number): Pairs =>
    spec.isPaged && !isSortedHere
      ? [...whole, ['limit', String(PAGE)], ['offset', String((page - 1) * PAGE)]]
      : whole;
  const answered = yield* ask(pageOf(query.page));
  if ('problem' in answered) return answered;
  const found = isSortedHere ? answered.rows.length : (answered.total ?? answered.rows.length);
  const page = spec.isPaged ? Math.min(query.page, pageCount(found)) : 1;
  const part = page === query.page || isSortedHere ? answered : yield* ask(pageOf(page));
  if ('problem' in part) return part;
  const isParameter = (name: string) => spec.parameters.some((parameter) => parameter.name === name);
  /** The number of records. A page with one of them is enough to learn it. */
  function* count(pairs: Pairs): YieldingWork<number> {
    const one: Pairs = spec.isPaged ? [...pairs, ['limit', '1']] : pairs;
    const counted = yield* ask(one);
    return 'problem' in counted ? 0 : (counted.total ?? counted.rows.length);
  }
  const unnarrowed = { ...query, sort: '', options: query.options.filter(([name]) => isParameter(name)) };
  /** Of all rows, also those of other pages. */
  function* sums(): YieldingWork<ReturnType<typeof sumsOf>> {
    const columns = columnsOf(spec, query);
    const fields = fieldsOfSums(spec, columns);
    if (fields.length === 0) return sumsOf(spec, columns, []);
    const summed = yield* ask(requestPairs(spec, { ...query, sort: '' }, fields));
    yield;
    return sumsOf(spec, columns, 'problem' in summed ? [] : summed.rows);
  }
  const first = (page - 1) * PAGE;
  const rows = rowsWorkedOut(spec, query, part.rows);
  return {
    sums: yield* sums(),
    rows: isSortedHere && spec.isPaged ? rows.slice(first, first + PAGE) : rows,
    first,
    found,
    all: query.options.length === 0 ? found : yield* count(requestPairs(spec, unnarrowed, spec.titles)),
  };
}

/** All of them, for a file. */
export function* allRows(
  view: PageContext,
  from: RowsOperation,
  { spec, query }: Pick<FormView, 'spec' | 'query'>,
): YieldingWork<readonly Row[] | Refused> {
  const answered = yield* rowsAnswered(view, from, requestPairs(spec, query, fieldsNamed(spec, query)));
  return 'problem' in answered ? answered : rowsWorkedOut(spec, query, answered.rows);
}

/** With the columns that the API does not have, in their order if they decide it. */
function rowsWorkedOut(spec: TableSpec, query: TableQuery, answered: readonly Row[]): readonly Row[] {
  const rows = withRatios(spec, answered);
  if (!isSortedByRatio(spec, query)) return rows;
  const places = createSelection(spec, rows).select({ ...query, options: [] });
  return Array.from(places, (place) => rows[place] as Row);
}

function* rowsAnswered({ engine }: PageContext, { operation, fixed }: RowsOperation, pairs: Pairs) {
  const texts: Record<string, string[]> = {};
  for (const [name, value] of pairs) texts[name] = [...(texts[name] ?? []), value];
  const result = yield* engine.ask(operation, { ...texts, ...fixed });
  return 'problem' in result ? result : { rows: result.value as readonly Row[], total: result.total };
}

interface GroupedRows {
  readonly groups: readonly {
    readonly value: unknown;
    readonly name: string | null;
    readonly count: number;
  }[];
}

/** The rows by the values of a field, the largest group first. */
export function* groupedRows(
  { engine }: PageContext,
  { family }: ShownFamily,
  spec: TableSpec,
  field: string,
  options: TableQuery['options'],
): YieldingWork<readonly RowGroup[]> {
  const operation = operationOfKind(engine, kinds.count, family);
  if (operation === undefined) return [];
  const result = yield* engine.ask(operation, { ...Object.fromEntries(options), countBy: field });
  if ('problem' in result) return [];
  const { yes, no, unknown } = spec.words;
  return (result.value as GroupedRows).groups.map(({ value, name, count }) => ({
    value: value === null ? undefined : String(value),
    name: name ?? (value === null ? unknown : value === true ? yes : value === false ? no : String(value)),
    count,
  }));
}

/** For the choices of each visible filter: how many rows there would be. */
export function* choiceCounts(
  view: PageContext,
  shown: ShownFamily,
  spec: TableSpec,
  { options, columns }: TableQuery,
): YieldingWork<ReadonlyMap<string, ReadonlyMap<string, number>>> {
  const counts = new Map<string, ReadonlyMap<string, number>>();
  for (const field of spec.facets) {
    const name = equalityOf(spec, field)?.name;
    const others = options.filter(([given]) => given !== name);
    if (!columns.includes(field) && others.length === options.length) continue;
    const groups = yield* groupedRows(view, shown, spec, field, others);
    counts.set(field, new Map(groups.map(({ value, count }) => [value ?? '', count])));
    yield;
  }
  return counts;
}
