// Responses in other formats than JSON: lines, tables and maps, with their media types and file names.
import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../../test/toy/in-english.js';
import { toyOperation } from '../../../test/toy/toy-engine.js';
import { answerTo, json, success } from '../../../test/toy/toy-request.js';

const detail = (id: string, query: string, path?: Record<string, string>) => {
  const answered = answerTo(id, query, path);
  return 'problem' in answered ? inEnglish(answered.problem).detail : undefined;
};

describe('forms', () => {
  it('writes the records of the JSON response as lines', () => {
    const { text, type } = success('moonList', 'format=ndjson');
    expect(type).toBe('application/x-ndjson');
    expect(text.endsWith('\n')).toBe(true);
    expect(
      text
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual(json('moonList', ''));
    expect(success('moonList', 'format=ndjson&name=nobody').text).toBe('');
  });

  it('writes tables with every field or the requested ones', () => {
    const { text, type } = success('moonList', 'format=csv');
    expect(type).toBe('text/csv; charset=utf-8; header=present');
    expect(text.split('\r\n').slice(0, 2)).toEqual([
      'id,name,description,planetId,parentId,capturedById',
      '10,Ánfora,Fría,2,,7',
    ]);
    const first = (query: string) => success('planetList', query).text.split('\r\n')[0];
    expect(first('format=csv')).toMatch(/^id,name,.*,albedo,latitude,longitude$/);
    expect(first('format=csv&near=4.6,-74')).toMatch(/,longitude,distanceKm$/);
    expect(first('format=csv&fields=star.name,id')).toBe('star.name,id');
    expect(first('format=csv&fields=name&fields=star.name,id')).toBe('name,star.name,id');
    expect(first('format=csv&fields=sunId,star.all,id')).toBe('starId,star.id,star.name,id');
    expect(first('format=csv&fields=star,id&expand=star')).toBe('star.id,star.name,id');
    expect(first('format=csv&near=4.6,-74&fields=distanceKm,name')).toBe('distanceKm,name');
    expect(first('format=csv&expand=star')).toMatch(/,longitude,star\.id,star\.name$/);
    expect(first('format=csv-excel&fields=id,star.id')).toBe('\uFEFFid;star.id');
    expect(success('planetById', 'format=csv&fields=id', { id: '7' }).text).toBe('id\r\n7\r\n');
    expect(success('planetById', 'format=csv&fields=star.name,name,id', { id: '7' }).text).toBe(
      'star.name,name,id\r\nSol,Zafiro,7\r\n',
    );
    expect(success('eclipseOfMonth', 'format=csv', { year: '2001', month: '11' }).text).toBe(
      'date,name,saros\r\n2001-11-03T00:00:00,Autumn,3\r\n',
    );
  });

  it.each([
    ['expand=moons', 'expand: "moons" contains many records'],
    ['fields=id,star.planets.name', 'fields: "star.planets" contains many records'],
    [
      'fields=id,star',
      'fields: "star" is a record and does not fit in a table cell; name its fields instead, such as star.name.',
    ],
    ['fields=id,star&relations=null', 'fields: "star" is a record'],
    ['fields=id,largestMoon&relations=omit', 'fields: "largestMoon" is a record'],
  ])('reports that tables have no cells for %s', (query, message) => {
    expect(detail('planetList', `format=csv&${query}`)).toContain(message);
  });

  it('writes maps with a point for each record', () => {
    const { text, type } = success('planetList', 'format=geojson&fields=name,star.name');
    expect(type).toBe('application/geo+json');
    expect(JSON.parse(text)).toMatchObject({
      type: 'FeatureCollection',
      features: [
        { id: 2, properties: { name: 'Ñandú', star: { name: 'Sol' } } },
        { id: 3, geometry: null },
        { id: 7 },
      ],
    });
    const one = json('planetById', 'format=geojson', { id: '7' });
    expect(one).toMatchObject({ type: 'Feature', id: 7, geometry: { coordinates: [-75.56, 6.25] } });
    expect(Object.keys(one.properties)).toEqual(
      toyOperation('planetById').family.fields.map(({ name }) => name),
    );
  });

  it('names a file for every form except JSON', () => {
    const name = (id: string, query: string, path?: Record<string, string>) =>
      success(id, query, path).fileName;
    expect(name('planetList', 'format=csv')).toBe('planet.csv');
    expect(name('planetList', 'format=csv-excel')).toBe('planet.csv');
    expect(name('planetById', 'format=geojson', { id: '7' })).toBe('planet-7.geojson');
    expect(name('planetSearch', 'format=ndjson', { keyword: 'Ñandú' })).toBe('planet-search-nandu.ndjson');
    for (const query of ['', 'format=json', 'fields=id']) expect(name('planetList', query)).toBeUndefined();
  });

  it('returns pages without their envelope, with its values in headers', () => {
    const page = success('moonPage', 'Page=2&PageSize=4&format=csv&fields=id');
    expect(page.text).toBe('id\r\n20\r\n21\r\n');
    expect(page.page).toEqual({ page: 2, pageSize: 4, totalRecords: 6, pageCount: 2 });
  });

  it('returns plain JSON if the request asks for it', () => {
    expect(success('moonList', 'format=json')).toEqual(success('moonList', ''));
  });
});
