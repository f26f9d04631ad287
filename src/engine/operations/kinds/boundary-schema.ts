// Borders as JSON Schema: GeoJSON or TopoJSON, alike for all families.
import { exactObject, type JsonSchema, refTo } from '../../schema/json-schema.js';

const numbers = (count: number): JsonSchema => ({
  type: 'array',
  items: { type: 'number' },
  minItems: count,
  maxItems: count,
});

const attribution: JsonSchema = {
  type: 'string',
  description: 'The attribution to show with the boundaries.',
};

const nested = (depth: number, items: JsonSchema): JsonSchema =>
  depth === 0 ? items : { type: 'array', items: nested(depth - 1, items) };

const geometry = (type: string, depth: number): JsonSchema =>
  exactObject({ type: { const: type }, coordinates: nested(depth, numbers(2)) });

const feature: Readonly<Record<string, JsonSchema>> = {
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
  attribution,
});

const TOPOLOGY = 'Topology';

const orTopology = (geoJson: JsonSchema): JsonSchema => ({
  anyOf: [geoJson, refTo(TOPOLOGY)],
});

/** How an operation describes one area, or several. */
export const boundarySchemas = {
  one: {
    component: 'Boundary',
    schema: orTopology(exactObject({ ...feature, attribution })),
    parts: { [TOPOLOGY]: topology },
  },
  list: {
    component: 'Boundaries',
    schema: orTopology(
      exactObject({
        type: { const: 'FeatureCollection' },
        attribution,
        features: { type: 'array', items: exactObject(feature) },
      }),
    ),
    parts: { [TOPOLOGY]: topology },
  },
} as const;
