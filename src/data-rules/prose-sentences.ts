// Texts by hand share no pattern; composed ones share their few, and each describes one place.
import { clausesOf, maskNames } from './compose/mask-names.js';
import { type DataRule, finding } from './data-rule.js';
import { proseOf } from './prose-fields.js';

/** Shorter ones may be equal by chance. */
const WORDS = 6;

export const proseSentences: DataRule = {
  name: 'prose-sentences',
  about: {
    en: 'No two texts by hand share a clause of six words or more, whatever its names, numbers, compass points and climates; no two composed texts are equal.',
    es: 'Dos textos escritos a mano no comparten una frase de seis palabras o más, sin contar nombres, números, puntos cardinales y climas. No hay dos textos compuestos iguales.',
  },
  advice: {
    en: 'Say it in other words.',
    es: 'Dilo con otras palabras.',
  },
  *check(data) {
    const byHand = new Set(data.cityTexts.map(({ id }) => id));
    const owners = new Map<string, string>();
    for (const { family, row, field, text } of proseOf(data)) {
      const owner = `${family.name} ${row.id}`;
      const isComposed = family.name === 'city' && !byHand.has(row.id);
      for (const part of isComposed ? [text ?? ''] : clausesOf(text ?? '')) {
        const pattern = isComposed ? part : maskNames(part);
        if (pattern.split(/\s+/).length < WORDS) continue;
        const other = owners.get(pattern);
        if (other !== undefined && other !== owner) {
          const expected = isComposed ? 'its own text' : 'its own clause';
          yield finding(family, row, field, {
            en: `expected ${expected}, found that of ${other}: "${part}"`,
            es: `repite ${isComposed ? 'el texto' : 'una frase'} de ${other}: "${part}"`,
          });
        }
        owners.set(pattern, owner);
      }
    }
  },
};
