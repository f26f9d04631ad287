// Responses in the requested shape and format: some fields, joined records, limits, tables, maps and lines.
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../../test/toy/in-english.js';
import { type ToyValues, toyArguments, toyEngine, toyOperation } from '../../../test/toy/toy-engine.js';
import { answerTo, json, success } from '../../../test/toy/toy-request.js';
import { MARKER } from '../model/shape.js';
import { RENDERER_VERSION } from '../render/renderer.js';

describe('fields', () => {
  it('returns only the requested fields, in the order of the record', () => {
    expect(success('planetList', 'fields=name,id').text).toBe(
      '[{"id":2,"name":"Ñandú"},{"id":3,"name":"Nube"},{"id":7,"name":"Zafiro"}]',
    );
  });

  it('returns extended fields and those of one or many related records', () => {
    expect(json('planetList', 'fields=albedo,star.name,moons.name,largestMoon.planet.name')).toEqual([
      {
        albedo: 0.1,
        star: { name: 'Sol' },
        largestMoon: { planet: { name: 'Ñandú' } },
        moons: [{ name: 'Ánfora' }, { name: 'Brasa' }],
      },
      { albedo: null, star: { name: 'Sol' }, largestMoon: null, moons: [] },
      {
        albedo: null,
        star: { name: 'Sol' },
        largestMoon: { planet: { name: 'Zafiro' } },
        moons: [{ name: 'Ébano' }],
      },
    ]);
  });

  const sol = { id: 1, name: 'Sol', planets: [MARKER] };
  const moon = (id: number) =>
    json('planetById', '', { id: '2' }).moons.find((each: { id: number }) => each.id === id);

  it.each<[string, unknown]>([
    ['fields=id,star,moons', { id: 2, star: sol, moons: [moon(10), moon(11)] }],
    ['fields=id,star,moons&relations=marker', { id: 2, star: MARKER, moons: [MARKER] }],
    ['fields=id,star,moons&relations=null', { id: 2, star: null, moons: null }],
    ['fields=id,star,moons&relations=omit', { id: 2 }],
    ['fields=id&expand=star', { id: 2 }],
    ['fields=star&expand=star', { star: sol }],
    ['fields=star,star.name', { star: sol }],
    ['fields=star,star.name&relations=null', { star: { id: 1, name: 'Sol', planets: null } }],
    ['fields=star.name&expand=star', { star: { name: 'Sol' } }],
    ['fields=star.planets', { star: { planets: [MARKER] } }],
    ['fields=star.planets&relations=omit', { star: {} }],
    ['fields=capturedMoons', { capturedMoons: null }],
    ['fields=capturedMoons&relations=marker', { capturedMoons: [] }],
    ['fields=capturedMoons.id', { capturedMoons: [] }],
    ['fields=star.all', { star: { id: 1, name: 'Sol' } }],
    ['fields=sunId', { starId: 1 }],
  ])('%s', (query, expected) => {
    expect(json('planetById', query, { id: '2' })).toEqual(expected);
  });

  it.each<[string, string, Record<string, string>]>([
    ['planetById', '', { id: '2' }],
    ['planetById', '', { id: '3' }],
    ['planetSearch', '', { keyword: 'a' }],
    ['planetPage', 'Page=1&PageSize=9&', {}],
    ['moonList', '', {}],
    ['planetMoons', '', { id: '7' }],
    ['planetMoonsAt1', '', { planetId: '7' }],
    ['starOnly', '', {}],
  ])('%s?%sfields=... %j: a relation named by itself looks as it does without fields', (id, query, path) => {
    const records = (answered: object): Record<string, unknown>[] =>
      'data' in answered ? (answered.data as []) : ([answered].flat() as []);
    const whole = records(json(id, query, path));
    for (const { name } of toyOperation(id).family.relations) {
      const picked = records(json(id, `${query}fields=${name}`, path));
      expect(picked).toEqual(whole.map((record) => ({ [name]: record[name] })));
    }
    const all = ['all', ...toyOperation(id).family.relations.map(({ name }) => name)].join();
    for (const [index, record] of records(json(id, `${query}fields=${all}`, path)).entries())
      expect(record).toMatchObject(whole[index] as object);
  });

  it('returns all fields at once without relations, and the distance only if there is one', () => {
    const keys = (query: string) => Object.keys(json('planetList', query)[0]);
    const all = toyOperation('planetList').family.fields.map(({ name }) => name);
    expect(keys('fields=all')).toEqual(all);
    expect(keys('fields=all&near=4.6,-74.1')).toEqual([...all, 'distanceKm']);
  });

  it('returns fields in a page and in a calendar', () => {
    expect(json('planetPage', 'Page=2&PageSize=2&fields=id')).toEqual({
      page: 2,
      pageSize: 2,
      totalRecords: 3,
      pageCount: 2,
      data: [{ id: 7 }],
    });
    expect(json('eclipseOfYear', 'fields=saros&saros[gt]=1', { year: '2001' })).toEqual([{ saros: 3 }]);
  });
});

describe('relations', () => {
  it('adds expanded relations, and keeps all others', () => {
    const [plain] = json('planetList', '');
    const [first] = json('planetList', 'expand=star,moons.parent');
    expect(Object.keys(first)).toEqual(Object.keys(plain));
    expect(first).toEqual(plain);
    const [, , last] = json('planetList', 'expand=moons.parent');
    const [moon] = json('planetList', '')[2].moons;
    const brasa = { id: 11, planet: null, parent: null, subMoons: null };
    expect(last.moons).toEqual([{ ...moon, parent: expect.objectContaining(brasa) }]);
    const [, , deep] = json('planetList', 'expand=moons.parent.subMoons&relations=omit');
    expect(deep.moons[0].parent).toMatchObject({ id: 11, subMoons: [{ id: 20 }] });
    expect(deep.moons[0].parent).not.toHaveProperty('planet');
    expect(deep).not.toHaveProperty('star');
  });

  it('returns relations plain if the operation does not embed them', () => {
    const [plain] = json('planetSearch', '', { keyword: 'nandu' });
    const [first] = json('planetSearch', 'expand=star,largestMoon', { keyword: 'nandu' });
    expect(first).toEqual({
      ...plain,
      star: { id: 1, name: 'Sol', planets: null },
      largestMoon: expect.objectContaining({ id: 11, planet: null, parent: null, subMoons: null }),
    });
  });

  it('puts relations outside the record last', () => {
    expect(Object.keys(json('planetById', 'expand=capturedMoons', { id: '7' })).at(-1)).toBe('capturedMoons');
  });

  it.each([
    ['omit', undefined, undefined],
    ['null', null, null],
    ['marker', MARKER, [MARKER]],
  ])('look as requested, even if the contract embeds them: %s', (way, star, moons) => {
    const [first] = json('planetList', `relations=${way}`);
    expect([first.star, first.moons]).toEqual([star, moons]);
    expect(first).not.toHaveProperty('albedo');
  });

  describe('many records', () => {
    const moon = { name: 'x', description: null, planetId: 3, parentId: null, capturedById: null };
    const { rows } = toyEngine().catalog.table(toyOperation('planetList').family);
    const planet = rows.map((row) => ({ ...row, largestMoonId: null }));
    const withMoons = (count: number) =>
      toyEngine({
        planet,
        moon: Array.from({ length: count }, (_, index) => ({ id: 12 + 2 * index, ...moon })),
      });

    it('refuses to embed more than the limit of one response', () => {
      const many = withMoons(110);
      const ask = (values: ToyValues) =>
        many.answer(toyOperation('moonList'), toyArguments('moonList', values));
      const refused = ask({ expand: ['planet.moons'] });
      // The view embeds each moon's planet anyway.
      expect('problem' in refused && inEnglish(refused.problem)).toMatchObject({
        status: 400,
        detail:
          'expand would embed 12100 records; a response can embed at most 10000. Request a page, add a filter, or expand less.',
      });
      expect(ask({ expand: ['planet.moons'], '?id[lte]': 190 })).toHaveProperty('body');
      expect(ask({ expand: ['planet.moons'], limit: 90 })).toHaveProperty('body');
      expect(ask({ expand: ['planet.moons'], limit: 91 })).toHaveProperty('problem');
      expect(ask({ fields: ['planet.moons.id'] })).toHaveProperty('problem.errors.0.parameter', 'fields');
    });

    it('accepts relations that the operation embeds by itself', () => {
      const many = withMoons(10_001);
      const ask = (values: ToyValues) =>
        many.answer(toyOperation('planetList'), toyArguments('planetList', values));
      expect(ask({ format: 'ndjson' })).toHaveProperty('body');
      expect(ask({ expand: ['moons'], format: 'ndjson' })).toHaveProperty('body');
      expect(ask({ fields: ['id', 'moons'] })).toHaveProperty('body');
      expect(ask({ expand: ['moons.planet'], format: 'ndjson' })).toHaveProperty('problem');
    });
  });
});

describe('near', () => {
  it('sorts by distance, and shows it on request', () => {
    const query = 'near=6.25,-75.5&radius=500&fields=id,distanceKm';
    expect(json('planetList', query)).toEqual([
      { id: 7, distanceKm: 6.632 },
      { id: 2, distanceKm: expect.closeTo(242, 0) },
    ]);
    const ids = (more: string) => json('planetList', `${query}&${more}`).map(({ id }: { id: number }) => id);
    expect(ids('limit=1')).toEqual([7]);
    expect(ids('limit=1&offset=1')).toEqual([2]);
    expect(ids('offset=2')).toEqual([]);
    expect(ids('sortBy=id')).toEqual([2, 7]);
    expect(ids('sortBy=id&limit=1')).toEqual([2]);
    expect(ids('sortBy=-distanceKm')).toEqual([2, 7]);
    expect(ids('ringed=false')).toEqual([2]);
    expect(ids('bbox=-76,0,-75,10')).toEqual([7]);
    expect(ids('bbox=-180,-90,180,90&ringed=false')).toEqual([2]);
    expect(json('planetList', 'bbox=-180,-90,180,90&ringed=true&fields=id')).toEqual([{ id: 7 }]);
    expect(json('planetList', 'bbox=-180,-90,180,90&sortBy=-id&fields=id')).toEqual([{ id: 7 }, { id: 2 }]);
    expect(json('planetPage', `${query}&Page=2&PageSize=1`)).toMatchObject({
      totalRecords: 2,
      data: [{ id: 2 }],
    });
  });

  it('searches within fifty kilometres by default', () => {
    expect(json('planetList', 'near=6.25,-75.5&fields=id')).toEqual([{ id: 7 }]);
  });
});

it('returns 404 for a missing record in every form', () => {
  for (const query of ['fields=id', 'format=csv', 'expand=star'])
    expect(answerTo('planetById', query, { id: '4' })).toMatchObject({ problem: { status: 404 } });
});

it('sorts by each key in turn', () => {
  const ids = (sortBy: string) =>
    json('planetList', `fields=id&sortBy=${sortBy}`).map(({ id }: { id: number }) => id);
  expect(ids('-radius,name')).toEqual([3, 7, 2]);
  expect(ids('-radius,-name')).toEqual([7, 3, 2]);
  expect(ids('lastSeen,-id')).toEqual([2, 7, 3]);
  expect(ids('radius,-id&sortDirection=desc')).toEqual([7, 3, 2]);
});

it('gives the same bytes for the same version', () => {
  const hash = createHash('sha256');
  for (const format of ['json', 'ndjson', 'csv', 'csv-excel', 'geojson']) {
    for (const query of [
      '',
      '&fields=all,star.name',
      '&expand=star&relations=null',
      '&near=5,-75&radius=900',
    ])
      hash.update(success('planetList', `format=${format}${query}`).body).update('\n');
  }
  const golden = { version: 1, hash: '30e6377f57e102a1ad4ef7a4bfad5264fc3875b3c4900617f11bd956eb0233b5' };
  expect(
    { version: RENDERER_VERSION, hash: hash.digest('hex') },
    'what is asked for comes out as other bytes: raise RENDERER_VERSION and update this hash',
  ).toEqual(golden);
});
