// The request for the rows of a table, and the same rows as a file.
import { requestPath } from '../../engine/operations/request/request-path.js';
import type { TableQuery } from './table-query.js';
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
  const { options, sort } = query;
  const isGiven = (name: string) => options.some(([given]) => given === name);
  return [
    ...Object.entries(spec.given).filter(([name]) => !isGiven(name)),
    ...options,
    ...(sort === '' ? [] : [['sortBy', sort] as const]),
    ['fields', fields.join()],
  ];
}

/** The rows alone, with these fields. */
export const rowsPath = (spec: TableSpec, query: TableQuery, fields: readonly string[]): string =>
  requestPath(spec.path, Object.fromEntries(requestPairs(spec, query, fields)));

/** All matching rows, as they are shown: a key with the name of its record, if requests have a path to it. */
export function requestOf(spec: TableSpec, query: TableQuery, format?: string): string {
  const fields = fieldsShown(spec, query).flatMap((name) => [name, ...(fieldNamed(spec, name)?.named ?? [])]);
  return requestPath(spec.path, {
    ...Object.fromEntries(requestPairs(spec, query, fields)),
    ...(format === undefined ? {} : { format }),
  });
}
