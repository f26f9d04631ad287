// Reports duplicate, impossible and retired ids.
import { expect, it } from 'vitest';
import { ids } from '../../src/data-rules/order-of-lines.js';
import { inEnglish, realData, realRow, withRow, withRows } from './broken-data.js';

const seen = (id: unknown, message: string) => [{ file: 'data/regions.json', id, field: 'id', message }];

it.each([0, -3, 1.5, '7', null])('reports %j as an invalid id', (id) => {
  expect([...inEnglish(ids).check(withRow('region', 6, { id }))]).toEqual(
    seen(id, `expected a positive whole number, found ${JSON.stringify(id)}`),
  );
});

it('reports an id that two records have', () => {
  const data = withRows('region', (rows) => [...rows, realRow('region', 3)]);
  expect([...inEnglish(ids).check(data)]).toEqual(seen(3, 'expected a unique id, found 3 again'));
});

it('reports the gap that a deleted record leaves', () => {
  const data = withRows('region', (rows) => rows.filter(({ id }) => id !== 3));
  expect([...inEnglish(ids).check(data)]).toEqual(seen(3, 'expected a record with the id 3, found none'));
  expect([...ids.check(data)]).toMatchObject([{ at: 2 }]);
});

it('reports a wrong id once, and not the gap before it', () => {
  expect([...inEnglish(ids).check(withRow('region', 6, { id: 6000 }))]).toEqual([]);
  expect([...inEnglish(ids).check(withRow('region', 3, { id: '3' }))]).toHaveLength(1);
  expect([...inEnglish(ids).check(withRow('region', 3, { id: 4 }))]).toHaveLength(1);
});

it('reports the id of a retired record in use again', () => {
  const [retired] = realData.retired.filter(({ family }) => family === 'naturalArea');
  const data = withRows('naturalArea', (rows) => [...rows, { ...rows[0], id: retired?.id }]);
  expect([...inEnglish(ids).check(data)]).toEqual([
    {
      file: 'data/natural-areas.json',
      id: retired?.id,
      field: 'id',
      message: `expected an id that is not retired, found ${retired?.id}`,
    },
  ]);
});
