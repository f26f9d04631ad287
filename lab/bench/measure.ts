// Measures contenders side by side in interleaved rounds, so that a disturbance affects all of them.
import { type ChildServer, settled } from './child-server.js';
import { runWrk } from './wrk.js';

interface Round extends Awaited<ReturnType<typeof runWrk>> {
  /** Microseconds of processor time, user and system, per request. */
  readonly cpuPerRequest: number;
}

export async function measureRounds(
  wrk: string,
  contenders: readonly { readonly name: string; readonly server: ChildServer }[],
  script: string,
  rounds: number,
  seconds: number,
): Promise<ReadonlyMap<string, readonly Round[]>> {
  const measured = new Map<string, Round[]>(contenders.map(({ name }) => [name, []]));
  for (const { server } of contenders) await runWrk(wrk, server.origin, script, 1);
  for (let round = 0; round < rounds; round++) {
    const turn = round % 2 === 0 ? contenders : [...contenders].reverse();
    for (const { name, server } of turn) {
      const before = server.cpu();
      const result = await runWrk(wrk, server.origin, script, seconds);
      const spent = server.cpu() - before;
      // Waits, because a slow rival that is still working would affect the next one.
      await settled(server, 100);
      if (result.errors > 0) throw new Error(`${name}: ${result.errors} failed requests`);
      measured.get(name)?.push({ ...result, cpuPerRequest: spent / result.requests });
    }
  }
  return measured;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? (sorted[middle] as number)
    : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2;
}

export interface MeasuredRatio {
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

/** Compares each round of one run with the rival's same round. */
function overRounds(
  ours: readonly Round[],
  theirs: readonly Round[],
  of: (ours: Round, theirs: Round) => number,
) {
  const ratios = ours.map((round, at) => of(round, theirs[at] as Round));
  return { median: median(ratios), least: Math.min(...ratios), most: Math.max(...ratios) };
}

export const ratioOf = (ours: readonly Round[], theirs: readonly Round[]): MeasuredRatio =>
  overRounds(ours, theirs, (a, b) => a.perSecond / b.perSecond);

/** Requests for the same processor time, which varies less than wall time while other programs run. */
export const cpuRatioOf = (ours: readonly Round[], theirs: readonly Round[]): MeasuredRatio =>
  overRounds(ours, theirs, (a, b) => b.cpuPerRequest / a.cpuPerRequest);
