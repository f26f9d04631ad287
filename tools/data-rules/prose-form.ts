// Our own texts exist, are in Spanish, have a readable length and end as sentences do.
import { type DataRule, finding } from './data-rule.js';
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

const faults: readonly (readonly [expected: string, holds: (text: string) => boolean])[] = [
  [`${SHORTEST} to ${LONGEST} characters`, (text) => text.length >= SHORTEST && text.length <= LONGEST],
  ['a capital letter at the beginning', (text) => /^[¿¡]?\p{Lu}/u.test(text)],
  ['a full stop at the end', (text) => /\.$/.test(text) && !/\.\.$/.test(text)],
  ['no footnote marks', (text) => !/\[[^\]]*\]|[¹²³⁴-⁹†‡]/.test(text.replaceAll('km²', 'km'))],
  ['no URL', (text) => !/https?:|www\.|\.(com|org|co)\b/i.test(text)],
  ['lower case inside words', (text) => !/\p{Ll}\p{Lu}|\p{Lu}{6,}/u.test(text.replaceAll('Mc', ''))],
  ['no space before a comma or a full stop', (text) => !/\s[,.;:]|[,;:]\p{L}/u.test(text)],
  ['Spanish', isSpanish],
];

export const proseForm: DataRule = {
  name: 'prose-form',
  about: 'Every description is our own text, in Spanish, of 40 to 700 characters, in whole sentences.',
  *check(data) {
    for (const { family, row, field, text } of proseOf(data)) {
      if (text === null) yield finding(family, row, field, 'expected text, found null');
      else {
        for (const [expected, holds] of faults) {
          if (!holds(text)) yield finding(family, row, field, `expected ${expected}, found "${text}"`);
        }
      }
    }
  },
};
