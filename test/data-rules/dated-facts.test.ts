// Reports listed facts that no text contains, that repeat, that name no source or record, or that are out of order.
import { expect, it } from 'vitest';
import type { DatedFact, RuleData } from '../../src/data-rules/data-rule.js';
import { datedFacts } from '../../src/data-rules/prose.js';
import { findingIn, inEnglish, realData, withRow } from './broken-data.js';

const TEXT =
  'La isla, la mayor del lago, mide 1.898 metros y 2,5 kilómetros; se pobló el 7 de agosto de 1819.';
const FILE = 'prose/dated-facts.json';

const withFacts = (...facts: readonly Partial<DatedFact>[]): RuleData => ({
  ...withRow('touristAttraction', 1, { description: TEXT }),
  datedFacts: facts.map((fact) => ({
    family: 'touristAttraction',
    id: 1,
    value: '1819',
    sources: ['atlas'],
    ...fact,
  })),
});

const check = (data: RuleData) => [...inEnglish(datedFacts).check(data)];

it('accepts values that the text contains as they are written', () => {
  expect(
    check(
      withFacts(
        { value: '1.898' },
        { value: '2,5' },
        { value: '7 de agosto de 1819' },
        { value: 'la mayor del lago' },
      ),
    ),
  ).toEqual([]);
});

it('reports a value that the text does not contain as a whole', () => {
  for (const value of ['1820', '898', '1.89', '2', '5', '8 de agosto de 1819', 'la mayor del mar', 'mayo'])
    expect(check(withFacts({ value })), value).toEqual([
      findingIn(
        FILE,
        'touristAttraction 1',
        'value',
        `expected "${value}" in the description, found "${TEXT}"`,
      ),
    ]);
});

it('reports a repeated value, a missing or unknown source, and a missing record', () => {
  expect(
    check(withFacts({}, {}, { value: '2,5', sources: [] }, { value: '1.898', sources: ['nobody'] })),
  ).toEqual([
    findingIn(FILE, 'touristAttraction 1', 'value', 'expected it once, found "1819" twice'),
    findingIn(FILE, 'touristAttraction 1', 'sources', 'expected a source, found none'),
    findingIn(FILE, 'touristAttraction 1', 'sources', 'expected a source of sources.json, found "nobody"'),
  ]);
  expect(check(withFacts({ id: 9999 }))).toEqual([
    findingIn(FILE, 'touristAttraction 9999', 'id', 'expected a record, found no touristAttraction 9999'),
  ]);
});

it('reports lines that are not in the order of the records', () => {
  const [first, second] = realData.datedFacts.filter(({ id }) => id === 42 || id === 43).slice(1, 3);
  expect([first?.id, second?.id]).toEqual([42, 43]);
  const swapped = { ...realData, datedFacts: [second, first] as readonly DatedFact[] };
  expect(check(swapped)).toEqual([
    findingIn(
      FILE,
      'touristAttraction 42',
      'id',
      'expected the order of the records, found it after touristAttraction 43',
    ),
  ]);
});
