// The request for the rows of a table, and the same rows as a file.
import { requestPath } from '../../engine/operations/request/request-path.js';
import type { TableQuery } from './table-query.js';
import { fieldsBehind, sortBehind } from './table-ratios.js';
import { fieldNamed, type TableSpec } from './table-spec.js';

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

/** The rows alone, with these fields. */
export const rowsPath = (spec: TableSpec, query: TableQuery, fields: readonly string[]): string =>
  requestPath(spec.path, Object.fromEntries(requestPairs(spec, query, fields)));

/** Each key with the path to the name of its record, if requests have one. */
export const fieldsNamed = (spec: TableSpec, query: TableQuery): readonly string[] =>
  fieldsShown(spec, query).flatMap((name) => [name, ...(fieldNamed(spec, name)?.named ?? [])]);

/** All matching rows, as they are shown. */
export function requestOf(spec: TableSpec, query: TableQuery, format?: string): string {
  return requestPath(spec.path, {
    ...Object.fromEntries(requestPairs(spec, query, fieldsNamed(spec, query))),
    ...(format === undefined ? {} : { format }),
  });
}
