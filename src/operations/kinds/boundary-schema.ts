// Borders as JSON Schema: GeoJSON or TopoJSON.
import { briefFields } from '../../geo/brief-area.js';
import type { ModelFamily } from '../../model/model.js';
import { fieldSchema } from '../../schema/field-schema.js';
import { exactObject, type JsonSchema } from '../../schema/json-schema.js';

const numbers = (count: number): JsonSchema => ({
  type: 'array',
  items: { type: 'number' },
  minItems: count,
  maxItems: count,
});

const attribution: JsonSchema = {
  type: 'string',
  description: 'Whom to name wherever the borders are shown.',
};

const nested = (depth: number, items: JsonSchema): JsonSchema =>
  depth === 0 ? items : { type: 'array', items: nested(depth - 1, items) };

const geometry = (type: string, depth: number): JsonSchema =>
  exactObject({ type: { const: type }, coordinates: nested(depth, numbers(2)) });

export function boundarySchema(family: ModelFamily, result: 'one' | 'list'): JsonSchema {
  const feature = featureSchema(family);
  const attributed = { ...feature.properties, attribution };
  const geoJson =
    result === 'one'
      ? exactObject(attributed)
      : exactObject({
          type: { const: 'FeatureCollection' },
          attribution,
          features: { type: 'array', items: feature },
        });
  return { anyOf: [geoJson, topologySchema] };
}

function featureSchema(family: ModelFamily): JsonSchema {
  const named = briefFields(family).flatMap((name) => (name === 'id' ? [] : (family.field(name) ?? [])));
  return exactObject({
    type: { const: 'Feature' },
    id: { type: 'integer' },
    bbox: { ...numbers(4), description: 'West, south, east, north, in degrees.' },
    properties: exactObject({
      ...Object.fromEntries(named.map((field) => [field.name, fieldSchema(field)])),
      centroid: { ...numbers(2), description: 'Longitude, latitude.' },
    }),
    geometry: { anyOf: [geometry('Polygon', 2), geometry('MultiPolygon', 3)] },
  });
}

const topologySchema: JsonSchema = exactObject({
  type: { const: 'Topology' },
  transform: exactObject({ scale: numbers(2), translate: numbers(2) }),
  objects: { type: 'object', additionalProperties: { type: 'object' } },
  arcs: { type: 'array', items: { type: 'array', items: numbers(2) } },
  attribution,
});
