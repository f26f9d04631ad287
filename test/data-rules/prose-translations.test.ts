// Reports English texts that are missing, malformed, in another language, repeated, or with a number that the Spanish text lacks.
import { expect, it } from 'vitest';
import { proseTranslations } from '../../src/data-rules/prose-facts.js';
import { findingIn, inEnglish, only, withRow } from './broken-data.js';

const good = 'The region has 1,893.5 km of coast, savannas and the rivers that come down from the mountains.';
const description = 'La región tiene 1.893,5 km de costa, sabanas y los ríos que bajan de la sierra.';

const checked = (englishDescription: string | null, id = 1) => [
  ...inEnglish(proseTranslations).check(
    withRow('region', id, { description, englishDescription }, only('region')),
  ),
];

it('accepts a good text', () => {
  expect(checked(good)).toEqual([]);
});

it.each([
  [null, 'expected text, found null'],
  ['A region of the north.', 'expected 40 to 700 characters, found "A region of the north."'],
  [description, `expected English, found "${description}"`],
  [good.replace('1,893.5', '1,894'), 'expected numbers of description, found 1894'],
  [
    `${good} ${good}`,
    `expected its own sentence, found that of region 1: "${good.slice(good.indexOf('5 km'))}"`,
  ],
])('reports %j', (text, message) => {
  expect(checked(text)).toContainEqual(findingIn('regions.json', 1, 'englishDescription', message));
});
