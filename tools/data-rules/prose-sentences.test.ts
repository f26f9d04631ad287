// Reports a sentence that occurs twice, and a department whose texts follow one pattern.
import { expect, it } from 'vitest';
import { realData, withRow, withRows } from './broken-data.js';
import { proseSentences } from './prose-sentences.js';

const sentence = 'Aquí se oye cada tarde un tambor que nadie más conoce.';

it('finds nothing in the data', () => {
  expect([...proseSentences.check(realData)]).toEqual([]);
});

it('sees the same sentence in two records of two families', () => {
  const once = withRow('region', 1, { description: `Empieza de otro modo. ${sentence}` });
  const data = withRow('map', 3, { description: sentence }, once);
  expect([...proseSentences.check(data)]).toEqual([
    {
      file: 'data/maps.json',
      id: 3,
      field: 'description',
      message: `expected a unique sentence, found that of region 1: "${sentence}"`,
    },
  ]);
});

it('lets short sentences be equal', () => {
  const data = withRows('region', (rows) => rows.map((row) => ({ ...row, description: 'Hay mucho mar.' })));
  expect([...proseSentences.check(data)]).toEqual([]);
});

it('sees composed texts that only differ in names', () => {
  const data = withRows('city', (rows) =>
    rows.map((row) => ({
      ...row,
      description:
        row.departmentId === 1 ? `El pueblo de ${row.name} mira siempre hacia el gran río.` : row.description,
    })),
  );
  const [found] = [...proseSentences.check(data)].filter(({ message }) => message.includes('pattern'));
  expect(found).toMatchObject({ file: 'data/cities.json', id: 1, field: 'description' });
  expect(found?.message).toMatch(/^expected at most 3 % of patterns shared, found \d+ of \d+ in Amazonas$/);
});
