// A parameter as OpenAPI describes it.
import type { Parameter } from '../../engine/operations/request/parameter.js';
import { atStart } from '../../engine/text/letter-case.js';

export function describeParameter({ name, in: place, required, about, type }: Parameter, example?: unknown) {
  const { schema } = type;
  return {
    name,
    in: place,
    required,
    description: atStart(about.en),
    // An array is written as its comma-separated parts.
    ...(schema.type === 'array' ? { style: 'form', explode: false } : {}),
    schema,
    ...(example === undefined ? {} : { example }),
  };
}
