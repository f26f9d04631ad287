// Tables, maps and lines are saved as files: with descriptive names that are valid on every system.
import { expect, it } from 'vitest';
import { type Format, useService } from './service.js';

const service = useService();

const files: readonly Exclude<Format, 'json'>[] = ['csv', 'csv-excel', 'ndjson', 'geojson'];

/** A path, and the name of its file. */
const named = [
  ['City', /cit(y|ies)/i],
  ['City/1', /city/i],
  ['City/pagedList?Page=2&PageSize=5', /cit(y|ies)/i],
  ['Department/2/cities', /cit(y|ies)/i],
  ['Volcano/search/ruiz', /volcano/i],
  ['Airport/code/BOG', /airport/i],
  ['UrbanCenter/city/5', /urban-?center/i],
] as const;

/** Words that are dangerous in the name of a file, or in a header. */
const hostile = [
  '%22%0D%0ASet-Cookie:%20a=b',
  '..%2F..%2Fetc%2Fpasswd',
  'bogot%C3%A1',
  'a%22;%20filename=%22b.exe',
  '%5C%00%7F',
  'x'.repeat(1000),
];

const nameOf = (headers: Headers) => /filename="([^"]*)"/.exec(headers.get('content-disposition') ?? '')?.[1];

it.each(named)('returns for %s a file name that describes its content', async (path, name) => {
  for (const format of files) {
    const join = path.includes('?') ? '&' : '?';
    const { headers } = await service.answered(`/api/v1/${path}${join}format=${format}`, format);
    expect(nameOf(headers)).toMatch(name);
  }
});

it.each(hostile)('returns a harmless file name for search/%s', async (keyword) => {
  // The client checks the rules for all names on every response.
  for (const format of files) {
    const { headers } = await service.answered(`/api/v1/City/search/${keyword}?format=${format}`, format);
    expect(headers.get('set-cookie')).toBeNull();
  }
});

it('returns a file name if Accept chooses the format, and never for JSON', async () => {
  const csv = await service.get('/api/v1/Region', { headers: { accept: 'text/csv' } });
  expect(nameOf(csv.headers)).toMatch(/region.*\.csv$/i);
  for (const path of ['/api/v1/Region', '/api/v1/Region?format=json', '/api/v1/Region/99'])
    expect((await service.get(path)).headers.get('content-disposition'), path).toBeNull();
});

it('returns file names for holidays and the country, too', async () => {
  const holidays = await service.answered('/api/v1/Holiday/year/2026?format=csv', 'csv');
  expect(nameOf(holidays.headers)).toMatch(/holiday/i);
  const country = await service.answered('/api/v1/Country/Colombia?format=ndjson', 'ndjson');
  expect(nameOf(country.headers)).toMatch(/country|colombia/i);
});
