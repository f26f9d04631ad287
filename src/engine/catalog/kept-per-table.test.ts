// Something worked out once is not worked out again, and not mixed up with another table or name.
import { expect, it } from 'vitest';
import { toyDataset } from '../../../test/toy/toy-dataset.js';
import { toyModel } from '../../../test/toy/toy-model.js';
import { buildCatalog } from './build-catalog.js';
import { keptPerTable } from './kept-per-table.js';

it('makes a value once for each table and name', () => {
  const catalog = buildCatalog(toyModel, toyDataset());
  const [planets, moons] = ['planet', 'moon'].map((name) => catalog.table(toyModel.family(name)));
  if (planets === undefined || moons === undefined) throw new Error('The toy has planets and moons.');
  const kept = keptPerTable<string>();
  let made = 0;
  const make = () => `value ${++made}`;
  expect(kept(planets, 'a', make)).toBe('value 1');
  expect(kept(planets, 'a', make)).toBe('value 1');
  expect(kept(planets, 'b', make)).toBe('value 2');
  expect(kept(moons, 'a', make)).toBe('value 3');
  expect(keptPerTable<string>()(planets, 'a', make)).toBe('value 4');
});
