// The outcome of the requests during one event of the fleet, and how to wait for a number of them.
import { setTimeout } from 'node:timers/promises';

export interface Phase {
  readonly name: string;
  answers: number;
  slowest: number;
  /** Small requests to single servers, and the largest processor time in milliseconds that a server used while one of them waited. */
  waits: number;
  longestWait: number;
  /** Correct responses, by edition. */
  readonly editions: Map<string, number>;
  /** Wrong or missing responses, and those of two editions, each with its fault. */
  readonly failures: string[];
  /** Responses that began before this phase and broke off in it. */
  brokenOff: number;
}

export const newPhase = (name: string): Phase => ({
  name,
  answers: 0,
  slowest: 0,
  waits: 0,
  longestWait: 0,
  editions: new Map(),
  failures: [],
  brokenOff: 0,
});

const [LOOKS, EVERY] = [2400, 100];

export async function untilPhase(phase: Phase, isSo: (phase: Phase) => boolean): Promise<void> {
  for (let look = 0; !isSo(phase); look++) {
    if (look > LOOKS) throw new Error(`"${phase.name}" has not come so far: ${phase.failures}`);
    await setTimeout(EVERY);
  }
}

export function answers(phase: Phase, count: number): Promise<void> {
  const from = phase.answers;
  return untilPhase(phase, (now) => now.answers >= from + count);
}

/** Each as "phase: failure". */
export const failuresOf = (phases: readonly Phase[]): readonly string[] =>
  phases.flatMap(({ name, failures }) => failures.map((failure) => `${name}: ${failure}`));

export function describePhases(phases: readonly Phase[]): string {
  const lines = phases.map(
    ({ name, answers, slowest, longestWait, failures, brokenOff }) =>
      `${name.padEnd(34)}${String(answers).padStart(6)} answers, ${failures.length} failed, ${brokenOff} broken off, slowest ${Math.round(slowest)} ms, longest wait ${Math.round(longestWait)} ms of processor time`,
  );
  const total = phases.reduce((sum, { answers }) => sum + answers, 0);
  return [...lines, `${total} answers in all`].join('\n');
}
