// Reports listed facts that no text contains, that repeat, that name no source or record, or that are out of order, and years that
// are not listed.
import { expect, it } from 'vitest';
import type { DatedFact, RuleData } from '../../src/data-rules/data-rule.js';
import { datedFacts } from '../../src/data-rules/prose-facts.js';
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

const unlisted = (year: number) =>
  `expected ${year} with its source in data/prose/dated-facts.json, found none`;

/** Findings about the lines of the list. */
const check = (data: RuleData) =>
  [...inEnglish(datedFacts).check(data)].filter(({ file }) => file === `data/${FILE}`);

/** Findings about the years of one record. */
const years = (data: RuleData, id: unknown) =>
  [...inEnglish(datedFacts).check(data)].flatMap((each) =>
    each.file === 'data/cities.json' && each.id === id ? each.message : [],
  );

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

it('reports a year in a handwritten text that is not listed for its record', () => {
  const id = Number(realData.cityTexts.find(({ description }) => !/\d/.test(String(description)))?.id);
  const at = (description: string, ...values: readonly string[]): RuleData => ({
    ...withRow('city', id, { description }),
    datedFacts: values.map((value) => ({ family: 'city', id, value, sources: ['atlas'] })),
  });
  expect(years(at('Se fundó en 1623 y es municipio desde 1905.', '1905'), id)).toEqual([unlisted(1623)]);
  expect(years(at('Se fundó el 3 de mayo de 1623.', '3 de mayo de 1623'), id)).toEqual([]);
  expect(years(at('La Ley 1448 se aplica a sus 1.905 familias y 1905,5 hectáreas.'), id)).toEqual([]);
});

it('accepts composed texts without a list', () => {
  const composed = realData.rows
    .get('city')
    ?.find(({ id }) => !realData.cityTexts.some((text) => text.id === id));
  const data = withRow('city', Number(composed?.id), { description: 'Se fundó en 1623.' });
  expect(years(data, composed?.id)).toEqual([]);
});
