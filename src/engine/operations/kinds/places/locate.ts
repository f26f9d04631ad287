// Finds the area of a point with its name, its code and the larger areas. For a point at sea or abroad it returns the nearest area.

import type { Catalog } from '../../../catalog/catalog.js';
import { areasOf } from '../../../geo/areas.js';
import { briefFields, meantPoint, nameOfNearest, pointAsJson } from '../../../geo/describe-point.js';
import { neighbourList } from '../../../geo/neighbour-list.js';
import type { AreaLevels, Model, ModelBoundary, ModelFamily } from '../../../model/model.js';
import type { Point } from '../../../model/read-row.js';
import { messages } from '../../../problems/messages.js';
import { badParameters, type Refused } from '../../../problems/problem.js';
import { exactObject, fieldSchemas, type JsonSchema, refTo } from '../../../schema/shape-schema.js';
import { inside } from '../../../text/fold.js';
import type { Localized } from '../../../text/localized.js';
import { API, type DocumentOperation, isListed, type OperationKind, operationId } from '../../operation.js';
import { type Arguments, NO_ARGUMENTS, type Parameter, queryParameter } from '../../request/parameter.js';
import { coordinate, point as pointType } from '../../values/point.js';
import { idParameter } from '../records/whole-list.js';
import { withoutBorders } from './boundary.js';

const degrees: JsonSchema = { type: 'number' };
const kilometres: JsonSchema = { type: 'number', minimum: 0 };

/** The description of a point (`geo/describe-point`) as JSON Schema. */
interface PointSchema {
  readonly properties: Readonly<Record<string, JsonSchema>>;
  /** The schemas to which the properties refer, by name. */
  readonly parts: Readonly<Record<string, JsonSchema>>;
}

export function pointSchema(drawn: ModelFamily, groups: readonly ModelFamily[]): PointSchema {
  const areas = [drawn, ...groups];
  const places = (drawn.boundary as ModelBoundary).places?.target;
  const chain = Object.fromEntries(areas.map((family) => [family.name, briefRef(family)]));
  const outside = `Nearest${drawn.record}`;
  return {
    properties: {
      point: exactObject({ latitude: degrees, longitude: degrees }),
      ...Object.fromEntries(Object.entries(chain).map(([name, schema]) => [name, orNull(schema)])),
      distanceToSeatKm: orNull(kilometres),
      distanceToBorderKm: orNull(kilometres),
      ...(places && { [nameOfNearest(places)]: orNull(refTo(`Nearest${places.record}`)) }),
      nearest: orNull(refTo(outside)),
    },
    parts: {
      ...briefParts(areas),
      ...(places && { [`Nearest${places.record}`]: briefSchema(places, { distanceKm: kilometres }) }),
      [outside]: exactObject({ ...chain, distanceKm: kilometres }),
    },
  };
}

const briefName = ({ record }: ModelFamily) => `${record}InBrief`;

const briefRef = (family: ModelFamily): JsonSchema => refTo(briefName(family));

const briefParts = (families: readonly ModelFamily[]): Readonly<Record<string, JsonSchema>> =>
  Object.fromEntries(families.map((family) => [briefName(family), briefSchema(family)]));

function briefSchema(family: ModelFamily, further: Readonly<Record<string, JsonSchema>> = {}): JsonSchema {
  const fields = briefFields(family).flatMap((name) => family.field(name) ?? []);
  return exactObject({ ...fieldSchemas(fields), ...further });
}

const orNull = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: 'null' }] });

/** Lists the areas that share a border with an area, and the length of each border. */
export const neighbours: OperationKind = {
  operations: (family, model) =>
    family.boundary !== undefined && isListed(family) ? [of(family, model)] : [],
};

function of(family: ModelFamily, model: Model): DocumentOperation {
  const id = idParameter(family);
  const group = model.levels?.drawn === family ? model.levels.groups[0] : undefined;
  return {
    id: operationId(family, 'Neighbours'),
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

const EXAMPLE: Point = { latitude: 4.65, longitude: -74.1 };

const ISLETS: Localized = {
  en: ' Small islands without borders are circles, where `distanceToBorderKm` is null.',
  es: ' Las islas pequeñas sin límites son círculos, donde `distanceToBorderKm` es null.',
};

/** `plane` is the name of coordinates in metres, which an error explains. */
function pointParameters(plane: string | undefined) {
  const latitude: Parameter<number> = {
    ...queryParameter('lat', coordinate('latitude', plane), {
      en: 'the latitude in degrees; `latitude` is also accepted.',
      es: 'la latitud en grados; también se acepta `latitude`.',
    }),
    aliases: ['latitude'],
  };
  const longitude: Parameter<number> = {
    ...queryParameter('lon', coordinate('longitude', plane), {
      en: 'the longitude in degrees; `lng` and `longitude` are also accepted.',
      es: 'la longitud en grados; también se aceptan `lng` y `longitude`.',
    }),
    aliases: ['lng', 'longitude'],
  };
  const point = queryParameter('point', pointType(plane), {
    en: 'the latitude and longitude together, as `latitude,longitude`, or with minutes and seconds.',
    es: 'la latitud y la longitud juntas, como `latitude,longitude`, o con minutos y segundos.',
  });
  return { latitude, longitude, point };
}

export const locate: OperationKind = {
  acrossFamilies: ({ levels }) => (levels === undefined ? [] : [ofPoint(levels)]),
};

function ofPoint(levels: AreaLevels): DocumentOperation {
  const { drawn, groups } = levels;
  const { properties, parts } = pointSchema(drawn, groups);
  const islets = drawn.boundary?.islets === undefined ? { en: '', es: '' } : ISLETS;
  const parameters = pointParameters(drawn.boundary?.plane);
  const { latitude, longitude } = parameters;
  return {
    id: 'locate',
    owner: undefined,
    path: `${API}/locate`,
    parameters: Object.values(parameters),
    summary: {
      en: `Find ${drawn.noun.withArticle.en} by coordinates`,
      es: `Buscar ${drawn.noun.withArticle.es} por coordenadas`,
    },
    description: {
      en: `Returns the ${drawn.noun.bare.en} that contains a point, and the larger areas around it. If no area contains it, they are null and \`nearest\` is the closest within 500 km. A point on a border belongs to the area to its east, or to its north if the border runs from west to east.${islets.en}`,
      es: `Indica en qué ${drawn.noun.bare.es} está un punto y en qué áreas mayores. Si el punto está por fuera de todas, son null y \`nearest\` es la más cercana a menos de 500 km. Un punto sobre un límite pertenece al área que queda al oriente, o al norte si el límite va de occidente a oriente.${islets.es}`,
    },
    cacheable: false,
    mayMiss: false,
    result: 'document',
    schema: exactObject(properties),
    parts,
    document: (catalog, args) => {
      const at = pointOfArguments(args, parameters);
      if ('problem' in at) return at;
      const byteText = pointAsJson(catalog, levels, at);
      return byteText === undefined
        ? refused('point', textOf(at), mistakeIn(catalog, drawn, at))
        : { byteText };
    },
    examples: () => [NO_ARGUMENTS.with(latitude, EXAMPLE.latitude).with(longitude, EXAMPLE.longitude)],
  };
}

function pointOfArguments(
  args: Arguments,
  { latitude, longitude, point }: ReturnType<typeof pointParameters>,
): Point | Refused {
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

/** Why a point has no description. */
export function mistakeIn(catalog: Catalog, drawn: ModelFamily, at: Point): Localized {
  const { isSwapped, meant } = meantPoint(catalog, drawn, at);
  return isSwapped
    ? messages.swappedCoordinates(at.latitude, at.longitude)
    : messages.lostMinus(meant.latitude, meant.longitude);
}

const textOf = (at: Point) => `${at.latitude},${at.longitude}`;

const refused = (parameter: string, value: string | null, message: Localized) => ({
  problem: badParameters([{ parameter, value, message }]),
});
