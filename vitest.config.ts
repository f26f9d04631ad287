import { defineConfig } from 'vitest/config';
import { LongestFirst } from './test/system/longest-first.js';
import { folders, nodeOptions, projectOf } from './test/system/suites.mjs';

const filesIn = (within: readonly string[]) => within.map((folder) => `${folder}/**/*.test.ts`);
const common = {
  // Only a test that hangs takes that long: a slow machine is not a fault.
  testTimeout: 300_000,
  hookTimeout: 600_000,
  setupFiles: ['test/system/seed-properties.ts'],
};
/** A process for each file would spend more on loading the same modules again than most files do on their tests. */
const shared = { ...common, isolate: false, sequence: { groupOrder: 0 } };

export default defineConfig({
  test: {
    // Each file keeps a second process busy, a service or a browser; with three of them on two cores everything takes longer.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...shared,
          name: 'test',
          execArgv: [...nodeOptions],
          include: filesIn(folders.test),
          env: { ATLAS_QUICK_COMPRESSION: '1' },
        },
      },
      {
        test: {
          ...shared,
          name: 'deep',
          include: filesIn(folders.deep),
          globalSetup: 'test/system/small-data-of-deep.ts',
        },
      },
      ...folders.alone.map((folder, index) => ({
        test: {
          ...common,
          name: projectOf(folder),
          include: filesIn([folder]),
          maxWorkers: 1,
          sequence: { groupOrder: 1 + index },
        },
      })),
    ],
  },
});
