// Groups of results: named records, certain hits and similar names, where no group hides another.
import { expect, it } from 'vitest';
import { arrangeHits, type PageHit } from './find-pages.js';

const hit = (name: string, certain: boolean, id: number | null = 1, score = 1) => ({
  family: 'City',
  id,
  name,
  context: 'municipality',
  certain,
  score,
});
const page = (title: string, isData: boolean, isWhole: boolean): PageHit => ({
  entry: [`/${title}`, title, '', ''],
  isData,
  isWhole,
});

const shown = (hits: Parameters<typeof arrangeHits>[0], pages: readonly PageHit[]) =>
  arrangeHits(hits, pages).map(({ kind, hits: all }) => [
    kind,
    ...all.map((each) => ('entry' in each ? each.entry[1] : each.name)),
  ]);

it('similar records stay beside a page that has the very word, and come after it', () => {
  const pages = [page('Paging', false, true)];
  expect(shown([hit('Pailitas', false)], pages)).toEqual([
    ['pages', 'Paging'],
    ['similar', 'Pailitas'],
  ]);
  expect(shown([hit('Pailitas', false)], [page('Paging', false, false)])).toEqual([
    ['similar', 'Pailitas'],
    ['pages', 'Paging'],
  ]);
});

it('a record that was found for certain is data, whatever it is called', () => {
  expect(shown([hit('Alfonso Bonilla', true), hit('Calima', false)], [])).toEqual([
    ['data', 'Alfonso Bonilla'],
    ['similar', 'Calima'],
  ]);
});

it('a page that has the very word comes before a record whose name only begins with it', () => {
  const pages = [page('CORS', false, true)];
  expect(shown([hit('Corsalud', true, 1, 0.89)], pages)).toEqual([
    ['pages', 'CORS'],
    ['data', 'Corsalud'],
  ]);
  expect(shown([hit('Cors', true)], pages)).toEqual([
    ['data', 'Cors'],
    ['pages', 'CORS'],
  ]);
});

it('a guess is similar', () => {
  expect(shown([hit('Ananda', false)], [])).toEqual([['similar', 'Ananda']]);
});

it('a family is shown once: as a page that has the word, or as it was found', () => {
  const holidays = hit('Holidays', true, null);
  expect(shown([holidays], [page('Holidays', true, true)])).toEqual([['data', 'Holidays']]);
  expect(shown([holidays, hit('Feria', false)], [])).toEqual([
    ['data', 'Holidays'],
    ['similar', 'Feria'],
  ]);
});
