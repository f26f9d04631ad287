import { defineConfig } from 'vitest/config';

const FLEET = 'test/fleet/*.test.ts';
const common = { testTimeout: 30_000, hookTimeout: 30_000 };

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...common,
          name: 'suite',
          include: ['src/**/*.test.ts', 'tools/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: [FLEET],
          // A process for each file would spend more on loading the same modules again than most files do on their tests.
          isolate: false,
          sequence: { groupOrder: 0 },
        },
      },
      // Nine processes and their latencies: after all others, with the machine to itself.
      { test: { ...common, name: 'fleet', include: [FLEET], sequence: { groupOrder: 1 } } },
    ],
  },
});
