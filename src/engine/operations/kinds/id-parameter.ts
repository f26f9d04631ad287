// The parameter of an operation on one record: its id.
import type { ModelFamily } from '../../model/model.js';
import type { Parameter } from '../request/parameter.js';
import { integer } from '../values/integer.js';

export const idParameter = (family: ModelFamily, name = 'id'): Parameter<number> => ({
  name,
  in: 'path',
  required: true,
  about: { en: `Id of a ${family.record}.`, es: `Id de un registro de ${family.record}.` },
  type: integer(1),
  idOf: family,
});
