// Figures are unpacked as the lines contain them, and sums do not mix releases.
import { expect, it } from 'vitest';
import { seriesDataset, seriesModel, visitLines } from '../../../test/toy/toy-series.js';
import type { Fault, Source } from '../dataset/dataset.js';
import type { Row } from '../model/model.js';
import type { Series } from '../model/series.js';
import { buildCatalog } from './build-catalog.js';
import { linkSeries } from './link-series.js';

const series: Series = {
  file: 'eggs.json',
  of: 'hen',
  key: 'henId',
  year: 'year',
  release: 'book',
  title: 'bookTitle',
  shared: ['state'],
  measures: ['laid', 'hatched'],
};
const lines: readonly Row[] = [
  { henId: 1, book: 'a', state: 'old', from: 2001, laid: [3, 0], hatched: [null, 2] },
  { henId: 1, book: 'b', state: 'good', from: 2002, laid: [5], hatched: null },
  { henId: 2, book: 'a', state: 'old', from: 2002, laid: [10], hatched: [1] },
];
const sources = ['a', 'b'].map((id) => ({ id, title: { en: `Book ${id}`, es: `Libro ${id}` } }) as Source);

function linked(rows: readonly Row[], known = sources) {
  const faults: Fault[] = [];
  const location = (index: number) => ({ file: 'eggs.json', line: index + 2 });
  const ordinal = (id: number) => (id < 3 ? id - 1 : undefined);
  const records = { ordinal, name: (id: number) => `Hen ${id}`, releaseNames: undefined };
  return { figures: linkSeries(series, { rows, location }, known, records, faults), faults };
}
const all = { series: 'all' } as const;
const { figures } = linked(lines);
const row = (year: number, laid: number, hatched: number | null, book: 'a' | 'b') => ({
  year,
  laid,
  hatched,
  book,
  state: book === 'a' ? 'old' : 'good',
  bookTitle: `Book ${book}`,
});

it('returns figures of one record by year and release, with zero and unknown apart', () => {
  expect(figures.of(0, all)).toEqual([
    row(2001, 3, null, 'a'),
    row(2002, 0, 2, 'a'),
    row(2002, 5, null, 'b'),
  ]);
  expect(figures.of(7, all)).toEqual([]);
});

it('adds up several records by release, with null if a part is null', () => {
  expect(figures.sumOf(Int32Array.of(0, 1), all)).toEqual([
    row(2001, 3, null, 'a'),
    row(2002, 10, 3, 'a'),
    row(2002, 5, null, 'b'),
  ]);
  const unknown = linked([...lines, { ...lines[2], hatched: null }]).figures;
  expect(unknown.sumOf(Int32Array.of(1), all)).toEqual([row(2002, 20, null, 'a')]);
  expect(figures.sumOf(Int32Array.of(1), all), 'added up twice').toEqual([row(2002, 10, 1, 'a')]);
});

it('lists the records and fields of each source', () => {
  expect([...figures.coverage()]).toEqual([
    ['a', { records: 2, fields: new Set(['year', 'book', 'bookTitle', 'state', 'laid', 'hatched']) }],
    ['b', { records: 1, fields: new Set(['year', 'book', 'bookTitle', 'state', 'laid']) }],
  ]);
});

it('reports a record and a source that do not exist', () => {
  const { faults } = linked([{ ...lines[0], henId: 9 }, lines[1] as Row], sources.slice(0, 1));
  expect(faults).toEqual([
    { file: 'eggs.json', line: 2, field: 'henId', message: 'there is no hen with id 9' },
    { file: 'eggs.json', line: 3, field: 'book', message: 'there is no source b' },
  ]);
});

it('reports a break that names a record or a source that does not exist', () => {
  const gaps = [
    { year: 2000, cause: 'orbit', act: null, records: [10, 99], source: 'rumour' },
    { year: 2000, cause: 'seam', before: 'hearsay' },
  ];
  const dataset = seriesDataset(visitLines.with(2, { ...visitLines[2], gaps }));
  expect(() => buildCatalog(seriesModel, dataset)).toThrow(
    /gaps: there is no moon with id 99[\s\S]*gaps: there is no source rumour[\s\S]*gaps: there is no source hearsay/,
  );
});

it('reports no missing record if its family could be read only in part', () => {
  const dataset = seriesDataset([...visitLines, { ...visitLines[3], moonId: 22 }]);
  expect(() => buildCatalog(seriesModel, dataset)).toThrow(
    'visits.json:7 moonId: there is no moon with id 22',
  );
  const moons = dataset.families.get('moon');
  const partly = new Map([...dataset.families, ['moon', { ...moons, incomplete: true } as never]]);
  expect(() => buildCatalog(seriesModel, { ...dataset, families: partly })).not.toThrow();
});
