// Groups of results: named records, certain hits and similar names, where no group hides another.
import { expect, it } from 'vitest';
import { arrangeHits, type FoundPage } from './find-pages.js';

const hit = (name: string, score: number, field = 'words') => ({
  family: 'City',
  id: field === 'family' ? null : 1,
  name,
  context: 'municipality',
  score,
  field,
});
const page = (title: string, isData: boolean, isWhole: boolean): FoundPage => ({
  entry: [`/${title}`, title, '', ''],
  isData,
  isWhole,
});

const shown = (query: string, hits: Parameters<typeof arrangeHits>[1], pages: readonly FoundPage[]) =>
  arrangeHits(query, hits, pages).map(({ kind, hits: all }) => [
    kind,
    ...all.map((each) => ('entry' in each ? each.entry[1] : each.name)),
  ]);

it('similar records stay beside a page that has the very word, and come after it', () => {
  const pages = [page('Paging', false, true)];
  expect(shown('paging', [hit('Pailitas', 0.6)], pages)).toEqual([
    ['pages', 'Paging'],
    ['similar', 'Pailitas'],
  ]);
  expect(shown('pagin', [hit('Pailitas', 0.6)], [page('Paging', false, false)])).toEqual([
    ['similar', 'Pailitas'],
    ['pages', 'Paging'],
  ]);
});

it('a record that was found for certain is data, whatever it is called', () => {
  expect(shown('aeropuerto de cali', [hit('Alfonso Bonilla', 0.99), hit('Calima', 0.5)], [])).toEqual([
    ['data', 'Alfonso Bonilla'],
    ['similar', 'Calima'],
  ]);
});

it('a name with other letters is similar, however little they differ', () => {
  expect(shown('medelin', [hit('Medellín', 0.91, 'name')], [])).toEqual([['similar', 'Medellín']]);
});

it('a family is shown once: as a page that has the word, or as it was found', () => {
  const holidays = hit('Holidays', 1, 'family');
  expect(shown('holidays', [holidays], [page('Holidays', true, true)])).toEqual([['data', 'Holidays']]);
  expect(shown('festivos 2027', [holidays, hit('Feria', 0.15)], [])).toEqual([
    ['data', 'Holidays'],
    ['similar', 'Feria'],
  ]);
});
