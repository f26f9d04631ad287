// Suggestions after every letter equal those of a naive model that compares all names.
import { describe, expect, it } from 'vitest';
import { createRandom } from '../../lab/random.js';
import { fold } from '../../src/engine/text/fold.js';
import { seed } from '../contract/seed.js';
import { useService } from '../contract/service.js';
import { readData } from '../data/data-files.js';
import { fewer } from '../system/size.js';
import { found } from './found.js';
import { mistyped } from './mistyped.js';
import { namedRecords, otherNames } from './named-records.js';

const { get } = useService();
const suggest = (q: string, more = '') => found(get, `/api/v1/suggest?q=${encodeURIComponent(q)}${more}`);

const plainly = (text: string) =>
  fold(text)
    .replace(/[.'’`´]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const isKey = (hit: Readonly<Record<string, unknown>>, key: string) => `${hit.family} ${hit.id}` === key;

describe('a prefix', () => {
  it('returns every record whose name begins with it, and none without such a word', async () => {
    const random = createRandom(seed);
    const records = await namedRecords();
    const names = new Map(records.map((record) => [`${record.family} ${record.id}`, plainly(record.name)]));
    const others = otherNames();
    for (let run = 0; run < fewer(400, 10); run++) {
      const record = random.pick(records);
      const key = plainly(record.name);
      const typed = key.slice(0, random.integer(3, 11)).trim();
      const { total, hits } = await suggest(typed, '&limit=50');
      const begin = [...names].filter(([, name]) => name.startsWith(typed)).map(([each]) => each);
      const about = `seed ${seed}: ${typed}`;
      expect(total, about).toBeGreaterThanOrEqual(begin.length);
      if (total <= 50)
        for (const each of begin)
          expect(
            hits.some((hit) => isKey(hit, each)),
            `${about} ${each}`,
          ).toBe(true);
      for (const hit of hits) {
        const [each, name] = [`${hit.family} ${hit.id}`, plainly(String(hit.name))];
        const hasWord = ` ${name}`.includes(` ${typed}`);
        const isOther =
          others.get(each)?.some((other) => ` ${plainly(other)}`.includes(` ${typed}`)) === true;
        if (!hasWord && !isOther) expect.fail(`${about} suggests ${each}, ${name}`);
      }
    }
  });

  it('returns the equal name first, then the more important records', async () => {
    expect((await suggest('cali')).hits[0]).toMatchObject({ family: 'City', name: 'Cali' });
    expect((await suggest('b')).hits.map(({ name }) => name).slice(0, 3)).toEqual([
      'Bogotá D.C.',
      'Barranquilla',
      'Bucaramanga',
    ]);
    expect((await suggest('ruiz')).hits[0]).toMatchObject({ name: 'Volcán Nevado del Ruiz' });
    expect((await suggest('medall')).hits[0]).toMatchObject({ name: 'Medellín' });
  });

  it('finds words inside a name, except after a short function word', async () => {
    const { hits } = await suggest('de los', '&limit=50');
    expect(hits.filter(({ name }) => !String(name).startsWith('De los'))).toEqual([]);
    const inner = (await suggest('dorado')).hits.map(({ name }) => name);
    expect(inner).toContain('Aeropuerto Internacional El Dorado');
  });

  it('returns few fields, in the requested language', async () => {
    expect((await suggest('medell', '&limit=1&lang=en')).hits).toEqual([
      { family: 'City', id: 12, name: 'Medellín', context: 'municipality in Antioquia', certain: true },
    ]);
  });

  it('returns the same if a family is requested, without the others', async () => {
    for (const typed of ['b', 'san', 'la p', 'medel']) {
      const all = await suggest(typed, '&limit=50');
      const { hits } = await suggest(typed, '&limit=50&families=City');
      const cities = all.hits.filter(({ family }) => family === 'City');
      expect(hits.slice(0, cities.length), typed).toEqual(cities);
      expect(new Set(hits.map(({ family }) => family)), typed).toEqual(new Set(['City']));
    }
  });
});

it('suggests similar names if no name begins with the text', async () => {
  const random = createRandom(seed);
  expect((await suggest('medllin')).hits[0]).toMatchObject({ name: 'Medellín' });
  for (const name of ['Barranquilla', 'Bucaramanga', 'Villavicencio']) {
    const typed = mistyped(name, random, 'swapped');
    expect(
      (await suggest(typed)).hits.map((hit) => hit.name),
      typed,
    ).toContain(name);
  }
});

it('returns a capital first for three letters in at least 30 of 33 cases', async () => {
  const capitals = readData<{ cityCapitalId: number }>('departments.json').map((row) => row.cityCapitalId);
  const names = new Map(
    readData<{ id: number; name: string }>('cities.json').map(({ id, name }) => [id, name]),
  );
  const others: string[] = [];
  for (const id of capitals) {
    const typed = names.get(id)?.slice(0, 3) as string;
    const [first] = (await suggest(typed)).hits;
    if (first?.family !== 'City' || first.id !== id) others.push(`${typed}: ${first?.name}`);
  }
  expect(capitals).toHaveLength(33);
  expect(others.length, others.join('\n')).toBeLessThanOrEqual(3);
});

it('lists names before nicknames', async () => {
  const names = (await suggest('per', '&limit=50&families=City')).hits.map(({ name }) =>
    plainly(String(name)).startsWith('per'),
  );
  expect(names.lastIndexOf(true)).toBeLessThan(names.includes(false) ? names.indexOf(false) : Infinity);
});
