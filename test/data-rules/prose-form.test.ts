// Reports texts of this dataset that are missing, too short or long, malformed or in another language.
import { expect, it } from 'vitest';
import { proseForm } from '../../src/data-rules/prose.js';
import { findingIn, inEnglish, only, withRow } from './broken-data.js';

const good = 'La región reúne las costas, las sabanas y los ríos que bajan de la sierra hacia el mar.';

it.each([
  ['Es una región.', '40 to 700 characters'],
  [`${good} `.repeat(9).trim(), '40 to 700 characters'],
  [good.replace('La', 'la'), 'a capital letter at the beginning'],
  [good.slice(0, -1), 'a full stop at the end'],
  [good.replace(/\.$/, '...'), 'a full stop at the end'],
  [good.replace('costas', 'costas[2]'), 'no footnote marks'],
  [good.replace('costas', 'costas de www.example'), 'no URL'],
  [good.replace('costas', 'costaS y cosTas'), 'lower case inside words'],
  [good.replace('costas,', 'costas ,'), 'no space before a comma or a full stop'],
  ['The region brings together the coasts, the plains and the rivers of the north of the land.', 'Spanish'],
])('reports the fault of %j', (description, expected) => {
  expect([...inEnglish(proseForm).check(withRow('region', 1, { description }, only('region')))]).toEqual([
    findingIn('regions.json', 1, 'description', `expected ${expected}, found "${description}"`),
  ]);
});

it('reports a missing text in every field that we write', () => {
  const data = withRow('invasiveSpecie', 3, { impact: null }, only('invasiveSpecie'));
  expect([...inEnglish(proseForm).check(data)]).toEqual([
    { file: 'data/invasive-species.json', id: 3, field: 'impact', message: 'expected text, found null' },
  ]);
});

it.each([good, good.replace('La región', '«Tierra buena»'), good.replace('La región', 'La empresa LaMia')])(
  'accepts a good text: %s',
  (description) => {
    expect([...inEnglish(proseForm).check(withRow('region', 1, { description }, only('region')))]).toEqual(
      [],
    );
  },
);
