// Actions that undo what tests have started, in reverse order, after each test or after all of them; they also run after a failure.

export function useCleanUps(after: (hook: () => Promise<void>) => void): (() => unknown)[] {
  const cleanUps: (() => unknown)[] = [];
  after(async () => {
    for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
  });
  return cleanUps;
}
