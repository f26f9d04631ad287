// The query option `fields`: only these fields, in the order of the columns if the response is a table.
import type { ModelField } from '../../model/model.js';
import { DISTANCE } from '../../query/distance-field.js';
import { type Parameter, queryParameter } from '../request/parameter.js';
import { withoutNear } from './near.js';
import { type Paths, pathsType } from './paths-type.js';
import type { Optioned, QueryOption } from './query-option.js';

export const fields: QueryOption = {
  claims: (name) => name === 'fields',
  offers: (operation) => [fieldsParameter(operation)],
};

function fieldsParameter({ family, result }: Optioned): Parameter<Paths> {
  const own: readonly ModelField[] = result === 'one' || family.coordinates === undefined ? [] : [DISTANCE];
  return {
    ...queryParameter('fields', pathsType(family, 'field', own), {
      en: 'the fields to return, comma-separated. Extended fields can be named, and `*` returns every field. A relation looks as in the response without options; a path such as `relation.field` expands it and returns only that field.',
      es: 'los campos que se devuelven, separados por comas. Se pueden nombrar los extendidos, y `*` los devuelve todos. Una relación se ve como en la respuesta sin opciones; una ruta como `relation.field` la expande y devuelve solo ese campo.',
    }),
    conflicts: ({ tree }, isGiven) => (tree.fields.has(DISTANCE) ? withoutNear('fields', isGiven) : []),
    shape: (requested, { tree, inOrder }) => ({ ...requested, fields: tree, columns: inOrder }),
  };
}
