// A parameter as OpenAPI describes it.
import { inEnglish } from '../model/localized.js';
import type { Argument, Parameter } from '../operations/parameter.js';
import { isCommaList, parameterSchema } from '../schema/parameter-schema.js';

export function describeParameter(parameter: Parameter, example?: Argument) {
  const schema = parameterSchema(parameter);
  return {
    name: parameter.name,
    in: parameter.in,
    required: parameter.required,
    description: inEnglish(parameter.about),
    ...(isCommaList(schema) ? { style: 'form', explode: false } : {}),
    schema,
    ...(example === undefined ? {} : { example }),
  };
}
