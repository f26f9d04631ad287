// Reports a capital whose text does not mention it, a city that claims to be one, and a department that names another.
import { expect, it } from 'vitest';
import { capitalsInTexts } from '../../src/data-rules/names-in-texts.js';
import { findingIn, inEnglish, realRow, withRow } from './broken-data.js';

const [neiva, iza] = [657, 258];
const found = (family: string, id: number, description: string) => [
  ...inEnglish(capitalsInTexts).check(withRow(family, id, { description })),
];

it('reports a capital whose text does not mention it', () => {
  expect(realRow('department', 18).cityCapitalId).toBe(neiva);
  expect(found('city', neiva, 'Ciudad del Huila.')).toEqual([
    findingIn('cities.json', neiva, 'description', 'expected "capital", found "Ciudad del Huila."'),
  ]);
});

it.each([
  'Capital de Boyacá, es fría.',
  'Es la capital de Boyacá.',
  'Iza, capital del departamento de Boyacá, es fría.',
])('reports a city that claims to be one: %s', (text) => {
  expect(found('city', iza, text)).toEqual([
    {
      file: 'data/cities.json',
      id: iza,
      field: 'description',
      message: `expected no claim to be the capital of Boyacá, found "${text}"`,
    },
  ]);
});

it('reports a capital that claims another department', () => {
  expect(found('city', neiva, 'Neiva es la capital del Tolima.')).toHaveLength(1);
});

it.each(['Está cerca de la capital de Boyacá.', 'Fue capital de Boyacá.', 'Capital de la provincia.'])(
  'lets be: %s',
  (text) => expect(found('city', iza, text)).toEqual([]),
);

it('reports a department that names another capital, in the text or in the field', () => {
  const named = { file: 'data/departments.json', id: 18, field: 'description' };
  expect(found('department', 18, 'La capital es Pitalito.')).toEqual([
    { ...named, message: 'expected Neiva where the capital is named, found "La capital es Pitalito."' },
  ]);
  const moved = withRow('department', 18, { cityCapitalId: iza });
  expect([...inEnglish(capitalsInTexts).check(moved)]).toContainEqual(expect.objectContaining(named));
});
