// Our own texts exist, are in Spanish, have a readable length and end as sentences do.

import type { Localized } from '../engine/text/localized.js';
import { type DataRule, finding } from './data-rule.js';
import { expects } from './messages.js';
import { proseOf } from './prose-fields.js';

const [SHORTEST, LONGEST] = [40, 700];

const spanish = new Set(
  'a al con de del el en entre es la las lo los o para por que se sin sobre su sus un una y como más fue son está'.split(
    ' ',
  ),
);
const english = new Set(
  'the of and in to is are was were with for by from its it that this which on at an'.split(' '),
);

/** Share of function words, of which every Spanish sentence has plenty. */
function isSpanish(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const share = (list: ReadonlySet<string>) => words.filter((word) => list.has(word)).length / words.length;
  return share(spanish) >= 0.15 && share(english) < 0.05;
}

const faults: readonly (readonly [expected: Localized, holds: (text: string) => boolean])[] = [
  [
    { en: `${SHORTEST} to ${LONGEST} characters`, es: `un texto de ${SHORTEST} a ${LONGEST} caracteres` },
    (text) => text.length >= SHORTEST && text.length <= LONGEST,
  ],
  [
    { en: 'a capital letter at the beginning', es: 'una mayúscula al comienzo' },
    (text) => /^[¿¡]?\p{Lu}/u.test(text),
  ],
  [
    { en: 'a full stop at the end', es: 'un punto al final' },
    (text) => /\.$/.test(text) && !/\.\.$/.test(text),
  ],
  [
    { en: 'no footnote marks', es: 'un texto sin llamadas de notas' },
    (text) => !/\[[^\]]*\]|[¹²³⁴-⁹†‡]/.test(text.replaceAll('km²', 'km')),
  ],
  [{ en: 'no URL', es: 'un texto sin URL' }, (text) => !/https?:|www\.|\.(com|org|co)\b/i.test(text)],
  [
    { en: 'lower case inside words', es: 'un texto con minúsculas dentro de las palabras' },
    (text) => !/\p{Ll}\p{Lu}|\p{Lu}{6,}/u.test(text.replaceAll('Mc', '')),
  ],
  [
    { en: 'no space before a comma or a full stop', es: 'un texto sin espacio antes de la coma o del punto' },
    (text) => !/\s[,.;:]|[,;:]\p{L}/u.test(text),
  ],
  [{ en: 'Spanish', es: 'un texto en español' }, isSpanish],
];

export const proseForm: DataRule = {
  name: 'prose-form',
  about: {
    en: 'Every description is our own text, in Spanish, of 40 to 700 characters, in whole sentences.',
    es: 'Cada descripción es un texto nuestro, en español, de 40 a 700 caracteres y en frases completas.',
  },
  advice: {
    en: 'Correct the text.',
    es: 'Corrige el texto.',
  },
  *check(data) {
    for (const { family, row, field, text } of proseOf(data)) {
      if (text === null) yield finding(family, row, field, expects({ en: 'text', es: 'un texto' }, null));
      else {
        for (const [expected, holds] of faults) {
          if (!holds(text)) yield finding(family, row, field, expects(expected, text));
        }
      }
    }
  },
};
