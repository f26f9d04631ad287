// How a value is entered, from the schema of its parameter: a new kind of parameter needs nothing here.
import { INT32_MAX } from '../../engine/operations/values/integer.js';
import type { JsonSchema } from '../../engine/schema/json-schema.js';
import { namesOf } from './right-value.js';

export type Control =
  /** One of these names. Other values are for people who write requests by hand. */
  | { readonly kind: 'choice'; readonly names: readonly string[]; readonly takesOthers: boolean }
  | { readonly kind: 'switch' }
  | { readonly kind: 'date' }
  | { readonly kind: 'number'; readonly min: number | undefined; readonly max: number | undefined }
  | { readonly kind: 'text' }
  /** Several of these names; and others, if it takes more than can be listed. */
  | { readonly kind: 'ticks'; readonly names: readonly string[]; readonly takesOthers: boolean };

export function controlOf(schema: JsonSchema): Control {
  const { type, format, items = {}, minimum, maximum } = schema;
  if (type === 'array') {
    const names = namesOf(items);
    return names === undefined
      ? { kind: 'text' }
      : { kind: 'ticks', names, takesOthers: items.enum === undefined };
  }
  const listed = [schema, ...(schema.anyOf ?? [])].find((each) => each.enum !== undefined);
  if (listed !== undefined)
    return { kind: 'choice', names: namesOf(listed) ?? [], takesOthers: (schema.anyOf?.length ?? 0) > 1 };
  if (type === 'boolean') return { kind: 'switch' };
  if (type === 'integer' || type === 'number')
    return { kind: 'number', min: minimum, max: maximum === INT32_MAX ? undefined : maximum };
  return { kind: type === 'string' && format === 'date' ? 'date' : 'text' };
}
