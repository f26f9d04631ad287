// Builds the request from the values of a form. Empty values are left out.
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

/** A filter can share its name with a path parameter, and a name can occur twice. */
export function triedRequest(template: string, values: readonly TriedValue[]): string {
  const given = values
    .filter(({ value }) => value.trim() !== '')
    .map((each) => [each.in, each.name, each.value.trim()] as const);
  const pairs = (place: TriedValue['in']) =>
    given.filter(([where]) => where === place).map(([, name, value]) => [name, value] as const);
  return `${requestPath(template, Object.fromEntries(pairs('path')))}${writtenQuery(pairs('query'))}`;
}

/** Path parameters without a value, by name. Values contain no braces. */
export const missingIn = (request: string): readonly string[] =>
  [...request.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string);
