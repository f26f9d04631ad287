// Starts the longest files first, because a long file at the end would run alone with the other cores idle. Vitest has durations only after
// a first run, and in a fresh clone it uses the sizes of files, which mean little here.
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import longest from './longest.json' with { type: 'json' };

const rank = ({ moduleId }: TestSpecification) => {
  const index = longest.findIndex((file) => moduleId.endsWith(`/${file}`));
  return index < 0 ? longest.length : index;
};

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}
