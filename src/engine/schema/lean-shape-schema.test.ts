// The smallest schema of a shape.
import { expect, it } from 'vitest';
import { toyModel } from '../../../test/toy/toy-model.js';
import type { ModelShape } from '../model/model.js';
import { leanShapeSchema, shapeSchema } from './shape-schema.js';

const shape = (family: string, name: string) => toyModel.family(family).shapes.get(name) as ModelShape;

it('keeps the remarks of the record itself, and names its extended fields', () => {
  const { description, properties } = leanShapeSchema(shape('planet', 'embedding'));
  expect(description).toBe(
    'What goes round the star. `fields` can also return `albedo`, `latitude`, `longitude`.',
  );
  const whole = shapeSchema(shape('planet', 'embedding')).properties ?? {};
  const shorter = Object.entries(whole).map(([name, { minLength: _, ...schema }]) => [name, schema]);
  expect(properties).toEqual(Object.fromEntries(shorter));
  expect(whole.name?.minLength).toBe(1);
  expect(leanShapeSchema(shape('star', 'embedding')).description).toBe('The star itself.');
});

it('keeps the keys and types of another view, without remarks', () => {
  const [lean, whole] = [leanShapeSchema(shape('planet', 'paged')), shapeSchema(shape('planet', 'paged'))];
  expect(Object.keys(lean)).toEqual(['type', 'required', 'additionalProperties', 'properties']);
  expect(lean.required).toEqual(whole.required);
  expect(Object.keys(lean.properties ?? {})).toEqual(Object.keys(whole.properties ?? {}));
  expect(lean.properties?.radius).toEqual({ type: 'number', minimum: 1, maximum: 100_000 });
  expect(lean.properties?.star).toEqual(whole.properties?.star);
});
