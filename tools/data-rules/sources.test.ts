// Reports a source without publisher, title, date or terms, one that is there twice, and one that came through nothing.
import { expect, it } from 'vitest';
import type { Source } from '../../src/engine/dataset/dataset.js';
import { realData } from './broken-data.js';
import { sources } from './sources.js';

const first = realData.sources[0] as Source;
const found = (...further: readonly Source[]) => [
  ...sources.check({ ...realData, sources: [...realData.sources, ...further] }),
];

it.each<[Partial<Source>, string]>([
  [{ publisher: '' }, 'expected a publisher, found none'],
  [{ title: '' }, 'expected a title, found none'],
  [{ date: null }, 'expected a date, found null'],
  [{ date: 'lately' }, 'expected a date, found "lately"'],
  [{ terms: 'secret' }, 'expected terms of terms.json, found "secret"'],
  [{ through: 'rumour' }, 'expected another source, found "rumour"'],
  [{ through: 'hearsay' }, 'expected another source, found "hearsay"'],
])('reports a source with %j', (values, message) => {
  const [field] = Object.keys(values);
  expect(found({ ...first, id: 'hearsay', ...values })).toEqual([
    { file: 'data/sources.json', id: 'hearsay', field, message },
  ]);
});

it('reports an id that two sources have', () => {
  expect(found(first)).toMatchObject([
    { field: 'id', message: `expected a unique id, found ${first.id} twice` },
  ]);
});
