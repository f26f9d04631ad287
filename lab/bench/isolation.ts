// How much a client that fetches whole lists without pause slows down another that requests single records.
import type { ChildServer } from './child-server.js';
import { median } from './measure.js';
import { runWrk, writeScript } from './wrk.js';

const ROUNDS = 3;

/** p99 of single records under that load, as a multiple of their p99 without it. */
export async function isolationOf(wrk: string, folder: string, { origin }: ChildServer): Promise<number> {
  const ids = Array.from({ length: 600 }, (_, index) => ({ url: `/api/v1/City/${index + 1}`, headers: {} }));
  const records = await writeScript(folder, 'records', ids);
  const lists = await writeScript(folder, 'lists', [{ url: '/api/v1/City', headers: {} }]);
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const quiet = await runWrk(wrk, origin, records, 2);
    const pulling = runWrk(wrk, origin, lists, 3, 1);
    const disturbed = await runWrk(wrk, origin, records, 2);
    await pulling;
    ratios.push(disturbed.p99 / quiet.p99);
  }
  return median(ratios);
}
