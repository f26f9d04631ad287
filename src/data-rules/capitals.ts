// Names are written as people write them, not in capitals.
import { type DataRule, finding, textsOf } from './data-rule.js';
import { expects } from './messages.js';

/** Two words in a row of five or more capitals are shouting; a single one may be an acronym. */
const SHOUTED = /\p{Lu}{5,}[\s,.-]+(\p{Lu}+[\s,.-]+)*\p{Lu}{5,}|^\p{Lu}{6,}$/u;

/** As the official lists print them. */
const asPrinted: Readonly<Record<string, readonly string[]>> = {
  postalCode: [
    'northLimit',
    'southLimit',
    'eastLimit',
    'westLimit',
    'neighborhoodsContainedInPostalCode',
    'ruralAreasContainedInPostalCode',
  ],
  indigenousReservation: ['procedureType', 'administrativeActType'],
};

export const capitals: DataRule = {
  name: 'capitals',
  about: {
    en: 'Texts are not in capitals, except where official lists print them that way.',
    es: 'Los textos no están en mayúsculas, salvo donde las listas oficiales los imprimen así.',
  },
  advice: {
    en: 'Write the text with capitals at the beginning of names only.',
    es: 'Escribe el texto con mayúscula solo al comienzo de los nombres.',
  },
  *check(data) {
    for (const { family, row, field, text } of textsOf(data)) {
      if (asPrinted[family.name]?.includes(field.name) || !SHOUTED.test(text)) continue;
      yield finding(
        family,
        row,
        field.name,
        expects(
          { en: 'lower case where Spanish uses it', es: 'un texto que no esté todo en mayúsculas' },
          text,
        ),
      );
    }
  },
};
