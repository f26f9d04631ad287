// The effect of one client on another within its limit: it requests the most expensive responses, no two alike, on several connections.
import { Agent, get } from 'node:http';
import { startAtlas } from './contenders.js';
import { median } from './measure.js';
import { runWrk, writeStrangers } from './wrk.js';

const [ROUNDS, SECONDS, CONNECTIONS] = [3, 4, 16];

interface WorstClient {
  /** p99 of single records for others meanwhile, as a multiple of their p99 at rest. */
  readonly ratio: number;
  /** Responses to the greedy client in each round, until its limit was used up. */
  readonly answers: readonly number[];
}

export async function worstClient(wrk: string, folder: string): Promise<WorstClient> {
  const server = await startAtlas({ TRUST_PROXY: '127.0.0.1' });
  try {
    const records = await writeStrangers(folder);
    const [ratios, answers]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round++) {
      const quiet = await runWrk(wrk, server.origin, records, SECONDS);
      const greedy = useUpLimit(server.origin, round);
      const disturbed = await runWrk(wrk, server.origin, records, SECONDS);
      if (quiet.errors + disturbed.errors > 0)
        throw new Error('A record was refused to a client within its limit.');
      ratios.push(disturbed.p99 / quiet.p99);
      answers.push(await greedy);
    }
    return { ratio: median(ratios), answers };
  } finally {
    await server.stop();
  }
}

async function useUpLimit(origin: string, round: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const headers = { 'X-Forwarded-For': `192.0.2.${round}` };
  let [sent, answered, isLimited] = [0, 0, false];
  const status = (path: string) =>
    new Promise<number>((resolve, reject) => {
      get(origin + path, { agent, headers }, (response) => {
        response.resume().once('end', () => resolve(response.statusCode as number));
      }).once('error', reject);
    });
  const goOn = async () => {
    while (!isLimited) {
      const point = `${4 + round + sent++ / 1000},-74.1`;
      const path = `/api/v1/UrbanCenter?near=${point}&radius=2000&format=geojson&sortBy=type,-name,code,cityId,id`;
      if ((await status(path)) === 200) answered++;
      else isLimited = true;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, goOn));
  agent.destroy();
  return answered;
}
