// Longest-processing-time-first scheduling: a long file that came last would run alone, with the other cores idle.
// Vitest knows durations only after a first run; on a fresh clone it goes by the size of a file, which says little here.
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes longer than twenty seconds, in order. */
export const longest = [
  'test/fuzz/fuzz.test.ts',
  'test/editions/bounded-start.test.ts',
  'test/process/rebuild.test.ts',
  'test/process/stop-under-load.test.ts',
  'test/static/static-twin.test.ts',
  'test/browser/tools-use.test.ts',
  'test/browser/site-pages.test.ts',
  'test/editions/programs.test.ts',
  'test/limits/shared-limits.test.ts',
  'test/editions/editions.test.ts',
  'test/browser/explore.test.ts',
  'test/types/types.test.ts',
  'test/atlas/tables.test.ts',
  'test/surfaces/swap.test.ts',
  'test/browser/try-it.test.ts',
  'test/generators/generators.test.ts',
  'test/static/export-program.test.ts',
  'test/cluster/under-load.test.ts',
  'test/cluster/shared-by-workers.test.ts',
  'test/abuse/bytes.test.ts',
  'test/areas/geometries.test.ts',
  'test/process/stuck-log.test.ts',
  'test/process/start-faults.test.ts',
  'test/process/slow-clients.test.ts',
  'test/browser/craft.test.ts',
];

const rank = ({ moduleId }: TestSpecification) => {
  const index = longest.findIndex((file) => moduleId.endsWith(`/${file}`));
  return index < 0 ? longest.length : index;
};

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}
