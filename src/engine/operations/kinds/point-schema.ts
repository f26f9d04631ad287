// The description of a point (`geo/describe-point`) as JSON Schema.
import { briefFields } from '../../geo/brief-area.js';
import { nameOfNearest } from '../../geo/describe-point.js';
import type { ModelBoundary, ModelFamily } from '../../model/model.js';
import { fieldSchemas } from '../../schema/field-schema.js';
import { exactObject, type JsonSchema, refTo } from '../../schema/json-schema.js';

const degrees: JsonSchema = { type: 'number' };
const kilometres: JsonSchema = { type: 'number', minimum: 0 };

export interface PointSchema {
  readonly properties: Readonly<Record<string, JsonSchema>>;
  /** The schemas that the properties refer to, by name. */
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

export const briefRef = (family: ModelFamily): JsonSchema => refTo(briefName(family));

export const briefParts = (families: readonly ModelFamily[]): Readonly<Record<string, JsonSchema>> =>
  Object.fromEntries(families.map((family) => [briefName(family), briefSchema(family)]));

export function briefSchema(
  family: ModelFamily,
  further: Readonly<Record<string, JsonSchema>> = {},
): JsonSchema {
  const fields = briefFields(family).flatMap((name) => family.field(name) ?? []);
  return exactObject({ ...fieldSchemas(fields), ...further });
}

const orNull = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: 'null' }] });
