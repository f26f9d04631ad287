// Reports a language family instead of a language.
import { expect, it } from 'vitest';
import { languagesRule } from '../../src/data-rules/people.js';
import { inEnglish, withRow } from './broken-data.js';

it.each([
  ['familia guahibo', 'familia guahibo'],
  ['Tucanos occidentales', 'Tucanos occidentales'],
  ['Cocama, Lenguas tupí-guaraní', 'Lenguas tupí-guaraní'],
])('reports the family in "%s"', (value, family) => {
  expect([...inEnglish(languagesRule).check(withRow('nativeCommunity', 2, { languages: value }))]).toEqual([
    {
      file: 'data/native-communities.json',
      id: 2,
      field: 'languages',
      message: `expected the name of a language, found "${family}"`,
    },
  ]);
});

it.each([null, 'Yanacona (extinta, familia quechua)', 'Tucano'])('takes %j', (value) => {
  expect([...inEnglish(languagesRule).check(withRow('nativeCommunity', 2, { languages: value }))]).toEqual(
    [],
  );
});
