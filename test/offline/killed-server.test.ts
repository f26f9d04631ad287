// A server is killed during a loop of calls. With the files of a bundle as fallback, every call succeeds.
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { createAtlas } from '../../client/src/index.js';
import { ALL_DATA, startBuiltServer } from '../process/built-server.js';
import { sharedService } from '../system/shared-service.js';
import { type BuiltOffline, builtOffline } from './built-offline.js';

type Atlas = ReturnType<typeof createAtlas>;

let built: BuiltOffline;
let reference: Atlas;
beforeAll(async () => {
  built = await builtOffline();
  reference = createAtlas({ url: (await sharedService()).address });
});

const calls: readonly ((atlas: Atlas) => Promise<unknown>)[] = [
  (atlas) => atlas.city.byId(167),
  (atlas) => atlas.city.list({ sortBy: '-population', limit: 5, fields: ['name', 'population'] }),
  (atlas) => atlas.city.search('cali'),
  (atlas) => atlas.department.cities(2),
  (atlas) => atlas.locate(4.65, -74.06),
  (atlas) => atlas.holidays(2026),
];

const ROUNDS = 12;
const KILLED_IN = 5;

it('responds after the server is killed', async () => {
  const server = await startBuiltServer(ALL_DATA);
  onTestFinished(server.kill);
  const { fetch: respond } = await built.createOffline(built.read);
  const fallenBack: number[] = [];
  let round = 0;
  const atlas = createAtlas({
    url: server.origin,
    retries: 1,
    fallback: (...request) => {
      fallenBack.push(round);
      return respond(...request);
    },
  });
  const expected = await Promise.all(calls.map((call) => call(reference)));
  for (; round < ROUNDS; round++) {
    const answers = calls.map((call) => call(atlas));
    // The requests are on their way.
    if (round === KILLED_IN) await server.kill();
    expect(await Promise.all(answers)).toEqual(expected);
  }
  expect(server.isAlive()).toBe(false);
  expect(Math.min(...fallenBack)).toBeGreaterThanOrEqual(KILLED_IN);
  expect(fallenBack.filter((each) => each > KILLED_IN)).toHaveLength((ROUNDS - KILLED_IN - 1) * calls.length);
});
