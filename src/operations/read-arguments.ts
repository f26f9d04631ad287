// Reads all arguments of a request and collects everything that is wrong with them, not only the first thing.
import { badParameters, type ParameterError, type Problem, problem } from '../problems/problem.js';
import { type Arguments, LONGEST_VALUE, type Parameter, readParameter } from './parameter.js';

export interface RawArguments {
  /** Decoded values of the path, by the parameter's name. */
  readonly path: Readonly<Record<string, string | undefined>>;
  readonly query: Iterable<readonly [name: string, value: string]>;
}

export function readArguments(
  parameters: readonly Parameter[],
  raw: RawArguments,
): { readonly arguments: Arguments } | { readonly problem: Problem } {
  const values: Record<string, string | number | boolean> = {};
  const errors: ParameterError[] = [];
  const query = groupByName(raw.query);

  for (const parameter of parameters) {
    const given =
      parameter.in === 'path'
        ? [raw.path[parameter.name] ?? '']
        : (query.get(parameter.name.toLowerCase()) ?? []);
    if (parameter.in === 'path' && isTooLong(given[0] as string)) return { problem: tooLong(parameter) };
    const distinct = [...new Set(parameter.in === 'query' ? given.filter((value) => value !== '') : given)];
    if (distinct.length > 1) errors.push(contradiction(parameter, distinct));
    else if (distinct[0] === undefined) {
      if (parameter.required) errors.push(missing(parameter));
    } else {
      const read = readParameter(parameter, distinct[0]);
      if ('error' in read) errors.push(read.error);
      else values[parameter.name] = read.value;
    }
  }
  return errors.length > 0 ? { problem: badParameters(errors) } : { arguments: values };
}

function groupByName(query: RawArguments['query']): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const [name, value] of query) {
    const key = name.toLowerCase();
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [value]);
    else group.push(value);
  }
  return groups;
}

/** Characters are counted, not the units they are stored in. */
function isTooLong(value: string): boolean {
  return value.length > LONGEST_VALUE && [...value].length > LONGEST_VALUE;
}

function tooLong({ name }: Parameter): Problem {
  return problem(
    'value-too-long',
    `${name} has more than ${LONGEST_VALUE} characters; a part of it is enough to match.`,
  );
}

function contradiction({ name }: Parameter, values: readonly string[]): ParameterError {
  const shown = values.map((value) => `"${value}"`).join(' and ');
  return {
    parameter: name,
    value: values.join(),
    message: `${name} is given more than once, as ${shown}; give it once.`,
  };
}

function missing({ name, about }: Parameter): ParameterError {
  return { parameter: name, value: null, message: `${name} is required: ${about}` };
}
