// The areas that share a border with an area, and how long it is.
import { areasOf } from '../../geo/areas.js';
import { neighbourList } from '../../geo/neighbour-list.js';
import type { Model, ModelFamily } from '../../model/model.js';
import { inside } from '../../text/letter-case.js';
import { API, type DocumentOperation, idOf, isListed, type OperationKind } from '../operation.js';
import { NO_ARGUMENTS } from '../request/arguments.js';
import { idParameter } from './id-parameter.js';
import { briefParts, briefRef, briefSchema } from './point-schema.js';
import { withoutBorders } from './without-borders.js';

export const neighbours: OperationKind = {
  operations: (family, model) =>
    family.boundary !== undefined && isListed(family) ? [of(family, model)] : [],
};

function of(family: ModelFamily, model: Model): DocumentOperation {
  const id = idParameter(family);
  const group = model.levels?.drawn === family ? model.levels.groups[0] : undefined;
  return {
    id: idOf(family, 'Neighbours'),
    owner: family,
    path: `${API}/${family.path}/{id}/neighbours`,
    parameters: [id],
    summary: {
      en: `Neighbours ${family.noun.of.en}`,
      es: `Vecinos ${family.noun.of.es}`,
    },
    description: {
      en: `Lists the ${inside(family.title.en)} that border ${family.noun.withArticle.en}, with the length of each shared border in kilometres, the longest first. An unknown id returns 404.`,
      es: `Devuelve los vecinos ${family.noun.of.es}, con la longitud de cada límite común en kilómetros, del más largo al más corto. Un id desconocido devuelve 404.`,
    },
    cacheable: true,
    mayMiss: true,
    result: 'document',
    schema: {
      type: 'array',
      items: briefSchema(family, {
        ...(group && { [group.name]: briefRef(group), [`same${group.record}`]: { type: 'boolean' } }),
        borderKm: { type: 'number', minimum: 0 },
      }),
    },
    ...(group && { parts: briefParts([group]) }),
    document: (catalog, args) => {
      const ordinal = catalog.table(family).ordinal(args.required(id));
      if (ordinal === undefined) return { missing: { family, id: args.required(id) } };
      return areasOf(catalog, family, 'fine').isDrawn(ordinal)
        ? { value: neighbourList(catalog, family, group, ordinal) }
        : withoutBorders(catalog, family, ordinal, 'neighbours');
    },
    examples: (rows) => rows.map((row) => NO_ARGUMENTS.with(id, row.id as number)),
    enumerate: (catalog) => {
      const { isDrawn } = areasOf(catalog, family, 'fine');
      const drawn = catalog.table(family).rows.filter((_, ordinal) => isDrawn(ordinal));
      return drawn.map((row) => NO_ARGUMENTS.with(id, row.id as number));
    },
  };
}
