// Parameters beyond the contract, described once for all operations that have them, which only refer to them.
import type { ModelFamily } from '../../engine/model/model.js';
import type { Parameter } from '../../engine/operations/request/parameter.js';
import { describeParameter } from './describe-parameter.js';

export interface SharedParameters {
  readonly refTo: (family: ModelFamily, parameter: Parameter) => { readonly $ref: string };
  /** Those that were referred to, by their names. */
  readonly components: () => Readonly<Record<string, object>>;
}

export function createSharedParameters(): SharedParameters {
  const texts = new Map<string, string>();
  const described = new Map<string, object>();

  /** The same for most operations; if they differ, each kind has a number. */
  function nameOf(base: string, text: string): string {
    for (let number = 1; ; number++) {
      const name = number === 1 ? base : `${base}${number}`;
      if (texts.get(name) === text || !texts.has(name)) return name;
    }
  }

  return {
    refTo: (family, parameter) => {
      const description = describeParameter(parameter);
      const text = JSON.stringify(description);
      const name = nameOf(baseName(family, parameter), text);
      texts.set(name, text);
      described.set(name, description);
      return { $ref: `#/components/parameters/${name}` };
    },
    components: () => Object.fromEntries(described),
  };
}

/** `City.population.gte` for `population[gte]`, and `near` for all families. */
function baseName({ record }: ModelFamily, { name, filter, type }: Parameter): string {
  const isOfFamily = filter !== undefined || type.isList === true;
  return isOfFamily ? `${record}.${name.replace(/\[(\w+)\]/, '.$1')}` : name;
}
