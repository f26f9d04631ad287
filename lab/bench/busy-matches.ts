// Measures how others are affected while clients match tables of a thousand rows. Each row is computed and none is cached.
import { request } from 'node:http';
import { startAtlas } from './contenders.js';
import { median } from './measure.js';
import { runWrk, writeStrangers } from './wrk.js';

const [ROUNDS, SECONDS, CLIENTS, ROWS] = [3, 4, 2, 1000];

interface BusyMatches {
  /** p99 of single records for others meanwhile, as a multiple of their p99 at rest. */
  readonly ratio: number;
  /** Tables that were matched in each round. */
  readonly tables: readonly number[];
}

export async function busyMatches(wrk: string, folder: string): Promise<BusyMatches> {
  const server = await startAtlas({ TRUST_PROXY: '127.0.0.1' });
  try {
    const records = await writeStrangers(folder);
    const body = await misspeltRows(server.origin);
    const [ratios, tables]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round++) {
      const quiet = await runWrk(wrk, server.origin, records, SECONDS);
      const until = Date.now() + SECONDS * 1000;
      const matching = Array.from({ length: CLIENTS }, (_, n) => keepMatching(server.origin, body, until, n));
      const disturbed = await runWrk(wrk, server.origin, records, SECONDS);
      if (quiet.errors + disturbed.errors > 0)
        throw new Error('A record was refused to a client within its limit.');
      ratios.push(disturbed.p99 / quiet.p99);
      tables.push((await Promise.all(matching)).reduce((sum, count) => sum + count, 0));
    }
    return { ratio: median(ratios), tables };
  } finally {
    await server.stop();
  }
}

/** Names without their third letter, each of which is compared with all names. */
async function misspeltRows(origin: string): Promise<string> {
  const cities = (await (await fetch(`${origin}/api/v1/City?fields=name`)).json()) as {
    readonly name: string;
  }[];
  const rows = cities.slice(0, ROWS).map(({ name }) => ({ place: name.slice(0, 2) + name.slice(3) }));
  return JSON.stringify({ rows });
}

/** Each request comes from another IP address, because a table costs many requests. */
async function keepMatching(origin: string, body: string, until: number, client: number): Promise<number> {
  let tables = 0;
  while (Date.now() < until) {
    const headers = {
      'Content-Type': 'application/json',
      'X-Forwarded-For': `192.0.${client}.${tables % 256}`,
    };
    const status = await new Promise<number>((resolve, reject) => {
      const sent = request(`${origin}/api/v1/match`, { method: 'POST', headers }, (response) => {
        response.resume().once('end', () => resolve(response.statusCode as number));
      });
      sent.once('error', reject).end(body);
    });
    if (status !== 200) throw new Error(`A table was answered with ${status}.`);
    tables++;
  }
  return tables;
}
