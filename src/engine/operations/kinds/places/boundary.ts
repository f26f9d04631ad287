// Returns the borders of one area or of all areas of a family, as GeoJSON or TopoJSON.

import type { Catalog, Ordinal } from '../../../catalog/catalog.js';
import { areaAt, areasOf } from '../../../geo/areas.js';
import { type Precision, precisions } from '../../../model/family.js';
import type { ModelBoundary, ModelFamily, Row } from '../../../model/model.js';
import { nameOf, pointOf } from '../../../model/read-row.js';
import { messages } from '../../../problems/messages.js';
import { problem } from '../../../problems/problem.js';
import { exactObject, type JsonSchema, refTo } from '../../../schema/shape-schema.js';
import type { Localized } from '../../../text/localized.js';
import {
  API,
  type DocumentOperation,
  type DocumentResult,
  isListed,
  type OperationKind,
  operationId,
} from '../../operation.js';
import { type Arguments, NO_ARGUMENTS, queryParameter } from '../../request/parameter.js';
import { choiceType } from '../../values/value-type.js';
import { groupParameters } from '../count/counted-by.js';
import { idParameter } from '../records/whole-list.js';
import { drawAll, drawOne } from './draw-areas.js';

const numbers = (count: number): JsonSchema => ({
  type: 'array',
  items: { type: 'number' },
  minItems: count,
  maxItems: count,
});

const attributionSchema: JsonSchema = {
  type: 'string',
  description: 'The attribution to show with the boundaries.',
};

const nested = (depth: number, items: JsonSchema): JsonSchema =>
  depth === 0 ? items : { type: 'array', items: nested(depth - 1, items) };

const geometry = (type: string, depth: number): JsonSchema =>
  exactObject({ type: { const: type }, coordinates: nested(depth, numbers(2)) });

const featureSchema: Readonly<Record<string, JsonSchema>> = {
  type: { const: 'Feature' },
  id: { type: 'integer' },
  bbox: { ...numbers(4), description: 'West, south, east, north, in degrees.' },
  properties: {
    type: 'object',
    description: 'Name, official codes and centroid of the area.',
    properties: { centroid: { ...numbers(2), description: 'Longitude, latitude.' } },
    required: ['centroid'],
    additionalProperties: true,
  },
  geometry: { anyOf: [geometry('Polygon', 2), geometry('MultiPolygon', 3)] },
};

const topology: JsonSchema = exactObject({
  type: { const: 'Topology' },
  transform: exactObject({ scale: numbers(2), translate: numbers(2) }),
  objects: { type: 'object', additionalProperties: { type: 'object' } },
  arcs: { type: 'array', items: { type: 'array', items: numbers(2) } },
  attribution: attributionSchema,
});

const TOPOLOGY = 'Topology';

const orTopology = (geoJson: JsonSchema): JsonSchema => ({
  anyOf: [geoJson, refTo(TOPOLOGY)],
});

/** The JSON Schemas of GeoJSON and TopoJSON borders, the same for all families. */
const boundarySchemas = {
  one: {
    component: 'Boundary',
    schema: orTopology(exactObject({ ...featureSchema, attribution: attributionSchema })),
    parts: { [TOPOLOGY]: topology },
  },
  list: {
    component: 'Boundaries',
    schema: orTopology(
      exactObject({
        type: { const: 'FeatureCollection' },
        attribution: attributionSchema,
        features: { type: 'array', items: exactObject(featureSchema) },
      }),
    ),
    parts: { [TOPOLOGY]: topology },
  },
} as const;

const formats = ['geojson', 'topojson'] as const;

const format = queryParameter('format', choiceType(formats), {
  en: 'the format of the boundaries. GeoJSON (RFC 7946) is the default; TopoJSON contains each shared border once.',
  es: 'el formato de los límites. GeoJSON (RFC 7946) es el valor por defecto; TopoJSON contiene cada límite común una sola vez.',
});

const precisionParameter = (usual: Precision) =>
  queryParameter('precision', choiceType(precisions), {
    en: `the precision of the boundaries, ${usual} by default. Points are at least about 16 metres (fine) or 80 metres (coarse) apart.`,
    es: `la precisión de los límites; por defecto, ${usual}. Entre dos puntos hay al menos unos 16 metros (fine) o 80 metros (coarse).`,
  });

export const boundary: OperationKind = {
  operations: (family) => {
    if (family.boundary === undefined) return [];
    return isListed(family) ? [ofOne(family), ofAll(family)] : [ofOnly(family)];
  },
};

const aboutBoundary = (title: Localized) =>
  ({
    summary: title,
    cacheable: true,
    result: 'document',
    mediaType: 'application/geo+json',
  }) as const;

function ofOne(family: ModelFamily): DocumentOperation {
  const id = idParameter(family);
  const precision = precisionParameter('fine');
  return {
    ...aboutBoundary({
      en: `Boundary ${family.noun.of.en}`,
      es: `Límites ${family.noun.of.es}`,
    }),
    id: operationId(family, 'Boundary'),
    owner: family,
    path: `${API}/${family.path}/{id}/boundary`,
    parameters: [id, precision, format],
    description: {
      en: `Returns the boundary ${family.noun.of.en} as a GeoJSON feature or a TopoJSON topology. An unknown id, or an area without a boundary, returns 404.`,
      es: `Devuelve los límites ${family.noun.of.es} como una entidad de GeoJSON o una topología de TopoJSON. Un id desconocido o un área sin límites propios devuelve 404.`,
    },
    mayMiss: true,
    ...boundarySchemas.one,
    document: (catalog, args) => {
      const ordinal = catalog.table(family).ordinal(args.required(id));
      if (ordinal === undefined) return { missing: { family, id: args.required(id) } };
      const areas = areasOf(catalog, family, args.get(precision) ?? 'fine');
      return areas.isDrawn(ordinal)
        ? drawOne(catalog, areas, ordinal, isTopology(args))
        : withoutBorders(catalog, family, ordinal, 'boundary');
    },
    examples: (rows) => rows.map((row) => NO_ARGUMENTS.with(id, row.id as number)),
    enumerate: (catalog) => {
      const { isDrawn } = areasOf(catalog, family, 'coarse');
      const drawn = catalog.table(family).rows.filter((_, ordinal) => isDrawn(ordinal));
      return drawn.map((row) => NO_ARGUMENTS.with(id, row.id as number));
    },
  };
}

function ofOnly(family: ModelFamily): DocumentOperation {
  const precision = precisionParameter('coarse');
  return {
    ...aboutBoundary({
      en: `Boundary ${family.noun.of.en}`,
      es: `Límites ${family.noun.of.es}`,
    }),
    id: operationId(family, 'Boundary'),
    owner: family,
    path: `${API}/${family.path}/boundary`,
    parameters: [precision, format],
    description: {
      en: `Returns the boundary ${family.noun.of.en} as a GeoJSON feature or a TopoJSON topology.`,
      es: `Devuelve los límites ${family.noun.of.es} como una entidad de GeoJSON o una topología de TopoJSON.`,
    },
    mayMiss: false,
    ...boundarySchemas.one,
    document: (catalog, args) =>
      drawOne(catalog, areasOf(catalog, family, args.get(precision) ?? 'coarse'), 0, isTopology(args)),
    examples: () => [NO_ARGUMENTS],
    enumerate: () => [NO_ARGUMENTS],
  };
}

function ofAll(family: ModelFamily): DocumentOperation {
  const precision = precisionParameter('coarse');
  const groups = groupParameters(family);
  return {
    ...aboutBoundary({ en: `Boundaries of ${family.all.en}`, es: `Límites de ${family.all.es}` }),
    id: operationId(family, 'Boundaries'),
    owner: family,
    path: `${API}/${family.path}/boundaries`,
    parameters: [precision, format, ...groups.map(({ parameter }) => parameter)],
    description: {
      en: `Returns the boundaries of ${family.all.en}, or only those in a larger area, as a GeoJSON feature collection or a TopoJSON topology.`,
      es: `Devuelve los límites de ${family.all.es}, o solo los de un área mayor, como una colección de entidades de GeoJSON o una topología de TopoJSON.`,
    },
    mayMiss: false,
    ...boundarySchemas.list,
    document: (catalog, args) => {
      const areas = areasOf(catalog, family, args.get(precision) ?? 'coarse');
      const { rows } = catalog.table(family);
      const ordinals = rows.flatMap((row, ordinal) => {
        const isWanted = groups.every(({ holds }) => holds(args, row));
        return isWanted && areas.isDrawn(ordinal) ? [ordinal] : [];
      });
      return drawAll(catalog, areas, ordinals, isTopology(args));
    },
    examples: () => [NO_ARGUMENTS],
    enumerate: () => [NO_ARGUMENTS],
  };
}

const isTopology = (args: Arguments) => args.get(format) === 'topojson';

/** The problem of a record without borders names the area that contains its seat now. */
export function withoutBorders(
  catalog: Catalog,
  family: ModelFamily,
  ordinal: Ordinal,
  segment: string,
): DocumentResult {
  const { rows } = catalog.table(family);
  const row = rows[ordinal] as Row;
  const { drawn } = family.boundary as ModelBoundary;
  const seat = drawn === family ? pointOf(family, row) : undefined;
  const within = seat && areaAt(catalog, family, seat);
  if (within === undefined) return { missing: { family, id: row.id as number } };
  const now = rows[within] as Row;
  const nearest = `${API}/${family.path}/${now.id}/${segment}`;
  return {
    problem: problem(
      'unknown-record',
      messages.noBoundary(family.record, `${row.id}, ${nameOf(family, row)},`, nameOf(family, now), nearest),
      { nearest },
    ),
  };
}
