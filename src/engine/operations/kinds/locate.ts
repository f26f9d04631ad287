// Which area a point lies in, by name and code, with the larger areas around it; at sea or abroad, the nearest.
import { pointAsJson } from '../../geo/describe-point.js';
import type { AreaLevels } from '../../model/model.js';
import type { Point } from '../../model/point-of.js';
import { messages } from '../../problems/messages.js';
import { badParameters, type Problem } from '../../problems/problem.js';
import { exactObject } from '../../schema/json-schema.js';
import type { Localized } from '../../text/localized.js';
import { API, type DocumentOperation, type OperationKind } from '../operation.js';
import { NO_ARGUMENTS } from '../request/arguments.js';
import { type Arguments, type Parameter, queryParameter } from '../request/parameter.js';
import { coordinate } from '../values/coordinate.js';
import { point as pointType } from '../values/point.js';
import { pointSchema } from './point-schema.js';

const EXAMPLE: Point = { latitude: 4.65, longitude: -74.1 };

const ISLETS: Localized = {
  en: ' Small islands without borders are circles, where `distanceToBorderKm` is null.',
  es: ' Las islas pequeñas sin límites son círculos, donde `distanceToBorderKm` es null.',
};

const latitude: Parameter<number> = {
  ...queryParameter('lat', coordinate(90), {
    en: 'the latitude in degrees; `latitude` is also accepted.',
    es: 'la latitud en grados; también se acepta `latitude`.',
  }),
  aliases: ['latitude'],
};
const longitude: Parameter<number> = {
  ...queryParameter('lon', coordinate(180), {
    en: 'the longitude in degrees; `lng` and `longitude` are also accepted.',
    es: 'la longitud en grados; también se aceptan `lng` y `longitude`.',
  }),
  aliases: ['lng', 'longitude'],
};
const point = queryParameter('point', pointType, {
  en: 'the latitude and longitude together, as `latitude,longitude`.',
  es: 'la latitud y la longitud juntas, como `latitude,longitude`.',
});

export const locate: OperationKind = {
  acrossFamilies: ({ levels }) => (levels === undefined ? [] : [ofPoint(levels)]),
};

function ofPoint(levels: AreaLevels): DocumentOperation {
  const { drawn, groups } = levels;
  const { properties, parts } = pointSchema(drawn, groups);
  const islets = drawn.boundary?.islets === undefined ? { en: '', es: '' } : ISLETS;
  return {
    id: 'locate',
    owner: undefined,
    path: `${API}/locate`,
    parameters: [latitude, longitude, point],
    summary: {
      en: `Find ${drawn.noun.withArticle.en} by coordinates`,
      es: `Buscar ${drawn.noun.withArticle.es} por coordenadas`,
    },
    description: {
      en: `Returns the ${drawn.noun.bare.en} that contains a point, and the larger areas around it. If no area contains it, they are null and \`nearest\` is the closest. A point on a border belongs to the area to its east, or to its north if the border runs from west to east.${islets.en}`,
      es: `Indica en qué ${drawn.noun.bare.es} está un punto y en qué áreas mayores. Si el punto está por fuera de todas, son null y \`nearest\` es la más cercana. Un punto sobre un límite pertenece al área que queda al oriente, o al norte si el límite va de occidente a oriente.${islets.es}`,
    },
    cacheable: false,
    mayMiss: false,
    result: 'document',
    schema: exactObject(properties),
    parts,
    document: (catalog, args) => {
      const at = pointOfArguments(args);
      if ('problem' in at) return at;
      const byteText = pointAsJson(catalog, levels, at);
      return byteText === undefined
        ? refused('point', textOf(at), messages.swappedCoordinates(at.latitude, at.longitude))
        : { byteText };
    },
    examples: () => [NO_ARGUMENTS.with(latitude, EXAMPLE.latitude).with(longitude, EXAMPLE.longitude)],
  };
}

function pointOfArguments(args: Arguments): Point | { readonly problem: Problem } {
  const [lat, lon, both] = [args.get(latitude), args.get(longitude), args.get(point)];
  if (both !== undefined)
    return lat === undefined && lon === undefined
      ? both
      : refused('point', textOf(both), messages.pointTwice());
  if (lat !== undefined && lon !== undefined) return { latitude: lat, longitude: lon };
  return refused(
    lat === undefined ? latitude.name : longitude.name,
    null,
    messages.needsPoint(`lat=${EXAMPLE.latitude}&lon=${EXAMPLE.longitude}`),
  );
}

const textOf = (at: Point) => `${at.latitude},${at.longitude}`;

const refused = (parameter: string, value: string | null, message: Localized) => ({
  problem: badParameters([{ parameter, value, message }]),
});
