// The files of the form field are small, versioned, immutable for caches, and available to pages of every origin.
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { editionName } from '../../src/engine/dataset/dataset.js';
import { createCompressor } from '../../src/server/http/compressor.js';
import { type AreaLists, areaLists, placesOf } from '../../src/site/embed/area-lists.js';
import { groupsWith } from '../../src/site/embed/script/place-groups.js';
import { suggestionsFor, suggestionsOf } from '../../src/site/embed/script/suggestions.js';
import { exchange } from '../static/exchange.js';
import { sharedService } from '../system/shared-service.js';
import { startAtlas } from '../system/start-atlas.js';

const { address, service } = await sharedService();
const { model, catalog } = service.engine;
const edition = editionName(catalog.edition);
const SHORT = '/embed/place-select.js';

const [, version = ''] = /^export\*from"\.\/([\w.-]+)\/place-select\.js";$/m.exec(
  await (await fetch(address + SHORT)).text(),
) as RegExpExecArray;
const versioned = (name: string) => `/embed/${version}/${name}`;
const names = ['place-select.js', 'places.json', 'named-places.json'];
const brotli = { 'accept-encoding': 'br' };

describe('sizes as sent', () => {
  let fresh = '';
  beforeAll(async () => {
    fresh = (await startAtlas({ WARM_UP: 'off' }, afterAll, createCompressor())).origin;
  });

  it.each([
    ['place-select.js', 4000],
    ['places.json', 9000],
    ['named-places.json', 12000],
  ])('%s has at most %i bytes, even for the first client', async (name, most) => {
    const { status, headers, body } = await exchange(fresh, versioned(name), { headers: brotli });
    expect([status, headers['content-encoding']]).toEqual([200, 'br']);
    expect(body.length).toBeLessThanOrEqual(most);
  });

  it('allow the script with the version to fit into one packet', async () => {
    expect((await (await fetch(address + SHORT)).arrayBuffer()).byteLength).toBeLessThan(200);
  });
});

describe('the list of places', () => {
  it('has the same bytes as in a bundle, at both URLs', async () => {
    const served = await (await fetch(address + versioned('places.json'))).text();
    expect(served).toBe(placesOf(areaLists(model, catalog) as AreaLists, edition));
    expect(served).toBe(await (await fetch(`${address}/embed/places.json`)).text());
  });

  it('has the municipalities of every department, in the order of the API', async () => {
    interface Rows {
      readonly type: string;
      readonly rows: readonly {
        readonly id: number;
        readonly code: string;
        readonly name: string;
        readonly places: {
          readonly ids: number[];
          readonly codes: string[];
          readonly names: string[];
          readonly types?: string[];
        };
      }[];
    }
    const { type, rows } = (await (await fetch(address + versioned('places.json'))).json()) as Rows;
    const list = async (path: string) =>
      (await (await fetch(address + path)).json()) as {
        id: number;
        name: string;
        daneCode: string;
        type: string;
      }[];
    const departments = await list('/api/v1/Department?fields=id,name,daneCode&sortBy=name');
    expect(rows.map(({ id, name, code }) => ({ id, name, daneCode: code }))).toEqual(departments);
    for (const { id, places } of rows) {
      const cities = await list(
        `/api/v1/City?departmentId=${id}&type[null]=false&fields=id,name,daneCode,type&sortBy=name`,
      );
      expect(places).toEqual({
        ids: cities.map((city) => city.id),
        codes: cities.map((city) => city.daneCode),
        names: cities.map((city) => city.name),
        types: cities.every((city) => city.type === type) ? undefined : cities.map((city) => city.type),
      });
    }
  });
});

describe('the list of a field with suggestions', async () => {
  const served = (await (await fetch(`${address}/embed/named-places.json`)).json()) as Parameters<
    typeof groupsWith
  >[0];
  const all = suggestionsOf(groupsWith(served, false, { groups: null, types: null }));
  const found = (typed: string) => suggestionsFor(all, typed).map(({ text }) => text);

  it.each([
    ['sta marta', 'Santa Marta, Magdalena'],
    ['pto berrio', 'Puerto Berrío, Antioquia'],
    ['bogota dc', 'Bogotá D.C., Bogotá'],
    ['Bogotá, D. C.', 'Bogotá D.C., Bogotá'],
    ['05001', 'Medellín, Antioquia'],
    ['5001', 'Medellín, Antioquia'],
    ['medelin', 'Medellín, Antioquia'],
    ['medallo', 'Medellín, Antioquia'],
    ['armenia', 'Armenia, Antioquia'],
  ])('finds "%s" first', (typed, expected) => expect(found(typed)[0]).toBe(expected));

  it('finds no place for a text that resembles none, of any length', () => {
    expect([found('xyzw'), found(`${'x'.repeat(20)} `.repeat(500)), found(' - ')]).toEqual([[], [], []]);
  });

  it('finds every place by each of its other names', () => {
    const listed = new Map(all.map(({ place, text }) => [Number(place), text]));
    const others = catalog.aliases.filter(({ family, id }) => family === 'city' && listed.has(id));
    expect(others.length).toBeGreaterThan(500);
    const lost = others.filter(({ alias, id }) => !found(alias).includes(listed.get(id) as string));
    // More places share this name than are suggested.
    expect(lost.map(({ alias }) => alias)).toEqual(['San José']);
  });

  it('has the same places as the list without other names', async () => {
    const bare = JSON.parse(JSON.stringify(served, (key, value) => (key === 'also' ? undefined : value)));
    expect(bare).toEqual(await (await fetch(`${address}/embed/places.json`)).json());
  });
});

describe('a versioned URL', () => {
  it.each(names)('contains the edition and is immutable: %s', async (name) => {
    expect(version).toMatch(new RegExp(`^${edition}-[0-9a-f]{8}$`));
    const response = await fetch(address + versioned(name));
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const again = await fetch(address + versioned(name), {
      headers: { 'if-none-match': String(response.headers.get('etag')) },
    });
    expect([again.status, again.headers.get('cache-control')]).toEqual([
      304,
      'public, max-age=31536000, immutable',
    ]);
  });

  it('has the digest of the script', async () => {
    const script = await (await fetch(address + versioned('place-select.js'))).text();
    expect(version.slice(-8)).toBe(createHash('sha256').update(script).digest('hex').slice(0, 8));
  });

  it.each(names)('redirects another version to the current one: %s', async (name) => {
    const response = await fetch(`${address}/embed/2020.1.1-00000000-00000000/${name}`, {
      redirect: 'manual',
    });
    expect([response.status, response.headers.get('location')]).toEqual([302, versioned(name)]);
    expect(response.headers.get('cache-control')).not.toContain('immutable');
  });

  it.each(names)('is found in any letter case: %s', async (name) => {
    const [as, is] = await Promise.all(
      [versioned(name), versioned(name).toUpperCase()].map((path) => fetch(address + path)),
    );
    expect(is?.status).toBe(200);
    expect(await is?.text()).toBe(await as?.text());
  });

  it('returns a problem that names the script for another file', async () => {
    const response = await fetch(address + versioned('place.json'));
    expect(response.status).toBe(404);
    expect(((await response.json()) as { detail: string }).detail).toContain(SHORT);
  });

  it('allows the methods of a file', async () => {
    const { headers } = await fetch(address + versioned('places.json'), { method: 'OPTIONS' });
    expect(headers.get('allow')).toBe('GET, HEAD, OPTIONS');
    expect((await fetch(address + versioned('places.json'), { method: 'POST' })).status).toBe(405);
    const head = await fetch(address + versioned('places.json'), { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });
});

it('revalidates the short script after minutes, and keeps it for thirty days without the server', async () => {
  const { headers } = await fetch(address + SHORT);
  expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(headers.get('cache-control')).toBe(
    'public, max-age=300, stale-while-revalidate=2592000, stale-if-error=2592000',
  );
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
});
