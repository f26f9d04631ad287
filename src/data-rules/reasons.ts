// Every reason of a correction, a retirement or a change exists in Spanish, and none is left over.
import { type Localized, languages } from '../engine/text/localized.js';
import type { DataRule, Finding } from './data-rule.js';
import { looksEnglish } from './looks-english.js';
import { expects } from './messages.js';

export const reasons: DataRule = {
  name: 'reasons',
  about: {
    en: 'Every reason has one line in reasons.json, in every language, and every line is used.',
    es: 'Cada motivo tiene una línea en reasons.json, en todos los idiomas, y cada línea se usa.',
  },
  advice: {
    en: 'Add the reason to data/reasons.json in English (en) and Spanish (es), or delete its line if it is not used.',
    es: 'Agrega el motivo a data/reasons.json en inglés (en) y español (es), o borra su línea si no se usa.',
  },
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
      if (known.has(en))
        yield report(en, { en: 'expected it once, found it twice', es: 'el motivo está dos veces' });
      known.add(en);
      if (!used.has(en))
        yield report(en, {
          en: 'expected a correction, retirement or change with it, found none',
          es: 'ninguna corrección, retiro o cambio tiene este motivo',
        });
      for (const language of languages)
        if (!line[language])
          yield report(en, {
            en: `expected a text in ${language}`,
            es: `falta el texto en el idioma ${language}`,
          });
      if (looksEnglish(es)) yield report(en, expects({ en: 'Spanish', es: 'un texto en español' }, es));
    }
    for (const reason of used)
      if (!known.has(reason))
        yield report(String(reason), {
          en: 'expected a line in reasons.json, found none',
          es: 'el motivo no está en reasons.json',
        });
  },
};

const report = (id: string, message: Localized): Finding => ({
  file: 'data/reasons.json',
  id,
  field: undefined,
  message,
});
