// Builds the path of a command's request.
import { colombia } from '../../country/index.js';
import type { ModelFamily } from '../../engine/model/model.js';
import { namedFamily, nearestFamily } from '../../engine/names/named-family.js';
import { API } from '../../engine/operations/operation.js';
import { operators } from '../../engine/query/filter.js';
import { CommandFault } from '../command-fault.js';

const { families } = colombia;

/** The family that a command names. */
export function askedFamily(word: string): ModelFamily {
  const family = namedFamily(families, word);
  if (family !== undefined) return family;
  const near = nearestFamily(families, word)?.record;
  const all = families.map(({ record }) => record).join(', ');
  throw new CommandFault({
    en: `There is no family called "${word}".${near === undefined ? '' : ` Did you mean ${near}?`} The families are ${all}.`,
    es: `No hay una familia llamada «${word}».${near === undefined ? '' : ` ¿Quisiste decir ${near}?`} Las familias son ${all}.`,
  });
}

/** Whether the path returns records, so that their fields and relations can be chosen. */
export const returnsRecords = ({ lists }: ModelFamily, list: string | undefined): boolean =>
  list === undefined || segmentsIn(lists).includes(list.toLowerCase());

const segmentsIn = (lists: ModelFamily['lists']) =>
  lists.flatMap(({ segments }) => segments.map((segment) => segment.toLowerCase()));

/** The API refuses two values under one name. */
type QueryFields = readonly (readonly [name: string, value: string | undefined])[];

/** Missing options are left out. */
export function requestPath(parts: readonly string[], query: QueryFields): string {
  const given = query.flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, value]],
  );
  const search = new URLSearchParams(given).toString();
  return `${API}/${parts.map(encodeURIComponent).join('/')}${search === '' ? '' : `?${search}`}`;
}

/** A shell reads the brackets of `population[gte]` as a pattern, so a dot is accepted instead. */
const withBrackets = (name: string) => {
  const [, field, operator = ''] = /^(.+)\.([a-z]+)$/.exec(name) ?? [];
  return operators.some((each) => each === operator) ? `${field}[${operator}]` : name;
};

/** Reads filters such as `departmentId=2`, as the API names them. */
export const readFilters = (words: readonly string[]): QueryFields => words.map(readFilter);

function readFilter(word: string): readonly [string, string] {
  const at = word.indexOf('=');
  if (at < 1)
    throw new CommandFault({
      en: `A filter has the form field=value, such as departmentId=2, not "${word}".`,
      es: `Un filtro tiene la forma campo=valor, como departmentId=2, no «${word}».`,
    });
  // The API would ignore an empty list and return all records.
  if (word.endsWith('.in='))
    throw new CommandFault({
      en: `${word} needs a value. .null=true finds records without one.`,
      es: `${word} necesita un valor. .null=true busca registros que no lo tienen.`,
    });
  return [withBrackets(word.slice(0, at)), word.slice(at + 1)];
}
