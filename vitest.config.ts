import { defineConfig } from 'vitest/config';
import { LongestFirst } from './test/system/longest-first.js';

const FLEET = 'test/fleet/*.test.ts';
const STEPS = 'test/abuse/steps.test.ts';
// Only what hangs takes that long: a slow machine is not a fault.
const common = { testTimeout: 300_000, hookTimeout: 600_000 };

export default defineConfig({
  test: {
    // Each file keeps a second process busy, a service or a browser; with three of them on two cores everything takes longer.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...common,
          name: 'suite',
          include: ['src/**/*.test.ts', 'tools/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: [FLEET, STEPS],
          setupFiles: ['test/system/seed-properties.ts'],
          // A process for each file would spend more on loading the same modules again than most files do on their tests.
          isolate: false,
          sequence: { groupOrder: 0 },
        },
      },
      // Nine processes and their latencies: after all others, with the machine to itself.
      {
        test: { ...common, name: 'fleet', include: [FLEET], maxWorkers: 1, sequence: { groupOrder: 1 } },
      },
      // Processor time is longer beside others, which use the same caches.
      {
        test: { ...common, name: 'steps', include: [STEPS], maxWorkers: 1, sequence: { groupOrder: 2 } },
      },
    ],
  },
});
