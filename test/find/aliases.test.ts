// Acronyms, English names and nicknames that one record alone has find it first.
import { expect, it } from 'vitest';
import { nameKey } from '../../src/engine/names/name-key.js';
import { useService } from '../contract/service.js';
import { sharedService } from '../system/shared-service.js';
import { partOfEach } from '../system/size.js';
import { found } from './found.js';

const { get } = useService();
const ONE_IN = 12;

it('finds the record of an alias first in 95 of 100 cases', async () => {
  const { engine } = (await sharedService()).service;
  const { aliases } = engine.catalog;
  const recordOf = new Map(engine.model.families.map(({ name, record }) => [name, record]));
  const holders = new Map<string, Set<string>>();
  for (const { family, id, alias } of aliases) {
    const key = nameKey(alias);
    holders.set(key, (holders.get(key) ?? new Set()).add(`${family} ${id}`));
  }
  const own = aliases.filter(({ alias }) => holders.get(nameKey(alias))?.size === 1);
  const later: string[] = [];
  const tried = partOfEach(own, ({ family }) => family, ONE_IN);
  for (const { family, id, alias } of tried) {
    const { hits } = await found(get, `/api/v1/search?q=${encodeURIComponent(alias)}&limit=3`);
    if (hits[0]?.id !== id || hits[0]?.family !== recordOf.get(family))
      later.push(
        `${alias} (${family} ${id}): ${hits.map((hit) => `${hit.family} ${hit.id} ${hit.name}`).join(', ')}`,
      );
  }
  console.log(
    `${tried.length - later.length} of ${tried.length} first; ${aliases.length - own.length} belong to several records`,
  );
  expect(own.length).toBeGreaterThan(2000);
  expect(1 - later.length / tried.length, later.join('\n')).toBeGreaterThanOrEqual(0.95);
}, 60_000);

it.each([
  ['aeropuerto de Medellín', 'Airport', [9, 25]],
  ['UAM', 'HigherEducationInstitution', [106, 164]],
  ['ternera a la llanera', 'TypicalDish', [29, 57]],
])('%s, shared by several records, finds all of them', async (query, family, ids) => {
  const { hits } = await found(get, `/api/v1/search?q=${encodeURIComponent(query)}&limit=10`);
  const first = hits.slice(0, ids.length);
  expect(first.map((hit) => hit.family)).toEqual(ids.map(() => family));
  expect(first.map((hit) => hit.id).sort((a, b) => Number(a) - Number(b))).toEqual(ids);
});

it('finds a municipality by its nickname, but never decides a row by it', async () => {
  const { aliases } = (await sharedService()).service.engine.catalog;
  const nicknames = aliases.filter(({ family, kind }) => family === 'city' && kind === 'nickname');
  expect(nicknames.length).toBeGreaterThan(100);
  const { hits } = await found(get, '/api/v1/search?q=Ciudad%20del%20Sol&limit=3');
  expect(hits[0]).toMatchObject({ family: 'City', name: 'Sogamoso' });
  const { address } = await sharedService();
  const loose = ['Ciudad del Sol', 'Perla del Ruiz', 'Metrallo', 'Macondo'];
  expect(nicknames.map(({ alias }) => alias)).toEqual(expect.arrayContaining(loose));
  const answer = await fetch(`${address}/api/v1/match`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rows: loose.map((municipality) => ({ municipality })) }),
  });
  const { rows } = (await answer.json()) as { readonly rows: readonly { readonly status: string }[] };
  expect(rows.map(({ status }) => status)).not.toContain('matched');
});
