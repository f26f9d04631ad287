// What is said of a point, as JSON Schema.
import { briefFields } from '../../geo/brief-area.js';
import type { ModelBoundary, ModelFamily } from '../../model/model.js';
import { fieldSchema } from '../../schema/field-schema.js';
import { exactObject, type JsonSchema } from '../../schema/json-schema.js';

const degrees: JsonSchema = { type: 'number' };
const kilometres: JsonSchema = { type: 'number', minimum: 0 };

export const pointSchema = (drawn: ModelFamily, groups: readonly ModelFamily[]): JsonSchema =>
  exactObject(pointProperties(drawn, groups));

export function pointProperties(
  drawn: ModelFamily,
  groups: readonly ModelFamily[],
): Readonly<Record<string, JsonSchema>> {
  const areas = [drawn, ...groups];
  const places = (drawn.boundary as ModelBoundary).places?.target;
  const chain = (isNullable: boolean) =>
    Object.fromEntries(
      areas.map((family) => [family.name, isNullable ? orNull(briefSchema(family)) : briefSchema(family)]),
    );
  return {
    point: exactObject({ latitude: degrees, longitude: degrees }),
    ...chain(true),
    distanceToSeatKm: orNull(kilometres),
    distanceToBorderKm: orNull(kilometres),
    ...(places === undefined
      ? {}
      : { [`nearest${places.record}`]: orNull(briefSchema(places, { distanceKm: kilometres })) }),
    nearest: orNull(exactObject({ ...chain(false), distanceKm: kilometres })),
  };
}

export function briefSchema(
  family: ModelFamily,
  further: Readonly<Record<string, JsonSchema>> = {},
): JsonSchema {
  const fields = briefFields(family).flatMap((name) => family.field(name) ?? []);
  return exactObject({
    ...Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field)])),
    ...further,
  });
}

export const orNull = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: 'null' }] });
