// A parameter as OpenAPI describes it.
import type { Parameter } from '../../engine/operations/request/parameter.js';

export function describeParameter({ name, in: place, required, about, type }: Parameter, example?: unknown) {
  const { schema } = type;
  return {
    name,
    in: place,
    required,
    description: about.en,
    // An array is written as its comma-separated parts.
    ...(schema.type === 'array' ? { style: 'form', explode: false } : {}),
    schema,
    ...(example === undefined ? {} : { example }),
  };
}
