// Draws a map of a family's areas in classes of a number of their records.

import { POINTS_IN_A_STEP, pointCount } from '../../../boundaries/rings.js';
import { areasOf, attribution } from '../../../geo/areas.js';
import { type MapArea, mapSvg } from '../../../maps/map-svg.js';
import type { ModelFamily, ModelField } from '../../../model/model.js';
import { nameOf } from '../../../model/read-row.js';
import { createPace, type YieldingWork } from '../../../scheduling/yielding-work.js';
import { languages } from '../../../text/localized.js';
import {
  API,
  type DocumentOperation,
  type DocumentResult,
  isListed,
  type OperationKind,
  operationId,
} from '../../operation.js';
import { NO_ARGUMENTS, queryParameter } from '../../request/parameter.js';
import { choiceType } from '../../values/value-type.js';
import { groupParameters } from '../count/counted-by.js';

const language = queryParameter('lang', choiceType(languages), {
  en: 'the language of the title; English by default.',
  es: 'el idioma del título; por defecto, inglés.',
});

export const mapPicture: OperationKind = {
  operations: (family) => (family.boundary !== undefined && isListed(family) ? [of(family)] : []),
};

function of(family: ModelFamily): DocumentOperation {
  const numbers = family.fields.filter(isMeasure);
  const by = queryParameter('by', choiceType(numbers.map(({ name }) => name)), {
    en: 'the field by which areas are coloured, in up to five classes with about the same number of areas.',
    es: 'el campo por el que se colorean las áreas, en hasta cinco clases con más o menos el mismo número de áreas.',
  });
  const groups = groupParameters(family);
  return {
    id: operationId(family, 'Map'),
    owner: family,
    path: `${API}/${family.path}/map.svg`,
    parameters: [
      ...(numbers.length === 0 ? [] : [by]),
      ...groups.map(({ parameter }) => parameter),
      language,
    ],
    summary: { en: `Map of ${family.all.en}`, es: `Mapa de ${family.all.es}` },
    description: {
      en: `Draws ${family.all.en}, or only those in a larger area, as an SVG image for reports and web pages. The image follows the light or dark theme of the reader.`,
      es: `Dibuja ${family.all.es}, o solo una parte dentro de un área mayor, como imagen SVG para informes y páginas web. La imagen sigue el tema claro u oscuro del lector.`,
    },
    cacheable: true,
    mayMiss: groups.length > 0,
    result: 'document',
    mediaType: 'image/svg+xml',
    schema: { type: 'string' },
    *document(catalog, args): YieldingWork<DocumentResult> {
      const areas = areasOf(catalog, family, 'coarse');
      const field = args.get(by);
      const drawn: MapArea[] = [];
      const pace = createPace(POINTS_IN_A_STEP);
      for (const [ordinal, row] of catalog.table(family).rows.entries()) {
        if (!areas.isDrawn(ordinal) || !groups.every(({ holds }) => holds(args, row))) continue;
        drawn.push({
          id: row.id as number,
          name: nameOf(family, row),
          polygons: areas.polygons(ordinal),
          value: field === undefined ? null : ((row[field] ?? null) as number | null),
        });
        yield* pace(pointCount(areas.arcs, areas.polygons(ordinal)));
      }
      const group = groups.find(({ parameter }) => args.get(parameter) !== undefined)?.parameter;
      if (drawn.length === 0 && group?.idOf !== undefined)
        return { missing: { family: group.idOf, id: args.required(group) } };
      const wanted = args.get(language) ?? languages[0];
      const texts = textsOf(
        family,
        numbers.find(({ name }) => name === field),
        drawn,
      )[wanted];
      const picture = yield* mapSvg(areas.arcs, drawn, {
        ...texts,
        attribution: attribution(catalog, family, wanted),
        language: wanted,
        isClassed: field !== undefined,
      });
      return { body: picture, type: 'image/svg+xml; charset=utf-8' };
    },
    examples: () => [NO_ARGUMENTS],
    enumerate: () => [NO_ARGUMENTS],
  };
}

/** Ids and keys measure nothing, and the map already shows the position of a record. */
function isMeasure({ kind, name }: ModelField): boolean {
  return (
    (kind === 'integer' || kind === 'number') &&
    !/^id$|Id$|latitude$|longitude$|^(west|south|east|north)$/i.test(name)
  );
}

function textsOf({ title }: ModelFamily, field: ModelField | undefined, drawn: readonly MapArea[]) {
  const largest = drawn
    .filter(({ value }) => value !== null)
    .toSorted((a, b) => (b.value as number) - (a.value as number))
    .slice(0, 3)
    .map(({ name }) => name)
    .join(', ');
  return {
    en: {
      title: field === undefined ? title.en : `${title.en} by ${field.name}`,
      description: `A map of ${drawn.length} areas.${largest === '' ? '' : ` The highest: ${largest}.`}`,
      unknown: 'unknown',
    },
    es: {
      title: field === undefined ? title.es : `${title.es} por ${field.name}`,
      description: `Un mapa de ${drawn.length} áreas.${largest === '' ? '' : ` Los valores más altos: ${largest}.`}`,
      unknown: 'sin dato',
    },
  };
}
