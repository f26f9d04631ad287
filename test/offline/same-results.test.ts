// The API over HTTP, the client, the client without a server and the `atlas` command return the same results.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createAtlas } from '../../client/src/index.js';
import { createRandom } from '../../lab/random.js';
import { runAtlas } from '../../src/programs/atlas/run-atlas.js';
import { exitCodes } from '../../src/programs/command-fault.js';
import { runLine } from '../command-line/run-atlas.js';
import { seed } from '../contract/seed.js';
import { sharedService } from '../system/shared-service.js';
import { isFull, part } from '../system/size.js';
import { builtOffline } from './built-offline.js';
import { type AnyAtlas, sharedCases } from './shared-cases.js';

const written: string[] = [];
// The output of the module that every importer shares, because other files of the same process may have loaded the command before.
const { writeSync } = fs;
vi.spyOn(fs, 'writeSync').mockImplementation(((to: number, data: Buffer) => {
  if (to !== 1) return writeSync(to, data);
  written.push(data.toString());
  return data.length;
}) as typeof writeSync);
syncBuiltinESMExports();
afterAll(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});
afterEach(() => {
  written.length = 0;
});

const { service, address } = await sharedService();
const cases = sharedCases(service, createRandom(seed));

let online: AnyAtlas;
let offline: AnyAtlas;
beforeAll(async () => {
  const built = await builtOffline();
  const unreachable = () => Promise.reject(new TypeError('no server'));
  const { fetch: fallback } = await built.createOffline(built.read);
  const asAny = (atlas: unknown) => atlas as AnyAtlas;
  online = asAny(createAtlas({ url: address }));
  offline = asAny(createAtlas({ url: address, fetch: unreachable, retries: 0, fallback }));
});

it('compares 300 cases or more', () => {
  expect(cases.length).toBeGreaterThanOrEqual(300);
});

describe.each(part(cases, 3))('$path', ({ path, call, command }) => {
  it('returns the same from the client, the client without a server and the command', async () => {
    const response = await fetch(`${address}/api/v1/${path}`);
    const args = [command[0] as string, '--json', '--url', address, ...command.slice(1)];
    if (response.status === 404) {
      const { title, detail } = (await response.json()) as {
        readonly title: string;
        readonly detail: string;
      };
      const missing = { status: 404, title, detail };
      for (const atlas of [online, offline])
        expect(await call(atlas).catch((error: unknown) => error)).toMatchObject(missing);
      return expect(await runAtlas(args)).toBe(exitCodes.refused);
    }
    expect(response.status).toBe(200);
    const expected = JSON.parse(await response.text());
    expect(await call(online)).toEqual(expected);
    expect(await call(offline)).toEqual(expected);
    // A list without records is a response, but the command has no result then.
    const isNone = path.startsWith('locate')
      ? expected.city === null
      : (Array.isArray(expected) && expected.length === 0) ||
        (path.startsWith('search') && expected.total === 0);
    expect(await runAtlas(args)).toBe(isNone ? exitCodes.refused : 0);
    expect(JSON.parse(written.join(''))).toEqual(expected);
  });
});

// A process reads the whole dataset, so there are fewer of these cases.
it.each(cases.filter((_, at) => at % (isFull ? 25 : 100) === 0))(
  '$path is the same from the dataset of the package',
  async ({ path, command }) => {
    const expected = await (await fetch(`${address}/api/v1/${path}`)).json();
    const { out } = await runLine(
      ['atlas', command[0], '--json', ...command.slice(1).map((word) => `'${word}'`)].join(' '),
    );
    expect(JSON.parse(out)).toEqual(expected);
  },
);
