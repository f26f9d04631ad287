// The parameter of an operation on one record: its id.
import type { ModelFamily } from '../../model/model.js';
import { type Parameter, pathParameter } from '../request/parameter.js';
import { integer } from '../values/integer.js';

export const idParameter = (family: ModelFamily, name = 'id'): Parameter<number> => ({
  ...pathParameter(name, integer(1), {
    en: `Id of a ${family.record}.`,
    es: `Id de un registro de ${family.record}.`,
  }),
  idOf: family,
});
