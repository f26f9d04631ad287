// The outcome of one check by one program.
import type { Program } from './program.js';

export interface Outcome {
  readonly program: Program;
  /** The file or the line that it read. */
  readonly read: string;
  readonly result: 'passed' | 'failed' | 'not run';
  /** The measured numbers, the fault, or the reason why it was not run. */
  readonly note: string;
}

export const notRun = (program: Program, read: string, note = 'The program is not installed.'): Outcome => ({
  program,
  read,
  result: 'not run',
  note,
});

/** Runs a check; an error is a failed one. */
export async function outcomeOf(
  program: Program,
  read: string,
  check: () => Promise<{ readonly passed: boolean; readonly note: string }>,
): Promise<Outcome> {
  if (program.version === undefined) return notRun(program, read);
  try {
    const { passed, note } = await check();
    return { program, read, result: passed ? 'passed' : 'failed', note };
  } catch (error) {
    return { program, read, result: 'failed', note: (error as Error).message.trim().slice(0, 300) };
  }
}
