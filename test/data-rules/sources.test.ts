// Reports a source without publisher, title, terms or URL, a date of unknown origin, and terms without a URL.
import { expect, it } from 'vitest';
import { sources } from '../../src/data-rules/sources.js';
import type { Source, Terms } from '../../src/engine/dataset/dataset.js';
import { inEnglish, realData } from './broken-data.js';

const first = realData.sources[0] as Source;
const found = (...further: readonly Source[]) => [
  ...inEnglish(sources).check({ ...realData, sources: [...realData.sources, ...further] }),
];

it.each<[Partial<Source>, string]>([
  [{ publisher: '' }, 'expected a publisher, found none'],
  [{ title: { en: 'A list', es: '' } }, 'expected a title in es, found none'],
  [
    { title: { en: 'A list of the areas', es: 'A list of the areas' } },
    'expected Spanish, found "A list of the areas"',
  ],
  [{ date: 'lately', dateFrom: 'release' }, 'expected a date or null, found "lately"'],
  [{ retrieved: 'lately' }, 'expected a date or null, found "lately"'],
  [{ dateFrom: null, date: '2025' }, 'expected the origin of the date 2025, found null'],
  [{ dateFrom: 'release' }, 'expected null without a date, found "release"'],
  [
    { date: '2026-06-14', dateFrom: 'release', retrieved: '2026-06-14' },
    'expected the date of the data, found the day of the copy, 2026-06-14',
  ],
  [{ terms: 'secret' }, 'expected terms of terms.json, found "secret"'],
  [{ url: null }, 'expected a URL, found null'],
  [{ url: 'the library' }, 'expected a URL, found "the library"'],
  [{ through: 'rumour' }, 'expected another source, found "rumour"'],
  [{ through: 'hearsay' }, 'expected another source, found "hearsay"'],
])('reports a source with %j', (values, message) => {
  const [field] = Object.keys(values);
  expect(found({ ...first, id: 'hearsay', ...values })).toEqual([
    { file: 'data/sources.json', id: 'hearsay', field, message },
  ]);
});

it('reports the licence of a collection that only passed the data on', () => {
  const { publisher, licence } = first;
  expect(found({ ...first, id: 'hearsay', publisher: 'The agency', through: first.id })).toEqual([
    {
      file: 'data/sources.json',
      id: 'hearsay',
      field: 'licence',
      message: `expected the licence of The agency, found that of ${publisher}`,
    },
  ]);
  expect(licence).toBe('MIT');
});

it('accepts this collection without a URL', () => {
  expect(found({ ...first, id: 'hearsay', publisher: 'Atlas Colombia', url: null })).toEqual([]);
});

it('reports an id of two sources', () => {
  expect(found(first)).toMatchObject([
    { field: 'id', message: `expected it once, found "${first.id}" twice` },
  ]);
});

it('reports terms without a URL', () => {
  const [one, ...others] = realData.terms as readonly [Terms, ...Terms[]];
  const data = { ...realData, terms: [{ ...one, url: '' }, ...others] };
  expect([...inEnglish(sources).check(data)]).toEqual([
    { file: 'data/terms.json', id: one.id, field: 'url', message: 'expected a URL, found ""' },
  ]);
});
