// The gain of a second worker: requests per second with two and with one, in interleaved rounds.
import { cpus } from 'node:os';
import { settled } from './child-server.js';
import { startAtlas } from './contenders.js';
import { type MeasuredRatio, measureRounds, ratioOf } from './measure.js';
import { type BenchRequest, writeScript } from './wrk.js';

const batchRequests: readonly BenchRequest[] = Array.from({ length: 600 }, (_, index) => ({
  url: `/api/v1/City/${index + 1}`,
  headers: {},
}));

export async function workersRatio(
  wrk: string,
  folder: string,
  rounds: number,
  seconds: number,
): Promise<MeasuredRatio> {
  const [one, two] = [await startAtlas({ WORKERS: '1' }), await startAtlas({ WORKERS: '2' })];
  try {
    for (const server of [one, two]) await settled(server);
    const script = await writeScript(folder, 'workers', batchRequests);
    const contenders = [
      { name: 'one', server: one },
      { name: 'two', server: two },
    ];
    const measured = await measureRounds(wrk, contenders, script, rounds, seconds);
    return ratioOf(measured.get('two') ?? [], measured.get('one') ?? []);
  } finally {
    for (const server of [one, two]) await server.stop();
  }
}

export function describeWorkers({ median, least, most }: MeasuredRatio): string {
  const spread = `${least.toFixed(2)} to ${most.toFixed(2)}`;
  return `\`WORKERS=2\` compared with 1, single records: ${median.toFixed(2)} times the requests per second (${spread}); the client runs on the same ${cpus().length} cores.`;
}
