// The search over all families, with typed queries from a table and with seeded typos, and the form of its responses.
import { describe, expect, it } from 'vitest';
import { createRandom } from '../../lab/random.js';
import { seed } from '../contract/seed.js';
import { useService } from '../contract/service.js';
import { fewer } from '../system/size.js';
import { found } from './found.js';
import { mistyped } from './mistyped.js';
import { namedRecords } from './named-records.js';
import { queries } from './queries.js';

const { get, problem } = useService();
const search = (q: string, more = '') => found(get, `/api/v1/search?q=${encodeURIComponent(q)}${more}`);

describe('typed queries', () => {
  const all = Object.values(queries).flat();

  it('find the intended record first in 95 of 100 cases, and among the first five in all', async () => {
    const later: string[] = [];
    const never: string[] = [];
    for (const [typed, family, name] of all) {
      const { hits } = await search(typed, '&limit=5');
      const rank = hits.findIndex((hit) => hit.family === family && hit.name === name);
      const shownHits = `${typed}: ${hits.map((hit) => `${hit.family} ${hit.name}`).join(', ')}`;
      if (rank > 0) later.push(shownHits);
      if (rank < 0) never.push(shownHits);
    }
    expect(all.length).toBeGreaterThanOrEqual(150);
    expect(never).toEqual([]);
    expect(later.length / all.length, later.join('\n')).toBeLessThanOrEqual(0.05);
  });
});

describe('names with a mistake', () => {
  it('are found first in 90 of 100 cases, and among the first five in 98', async () => {
    const random = createRandom(seed);
    const records = await namedRecords();
    const count = fewer(5000, 100);
    let [first, five] = [0, 0];
    for (let run = 0; run < count; run++) {
      const record = random.pick(records);
      const typed = mistyped(record.name, random);
      if (typed.trim() === '') continue;
      const { hits } = await search(typed, '&limit=5');
      // Any of several records with the same name is right.
      const rank = hits.findIndex(({ name }) => name === record.name);
      if (rank === 0) first++;
      if (rank >= 0) five++;
    }
    console.log(`seed ${seed}: ${first} of ${count} first, ${five} among the first five`);
    expect(first / count, `seed ${seed}`).toBeGreaterThanOrEqual(0.9);
    expect(five / count, `seed ${seed}`).toBeGreaterThanOrEqual(0.98);
  });
});

describe('a hit', () => {
  it('returns the record, its location, the matched text and the score', async () => {
    expect((await search('medallo')).hits[0]).toEqual({
      family: 'City',
      id: 12,
      name: 'Medellín',
      context: 'municipio de Antioquia',
      score: 1,
      field: 'alias',
      matched: 'Medallo',
      link: '/api/v1/City/12',
      change: null,
      certain: true,
    });
    expect((await search('05001')).hits[0]).toMatchObject({ id: 12, field: 'daneCode', matched: '05001' });
    expect((await search('medellin', '&lang=en')).hits[0]?.context).toBe('municipality in Antioquia');
  });

  it('has a link that leads to a record of that name', async () => {
    for (const typed of ['bogota', 'colombia', 'ruiz', '110111', 'petro', 'volcan', 'holidays']) {
      for (const { link } of (await search(typed)).hits)
        expect((await get(String(link))).status, String(link)).toBe(200);
    }
  });

  it('has at most the score of the one before', async () => {
    for (const typed of ['san', 'la', 'bogota', 'mdeellin', 'aeropuerto', 'x']) {
      const scores = (await search(typed, '&limit=50')).hits.map(({ score }) => Number(score));
      expect(scores, typed).toEqual(scores.toSorted((a, b) => b - a));
    }
  });
});

describe('a page of hits', () => {
  it('is a part of the same list', async () => {
    for (const typed of ['cali', 'medellin', 'volcanes', 'aeropuerto bogota']) {
      const whole = await search(typed, '&limit=50');
      const parts = [];
      for (let offset = 0; offset < Math.min(50, whole.total); offset += 7)
        parts.push(...(await search(typed, `&limit=7&offset=${offset}`)).hits);
      expect(parts.slice(0, whole.hits.length), typed).toEqual(whole.hits);
    }
  });

  it('has ten hits unless another number is requested', async () => {
    expect((await search('medellin')).hits).toHaveLength(10);
    expect((await search('medellin', '&limit=3')).hits).toHaveLength(3);
  });

  it('has only records of the requested families', async () => {
    const { hits } = await search('bogota', '&families=airport,Emisoras');
    expect(new Set(hits.map(({ family }) => family))).toEqual(new Set(['Airport', 'Radio']));
  });
});

it('returns an empty list for an unknown text', async () => {
  expect(await search('xqzwkjv')).toEqual({ total: 0, hits: [] });
  expect(await search('¿?')).toEqual({ total: 0, hits: [] });
});

it.each([
  ['/api/v1/search', 'q'],
  ['/api/v1/search?q=', 'q'],
  ['/api/v1/search?q=%20', 'q'],
  ['/api/v1/suggest', 'q'],
  ['/api/v1/search?q=a&limit=51', 'limit'],
  ['/api/v1/search?q=a&families=Planet', 'families'],
  ['/api/v1/search?q=a&lang=fr', 'lang'],
  ['/api/v1/search?q=a&sortBy=name', 'sortBy'],
])('%s is refused for its %s', async (path, parameter) => {
  expect((await problem(400, path)).errors?.map((error) => error.parameter)).toEqual([parameter]);
});
