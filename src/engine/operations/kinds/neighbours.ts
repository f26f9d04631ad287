// The areas that share a border with an area, and how long it is.
import { areasOf } from '../../geo/areas.js';
import { neighbourList } from '../../geo/neighbour-list.js';
import type { Model, ModelFamily } from '../../model/model.js';
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
      en: `Neighbours of ${family.noun.withArticle.en}`,
      es: `Vecinos de ${family.noun.withArticle.es}`,
    },
    description: `Lists every \`${family.record}\` that shares a border with this one, with the length of that border; the longest first.`,
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
