// Reports another form of a name in a handwritten text, and a form that belongs to two names.
import { expect, it } from 'vitest';
import type { RuleData } from '../../src/data-rules/data-rule.js';
import { proseNames } from '../../src/data-rules/prose.js';
import { findingIn, inEnglish, realData, withRow } from './broken-data.js';

const check = (data: RuleData) => [...inEnglish(proseNames).check(data)];
const withText = (description: string) => withRow('region', 1, { description });

it.each([
  ['Allí viven familias wayúu.', 'wayuu', 'wayúu'],
  ['Se llega a la Amazonía por el río.', 'Amazonia', 'Amazonía'],
  ['Trabajaron en las minas esclavos de Guinea.', 'personas esclavizadas', 'esclavos'],
  ['Sube al nevado del Ruiz.', 'Nevado del Ruiz', 'nevado del Ruiz'],
])('reports the form in %j', (text, name, form) => {
  expect(check(withText(text))).toEqual([
    findingIn('regions.json', 1, 'description', `expected "${name}", found "${form}"`),
  ]);
});

it('accepts the listed form, a part of another word, and another name with a capital', () => {
  expect(check(withText('Los wayuu, la Amazonia, el Parque Tayrona y los esclavistas.'))).toEqual([]);
});

it('accepts the name of the record or of its municipality in its text', () => {
  const mompos = realData.rows.get('city')?.find(({ name }) => name === 'Mompós');
  expect(check(withRow('city', Number(mompos?.id), { description: 'Mompós está en una isla.' }))).toEqual([]);
  expect(check(withText('Mompós está en una isla.'))).toHaveLength(1);
});

it('reports a form that belongs to two names', () => {
  const properNames = [
    { name: 'wayuu', instead: ['guajiros'] },
    { name: 'wiwa', instead: ['guajiros'] },
  ];
  expect(check({ ...realData, properNames })).toEqual([
    findingIn(
      'prose/names.json',
      'wiwa',
      'instead',
      'expected one name for "guajiros", found it under "wayuu" too',
    ),
  ]);
});
