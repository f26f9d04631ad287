// The file name shows the origin of the contents, in letters that every system accepts.
import { expect, it } from 'vitest';
import { type ToyValues, toyArguments, toyOperation } from '../../../test/toy/toy-engine.js';
import { geoJson } from '../formats/geo-json.js';
import { formatNamed } from '../formats/index.js';
import { fileName } from './write-requested.js';

it.each<[string, ToyValues, string, string]>([
  ['planetList', {}, 'csv', 'planet.csv'],
  ['planetList', { '?kind': 'giant', fields: ['id'] }, 'csv-excel', 'planet.csv'],
  ['planetList', {}, 'ndjson', 'planet.ndjson'],
  ['planetList', {}, 'geojson', 'planet.geojson'],
  ['planetById', { id: 7 }, 'csv', 'planet-7.csv'],
  ['planetById', { id: 7, '?id': 8 }, 'csv', 'planet-7.csv'],
  ['planetMoons', { id: 2 }, 'csv', 'planet-2-satellites.csv'],
  ['planetMoons', { id: 2, '?id': 11 }, 'csv', 'planet-2-satellites.csv'],
  ['planetMoonsAt1', { planetId: 2 }, 'csv', 'satellite-planet-2.csv'],
  ['planetPage', { Page: 2, PageSize: 9 }, 'csv', 'planet-pagedlist.csv'],
  ['eclipseOfMonth', { year: 2001, month: 1 }, 'csv', 'eclipse-year-2001-month-1.csv'],
  ['planetSearch', { keyword: 'Ñandú' }, 'csv', 'planet-search-nandu.csv'],
  ['planetSearch', { keyword: '../..\\"\r\nx: y"; a/b' }, 'csv', 'planet-search-x-y-a-b.csv'],
  ['planetSearch', { keyword: '☿' }, 'csv', 'planet-search.csv'],
  ['planetSearch', { keyword: '{id}$&' }, 'csv', 'planet-search-id.csv'],
])('names %s %j as %s: %s', (id, args, format, expected) => {
  expect(fileName(toyOperation(id), toyArguments(id, args), formatNamed(format))).toBe(expected);
});

it('stays below the length limit of file systems', () => {
  const name = fileName(
    toyOperation('planetSearch'),
    toyArguments('planetSearch', { keyword: 'ab '.repeat(300) }),
    geoJson,
  );
  expect(name).toMatch(/^planet-search-[a-b-]+\.geojson$/);
  expect(name).toHaveLength(100 + '.geojson'.length);
});
