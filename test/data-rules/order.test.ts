// Reports records out of id order, and puts them back.
import { expect, it } from 'vitest';
import { order } from '../../src/data-rules/order-of-lines.js';
import { inEnglish, mended, realData, withRows, written } from './broken-data.js';

const swapped = withRows('region', ([first, second, ...others]) => [second ?? {}, first ?? {}, ...others]);
const lastFirst = withRows('airport', (rows) => [...rows.slice(-1), ...rows.slice(0, -1)]);

it('reports two records in the wrong order', () => {
  expect([...inEnglish(order).check(swapped)]).toEqual([
    { file: 'data/regions.json', id: 1, field: 'id', message: 'expected an id after 2, found 1' },
  ]);
});

it('reports every record after a higher one', () => {
  const last = realData.rows.get('airport')?.at(-1)?.id;
  const found = [...inEnglish(order).check(lastFirst)];
  expect(found).toHaveLength((realData.rows.get('airport')?.length ?? 0) - 1);
  expect(found[0]?.message).toBe(`expected an id after ${last}, found 1`);
});

it.each([
  ['region', swapped],
  ['airport', lastFirst],
])('puts every %s back where it was', (family, data) => {
  expect([...inEnglish(order).check(mended(order, data, family))]).toEqual([]);
  expect(written(mended(order, data, family), family)).toBe(written(realData, family));
});
