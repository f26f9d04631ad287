// The path and the query of a request, from the arguments of a method.
import type { CallOptions } from './query.js';

export type QueryOptions = CallOptions & {
  readonly where?: Readonly<Record<string, { readonly in?: unknown } | null | undefined>> | undefined;
  readonly [name: string]: unknown;
};

/**
 * In the template, a star is an argument, and the names after the question mark are arguments for the query. The last argument is the
 * options.
 */
export function requestPath(template: string, args: readonly unknown[]): string {
  const [path = '', names] = template.split('?', 2);
  const given = [...args];
  const filled = path.replaceAll('*', () => segment(String(given.shift())));
  const query = new URLSearchParams();
  for (const name of names?.split('&') ?? []) addParameter(query, name, given.shift());
  const { signal, timeout, where, ...others } = (given.shift() ?? {}) as QueryOptions;
  for (const [name, value] of Object.entries(others)) addParameter(query, name, value);
  for (const [field, condition] of Object.entries(where ?? {})) {
    if (condition === null) query.set(`${field}[null]`, 'true');
    else if (typeof condition === 'object')
      for (const [operator, value] of Object.entries(condition))
        addParameter(query, `${field}[${operator}]`, value);
    else addParameter(query, field, condition);
  }
  const text = query.toString();
  return text === '' ? filled : `${filled}?${text}`;
}

/** URLs have no segments that are empty or only dots. The service ignores the space. */
const segment = (text: string) => encodeURIComponent(/^\.{0,2}$/.test(text) ? `${text} ` : text);

function addParameter(query: URLSearchParams, name: string, value: unknown): void {
  // Arrays as well: the values are joined by commas.
  if (value !== undefined) query.set(name, String(value));
}
