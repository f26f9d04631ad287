// The path of the request that a command sends.

import { colombia } from '../../country/index.js';
import type { ModelFamily } from '../../engine/model/model.js';
import { namedFamily, nearestFamily } from '../../engine/names/named-family.js';
import { compileOperations } from '../../engine/operations/compile-kinds.js';
import { API, isOnRecords } from '../../engine/operations/operation.js';
import { operators } from '../../engine/query/filter.js';
import { CommandFault, exitCodes } from '../program.js';

const { families } = colombia;

/** The family that a command names, and whether one of its paths returns records. */
export function askedFamily(word: string): ModelFamily {
  const family = namedFamily(families, word);
  if (family !== undefined) return family;
  const near = nearestFamily(families, word);
  const meant = near === undefined ? '' : ` Did you mean ${near.record}?`;
  const all = families.map(({ record }) => record).join(', ');
  throw new CommandFault(
    `There is no family called "${word}".${meant} The families are ${all}.`,
    exitCodes.usage,
  );
}

/** `list` is the last part of the path of a list that belongs to a record. */
export function returnsRecords({ path }: ModelFamily, list: string | undefined): boolean {
  const wanted = [API, path, '{id}', ...(list === undefined ? [] : [list])].join('/');
  const operation = compileOperations(colombia).operations.find((each) => each.path === wanted);
  return operation !== undefined && isOnRecords(operation);
}

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
