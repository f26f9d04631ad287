// Every reason of a correction, a retirement or a change exists in Spanish, and none is left over.
import { languages } from '../../src/engine/text/localized.js';
import type { DataRule, Finding } from './data-rule.js';
import { looksEnglish } from './looks-english.js';

export const reasons: DataRule = {
  name: 'reasons',
  about: 'Every reason has one line in reasons.json, in every language, and every line is used.',
  *check({ reasons: lines, corrections, retired, changes }) {
    const used = new Set<unknown>();
    for (const { reason } of corrections) used.add(reason);
    for (const { reason } of retired) used.add(reason);
    for (const history of changes)
      for (const change of history.changes)
        if ('reason' in change && change.reason !== null) used.add(change.reason);
    const known = new Set<unknown>();
    for (const line of lines) {
      const { en, es } = line;
      if (known.has(en)) yield report(en, 'expected it once, found it twice');
      known.add(en);
      if (!used.has(en)) yield report(en, 'expected a correction, retirement or change with it, found none');
      for (const language of languages)
        if (!line[language]) yield report(en, `expected a text in ${language}`);
      if (looksEnglish(es)) yield report(en, `expected Spanish, found "${es}"`);
    }
    for (const reason of used)
      if (!known.has(reason)) yield report(String(reason), 'expected a line in reasons.json, found none');
  },
};

const report = (id: string, message: string): Finding => ({
  file: 'data/reasons.json',
  id,
  field: undefined,
  message,
});
