// Reports a clause that occurs twice in handwritten texts, even with other names, and a composed text of another record.
import { expect, it } from 'vitest';
import { rowsOf } from '../../src/data-rules/data-rule.js';
import { proseSentences } from '../../src/data-rules/prose.js';
import { inEnglish, realData, withRow, withRows } from './broken-data.js';

const sentence = 'Aquí se oye cada tarde un tambor que nadie más conoce.';

it('reports a sentence that two records of two families share', () => {
  const once = withRow('region', 1, { description: `Empieza de otro modo. ${sentence}` });
  const data = withRow('map', 3, { description: sentence }, once);
  expect([...inEnglish(proseSentences).check(data)]).toEqual([
    {
      file: 'data/maps.json',
      id: 3,
      field: 'description',
      message: `expected its own clause, found that of region 1: "${sentence}"`,
    },
  ]);
});

it.each([
  ['other names', 'Desde Iza se ve el mar al norte de Sopó.', 'Desde Cota se ve el mar al norte de Cali.'],
  ['another compass point', 'Desde Iza se ve el mar al norte.', 'Desde Iza se ve el mar al suroeste.'],
  ['a semicolon', 'Hay sal; desde Iza se ve el mar cada día.', 'Desde Iza se ve el mar cada día.'],
  ['another climate', 'Todo su valle es de clima frío.', 'Todo su valle es de clima templado.'],
])('reports the same handwritten pattern with %s', (_, first, second) => {
  const data = withRow('map', 3, { description: second }, withRow('region', 1, { description: first }));
  expect([...inEnglish(proseSentences).check(data)]).toMatchObject([{ file: 'data/maps.json', id: 3 }]);
});

it('reports a part of six words between commas, and accepts one of five', () => {
  const part = 'a la sombra de un nogal';
  const first = withRow('region', 1, { description: `Hay un taller de tambores, ${part}, desde ayer.` });
  const data = withRow('map', 3, { description: `Cada jueves, ${part}, suena una flauta vieja.` }, first);
  expect([...inEnglish(proseSentences).check(data)]).toMatchObject([
    { file: 'data/maps.json', message: `expected its own clause, found that of region 1: "${part}"` },
  ]);
  const shorter = part.replace(' un', '');
  const accepted = withRow(
    'map',
    3,
    { description: `Cada jueves, ${shorter}, suena una flauta vieja.` },
    withRow('region', 1, { description: `Hay un taller de tambores, ${shorter}, desde ayer.` }),
  );
  expect([...inEnglish(proseSentences).check(accepted)]).toEqual([]);
});

it('reports a composed text of another city, and allows patterns', () => {
  const byHand = new Set(realData.cityTexts.map(({ id }) => id));
  const [first, second] = rowsOf(realData, 'city').filter(({ id }) => !byHand.has(id));
  const data = withRow('city', Number(second?.id), { description: first?.description });
  expect([...inEnglish(proseSentences).check(data)]).toEqual([
    {
      file: 'data/cities.json',
      id: second?.id,
      field: 'description',
      message: `expected its own text, found that of city ${first?.id}: "${first?.description}"`,
    },
  ]);
});

it('accepts equal short sentences', () => {
  const data = withRows('region', (rows) => rows.map((row) => ({ ...row, description: 'Hay mucho mar.' })));
  expect([...inEnglish(proseSentences).check(data)]).toEqual([]);
});
