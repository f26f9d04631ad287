// Columns that a table works out from two fields of a row, which are the ones that its requests name.
import type { Row } from '../../engine/model/model.js';
import { ratioIn } from '../../engine/model/ratio-in.js';
import { sortKeys, type TableQuery } from './table-query.js';
import { fieldNamed, type TableSpec } from './table-spec.js';

const ratioNamed = (spec: TableSpec, name: string) => fieldNamed(spec, name)?.ratio;

export const fieldsBehind = (spec: TableSpec, names: readonly string[]): readonly string[] => [
  ...new Set(
    names.flatMap((name) => {
      const ratio = ratioNamed(spec, name);
      return ratio === undefined ? [name] : [ratio.of, ratio.per];
    }),
  ),
];

/** Of rows that have both fields. */
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
export const sortBehind = (spec: TableSpec, query: TableQuery): string =>
  sortKeys(query)
    .filter(({ name }) => ratioNamed(spec, name) === undefined)
    .map(({ name, isDescending }) => (isDescending ? `-${name}` : name))
    .join();

export const hasRatio = (spec: TableSpec, { columns }: TableQuery): boolean =>
  columns.some((name) => ratioNamed(spec, name) !== undefined);
