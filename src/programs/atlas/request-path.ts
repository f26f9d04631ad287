// The path of the request that a command sends.
import { API } from '../../engine/operations/operation.js';
import { operators } from '../../engine/query/filter.js';
import { CommandFault, exitCodes } from './command-fault.js';

type Query = Readonly<Record<string, string | undefined>>;

/** Options that were not given are left out. */
export function requestPath(parts: readonly string[], query: Query = {}): string {
  const given = Object.entries(query).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, value]],
  );
  const search = new URLSearchParams(given).toString();
  return `${API}/${parts.map(encodeURIComponent).join('/')}${search === '' ? '' : `?${search}`}`;
}

/** A shell takes the brackets of `population[gte]` for a pattern, so that a dot will do. */
const withBrackets = (name: string) => {
  const [, field, operator = ''] = /^(.+)\.([a-z]+)$/.exec(name) ?? [];
  return operators.some((each) => each === operator) ? `${field}[${operator}]` : name;
};

/** `departmentId=2` and similar ones, as the API names them. */
export function readFilters(words: readonly string[]): Query {
  return Object.fromEntries(
    words.map((word) => {
      const at = word.indexOf('=');
      if (at > 0) return [withBrackets(word.slice(0, at)), word.slice(at + 1)];
      throw new CommandFault(
        `A filter has the form field=value, such as departmentId=2, not "${word}".`,
        exitCodes.usage,
      );
    }),
  );
}
