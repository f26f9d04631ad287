// Texts in a second language are whole sentences, and have no number that the first one lacks.
import { type DataRule, expects, finding, records } from './data-rule.js';
import { forms, isEnglish } from './prose.js';

/** Only the larger ones have a text in English. */
const WRITTEN_IN_PART: readonly string[] = ['city'];

/** In digits, as `1234.5`, from the form of either language. */
function numbersIn(
  text: string,
  [group, decimal]: readonly [group: string, decimal: string],
): readonly string[] {
  const written = text.match(/\d+(?:[.,]\d+)*/g) ?? [];
  return written.map((number) => number.replaceAll(group, '').replace(decimal, '.'));
}

export const proseTranslations: DataRule = {
  name: 'prose-translations',
  about: {
    en: 'Every description of the families with English texts has one, of municipalities the larger ones: in English, in whole sentences, each sentence once, and with no number in digits that the Spanish text lacks.',
    es: 'Cada descripción de las familias con textos en inglés tiene el suyo; de los municipios, los más grandes. Está en inglés y en frases completas, ninguna se repite, y no tiene números en cifras que falten en el texto en español.',
  },
  advice: {
    en: 'Correct the English text, from the Spanish one.',
    es: 'Corrige el texto en inglés a partir del texto en español.',
  },
  *check(data) {
    const owners = new Map<string, string>();
    for (const { family, row } of records(data))
      for (const { name, translates } of family.fields) {
        if (translates === undefined) continue;
        const text = row[name] as string | null;
        if (text === null) {
          if (!WRITTEN_IN_PART.includes(family.name))
            yield finding(family, row, name, expects({ en: 'text', es: 'un texto' }, null));
          continue;
        }
        for (const [expected, holds] of forms)
          if (!holds(text)) yield finding(family, row, name, expects(expected, text));
        if (!isEnglish(text))
          yield finding(family, row, name, expects({ en: 'English', es: 'un texto en inglés' }, text));
        const known = numbersIn(String(row[translates]), ['.', ',']);
        for (const number of numbersIn(text, [',', '.']))
          if (!known.includes(number))
            yield finding(family, row, name, {
              en: `expected numbers of ${translates}, found ${number}`,
              es: `tiene el número ${number}, que no está en ${translates}`,
            });
        for (const sentence of text.match(/[^.]{30,}\./g) ?? []) {
          const owner = `${family.name} ${row.id}`;
          const other = owners.get(sentence);
          if (other !== undefined)
            yield finding(family, row, name, {
              en: `expected its own sentence, found that of ${other}: "${sentence.trim()}"`,
              es: `repite una frase de ${other}: "${sentence.trim()}"`,
            });
          owners.set(sentence, owner);
        }
      }
  },
};
