// A correction of spelling has no source, so that the value keeps its source, date and licence; any other correction has one.
import type { Correction } from '../engine/dataset/dataset.js';
import { OWN } from '../engine/operations/provenance/citation.js';
import type { Localized } from '../engine/text/localized.js';
import type { DataRule, Finding } from './data-rule.js';
import { isSpelling } from './is-spelling.js';

export const correctionsKeepSources: DataRule = {
  name: 'corrections-keep-sources',
  about: {
    en: 'A correction without a source changes only the spelling, and a correction of the spelling does not name ourselves as its source.',
    es: 'Una corrección sin fuente cambia solo la escritura, y una corrección de escritura no nos pone como fuente.',
  },
  advice: {
    en: 'Add the id of a source in data/sources.json, or remove the source if only the spelling changed.',
    es: 'Agrega el id de una fuente de data/sources.json, o quita la fuente si solo cambió la escritura.',
  },
  *check({ corrections, sources }) {
    const own = new Set(sources.filter(({ terms }) => terms === OWN).map(({ id }) => id));
    for (const [at, correction] of corrections.entries()) {
      const { was, is, source } = correction;
      const spelling = isSpelling(was, is);
      if (source === undefined && !spelling)
        yield report(at, correction, {
          en: `expected a source for ${JSON.stringify(is)}, found none`,
          es: `falta la fuente del valor ${JSON.stringify(is)}`,
        });
      if (source !== undefined && own.has(source) && spelling)
        yield report(at, correction, {
          en: `expected no source, because only the spelling changed, found "${source}"`,
          es: `solo cambió la escritura, así que no lleva fuente, pero tiene "${source}"`,
        });
    }
  },
};

const report = (at: number, { family, id, field }: Correction, message: Localized): Finding => ({
  file: 'data/corrections.json',
  id: `${family} ${id}`,
  field,
  message,
  at,
});
