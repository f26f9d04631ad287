// The request that the values of a form make. Empty values are left out.
import { filterName, requestPath, writtenQuery } from '../../engine/operations/request/request-path.js';

export interface TriedValue {
  readonly in: 'path' | 'query';
  readonly name: string;
  readonly value: string;
}

export const filterValue = (field: string, operator: string, value: string): TriedValue => ({
  in: 'query',
  name: filterName(field, operator),
  value,
});

/** A filter may share its name with a place in the path, and one name may come twice. */
export function triedRequest(template: string, values: readonly TriedValue[]): string {
  const given = values
    .filter(({ value }) => value.trim() !== '')
    .map((each) => [each.in, each.name, each.value.trim()] as const);
  const pairs = (place: TriedValue['in']) =>
    given.filter(([where]) => where === place).map(([, name, value]) => [name, value] as const);
  return `${requestPath(template, Object.fromEntries(pairs('path')))}${writtenQuery(pairs('query'))}`;
}

/** Places of the path that have no value, by name: values have no braces left. */
export const missingIn = (request: string): readonly string[] =>
  [...request.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string);
