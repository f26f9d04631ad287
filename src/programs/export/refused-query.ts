// Finds query strings that would change a response of the static copy. No response is better than wrong records or the wrong order.
import type { Service } from '../../app.js';

/** A regular expression for nginx and for JavaScript. Letter case does not count, and any name with brackets is a filter. */
export function refusedQuery({ operations }: Pick<Service, 'operations'>): string {
  const parameters = operations
    .filter(({ enumerate }) => enumerate !== undefined)
    .flatMap((operation) => [...operation.parameters, ...operation.options]);
  const inQuery = parameters.filter((parameter) => parameter.in === 'query' && !parameter.name.includes('['));
  const names = [...new Set(inQuery.map(({ name }) => name.toLowerCase()))];
  return `(^|&)(${names.join('|')}|[^&=]*([[]|%5B)[^&=]*)=[^&]`;
}
