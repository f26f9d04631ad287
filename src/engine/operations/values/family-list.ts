// A comma-separated list of families, each by its record, its path or a synonym.
import type { ModelFamily } from '../../model/model.js';
import { messages } from '../../problems/messages.js';
import type { ParameterError } from '../../problems/problem.js';
import { refuse, type ValueType } from './value-type.js';

export function familyList(families: readonly ModelFamily[]): ValueType<readonly ModelFamily[]> {
  const records = families.map(({ record }) => record);
  const named = new Map(
    families.flatMap((family) =>
      [...family.synonyms, family.path, family.name, family.record].map(
        (name) => [name.toLowerCase(), family] as const,
      ),
    ),
  );
  return {
    schema: { type: 'array', items: { type: 'string', enum: records }, minItems: 1 },
    isList: true,
    read: (raw, context) => {
      const found = new Set<ModelFamily>();
      const errors: ParameterError[] = [];
      for (const part of raw.split(',').map((each) => each.trim())) {
        const family = named.get(part.toLowerCase());
        if (family !== undefined) found.add(family);
        else
          errors.push(...refuse(context, part, messages.noneOf(context.name, records, part), records).errors);
      }
      return errors.length > 0 ? { errors } : { value: families.filter((family) => found.has(family)) };
    },
    canonical: (value) => value.map(({ record }) => record).join(),
  };
}
