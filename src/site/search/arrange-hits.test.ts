// The results as one list, with the named pages and records first. No result hides another.
import { expect, it } from 'vitest';
import { arrangeHits, type PageHit } from './find-pages.js';

const hit = (name: string, certain: boolean, id: number | null = 1, score = 1) => ({
  family: 'City',
  id,
  name,
  context: 'municipality',
  certain,
  score,
  field: 'name',
  matched: name,
});
const page = (title: string, isData: boolean, isWhole: boolean, isTitle = false): PageHit => ({
  entry: [`/${title}`, title, '', ''],
  group: 'Pages',
  isData,
  isWhole,
  isTitle,
});

const shown = (hits: Parameters<typeof arrangeHits>[0], pages: readonly PageHit[]) =>
  arrangeHits(hits, pages).map((each) => ('entry' in each ? each.entry[1] : each.name));

it('lists similar records after a page with the exact word', () => {
  const pages = [page('Paging', false, true)];
  expect(shown([hit('Pailitas', false)], pages)).toEqual(['Paging', 'Pailitas']);
  expect(shown([hit('Pailitas', false)], [page('Paging', false, false)])).toEqual(['Pailitas', 'Paging']);
});

it('lists a certain record before similar ones, whatever their names', () => {
  expect(shown([hit('Alfonso Bonilla', true), hit('Calima', false)], [])).toEqual([
    'Alfonso Bonilla',
    'Calima',
  ]);
});

it('lists a named record, even with a typo, before a page that contains the word', () => {
  expect(shown([hit('Medellín', true, 1, 0.91)], [page('Search everything', false, true)])).toEqual([
    'Medellín',
    'Search everything',
  ]);
});

it('lists a page with the exact word before a record whose name only begins with it', () => {
  const pages = [page('CORS', false, true)];
  expect(shown([hit('Corsalud', true, 1, 0.89)], pages)).toEqual(['CORS', 'Corsalud']);
  expect(shown([hit('Cors', true)], pages)).toEqual(['Cors', 'CORS']);
});

it('lists a page first if its whole title was typed', () => {
  expect(shown([hit('Mapa de Colombia', true)], [page('Mapa', false, true, true)])).toEqual([
    'Mapa',
    'Mapa de Colombia',
  ]);
});

it('shows a family once, as a page that has the word or as a record', () => {
  const holidays = hit('Holidays', true, null);
  expect(shown([holidays], [page('Holidays', true, true)])).toEqual(['Holidays']);
  expect(shown([holidays, hit('Feria', false)], [])).toEqual(['Holidays', 'Feria']);
});
