// A correction of spelling has no source, so that the value keeps its source, date and licence; any other correction has one.
import type { Correction } from '../../src/engine/dataset/dataset.js';
import { OWN } from '../../src/engine/operations/provenance/citation.js';
import type { DataRule, Finding } from './data-rule.js';
import { isSpelling } from './is-spelling.js';

export const correctionsKeepSources: DataRule = {
  name: 'corrections-keep-sources',
  about:
    'A correction without a source changes only the spelling, and a correction of the spelling does not name ourselves as its source.',
  *check({ corrections, sources }) {
    const own = new Set(sources.filter(({ terms }) => terms === OWN).map(({ id }) => id));
    for (const correction of corrections) {
      const { was, is, source } = correction;
      const spelling = isSpelling(was, is);
      if (source === undefined && !spelling)
        yield report(correction, `expected a source for ${JSON.stringify(is)}, found none`);
      if (source !== undefined && own.has(source) && spelling)
        yield report(correction, `expected no source, because only the spelling changed, found "${source}"`);
    }
  },
};

const report = ({ family, id, field }: Correction, message: string): Finding => ({
  file: 'data/corrections.json',
  id: `${family} ${id}`,
  field,
  message,
});
