// Reports an alias without a record or a source, one that adds nothing, and one that occurs twice or out of order.
import { expect, it } from 'vitest';
import { aliases } from '../../src/data-rules/codes.js';
import type { Alias } from '../../src/engine/dataset/dataset.js';
import { inEnglish, realData, realRow } from './broken-data.js';

const all = realData.aliases;
const last = all.at(-1) as Alias;
const broken = (lines: readonly Alias[]) =>
  [...inEnglish(aliases).check({ ...realData, aliases: lines })].map(({ message }) => message);
const withLast = (values: Partial<Alias>) => broken([...all.slice(0, -1), { ...last, ...values }]);

it('reports an alias of no record or no family', () => {
  expect(withLast({ id: 99_999 })).toEqual([`expected a record, found no ${last.family} 99999`]);
  expect(withLast({ family: 'planet' })).toEqual([`expected a record, found no planet ${last.id}`]);
});

it('reports an alias without a known source', () => {
  expect(withLast({ source: 'hearsay' })).toEqual(['expected a source of sources.json, found "hearsay"']);
});

it('reports the name of the record itself, whatever its case and accents', () => {
  const name = String(realRow(last.family, last.id).name).toUpperCase();
  expect(withLast({ alias: name })).toEqual([
    `expected another name, found its own, ${JSON.stringify(name)}`,
  ]);
});

it('reports spaces around an alias', () => {
  expect(withLast({ alias: 'Nadie ' })).toEqual([
    'expected no spaces around it and each accent together with its letter, found "Nadie "',
  ]);
});

it('reports a repeated alias, and one out of order', () => {
  expect(broken([...all, last])).toEqual([`expected it once, found ${JSON.stringify(last.alias)} twice`]);
  const first = { ...(all[0] as Alias), alias: 'Nadie' };
  expect(broken([...all, first])).toEqual([
    `expected the order of the records, found it after ${last.family} ${last.id}`,
  ]);
});
