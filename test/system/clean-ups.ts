// Runs clean-up actions in reverse order, after each test or after all of them, even after a failure.
import { onTestFinished } from 'vitest';

export function useCleanUps(after: (hook: () => Promise<void>) => void): (() => unknown)[] {
  const cleanUps: (() => unknown)[] = [];
  after(async () => {
    for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
  });
  return cleanUps;
}

/** Runs an action after the current test. */
export function afterTest(undo: () => unknown): void {
  onTestFinished(async () => {
    await undo();
  });
}
