// Our own texts exist, are in Spanish, have a readable length and end as sentences do.

import type { ModelFamily, Row } from '../engine/model/model.js';
import type { Localized } from '../engine/text/localized.js';
import { cityFacts } from './compose/city-facts.js';
import { clausesOf, maskNames } from './compose/mask-names.js';
import {
  byId,
  type DataRule,
  type DatedFact,
  expects,
  type Finding,
  finding,
  lacks,
  misplaced,
  noRecord,
  noSource,
  type RuleData,
  records,
  twice,
} from './data-rule.js';

/** As a whole: "1.898" does not contain "18", and "1898,5" does not contain "1898". */
function contains(text: string, value: string): boolean {
  const before = /[\p{L}\d.,]$/u;
  const after = /^(?:[\p{L}\d]|[.,]\d)/u;
  for (let at = text.indexOf(value); at >= 0; at = text.indexOf(value, at + 1)) {
    const [head, tail] = [text.slice(0, at), text.slice(at + value.length)];
    if (!before.test(head) && !after.test(tail)) return true;
  }
  return false;
}

/** The description of a record contains every year, date, figure or rank that is listed for it, with its sources. */
export const datedFacts: DataRule = {
  name: 'dated-facts',
  about: {
    en: 'The description of a record contains every year, date, figure or rank that data/prose/dated-facts.json lists for it. Each has one line with its sources, in the order of the records.',
    es: 'La descripción de un registro contiene cada año, fecha, cifra o puesto que data/prose/dated-facts.json anota para él. Cada uno tiene una línea con sus fuentes, en el orden de los registros.',
  },
  advice: {
    en: 'Write the value as the text has it, or delete the line.',
    es: 'Escribe el valor como está en el texto o borra la línea.',
  },
  *check(data) {
    const sources = new Set(data.sources.map(({ id }) => id));
    const families = data.model.families;
    const tables = new Map(families.map(({ name }) => [name, byId(data, name)]));
    const place = ({ family, id }: DatedFact) => families.findIndex(({ name }) => name === family) * 1e6 + id;
    const seen = new Set<string>();
    for (const [at, line] of data.datedFacts.entries()) {
      const { family, id, value } = line;
      const report = (field: string, message: Finding['message']): Finding => ({
        file: 'data/prose/dated-facts.json',
        id: `${family} ${id}`,
        field,
        message,
        at,
      });
      const row = tables.get(family)?.get(id);
      if (row === undefined) {
        yield report('id', noRecord(family, id));
        continue;
      }
      const text = String(row.description ?? '');
      if (!contains(text, value))
        yield report('value', {
          en: `expected ${JSON.stringify(value)} in the description, found "${text}"`,
          es: `el valor ${JSON.stringify(value)} no está en la descripción: "${text}"`,
        });
      const key = `${family} ${id} ${value}`;
      if (seen.has(key)) yield report('value', twice(value));
      seen.add(key);
      if (line.sources.length === 0) yield report('sources', lacks({ en: 'a source', es: 'la fuente' }));
      for (const source of line.sources) if (!sources.has(source)) yield report('sources', noSource(source));
      const before = data.datedFacts[at - 1];
      if (before !== undefined && place(before) > place(line)) yield report('id', misplaced(before));
    }
  },
};

const further: Readonly<Record<string, readonly string[]>> = {
  invasiveSpecie: ['impact', 'manage'],
};

const isProse = (family: string, field: string) =>
  field === 'description' || (further[family] ?? []).includes(field);

interface ProseText {
  readonly family: ModelFamily;
  readonly row: Row;
  readonly field: string;
  readonly text: string | null;
}

/** The fields with our own texts. */
export function* proseOf(data: RuleData): Iterable<ProseText> {
  for (const { family, row } of records(data)) {
    for (const { name } of family.fields) {
      if (isProse(family.name, name)) yield { family, row, field: name, text: row[name] as string | null };
    }
  }
}

/** Their texts take numbers from the list alone, so that another field, such as a coordinate, never replaces a source. */
const LISTED_ONLY: ReadonlySet<string> = new Set(['touristAttraction', 'typicalDish']);

/** Numbers that any text may contain. */
const allowed: Readonly<Record<string, string>> = {
  '2025': 'the year of the DANE projection that all populations are taken from',
};

const NUMBER = /\d[\d.,]*\d|\d/g;
const keys: readonly (readonly [key: string, family: string])[] = [
  ['cityId', 'city'],
  ['departmentId', 'department'],
  ['deparmentId', 'department'],
];

/** 1.234,5, as written in Spanish. */
const numberIn = (text: string) => Number(text.replaceAll('.', '').replace(',', '.'));

/** All numbers in a record: its figures, and those inside its texts, such as the years of its dates. */
function* numbersIn(row: Row | undefined): Iterable<number> {
  for (const [name, value] of Object.entries(row ?? {})) {
    if (typeof value === 'number') yield value;
    if (typeof value === 'string' && name !== 'description') {
      for (const [digits] of value.matchAll(/\d+/g)) yield Number(digits);
    }
  }
}

/** By record: the numbers that data/prose/dated-facts.json has for its description. */
function listedNumbers({ datedFacts }: RuleData): ReadonlyMap<string, readonly string[]> {
  const listed = new Map<string, string[]>();
  for (const { family, id, value } of datedFacts) {
    const key = `${family} ${id}`;
    listed.set(key, [...(listed.get(key) ?? []), ...(value.match(NUMBER) ?? [])]);
  }
  return listed;
}

/** By city: its distance from the capital, as in its composed text. */
const distances = (data: RuleData): ReadonlyMap<unknown, number> =>
  new Map(cityFacts(data).map(({ id, distance }) => [id, distance]));

/** Every number in our own texts is in the record, in a related record, or in a list with its source. */
export const proseNumbers: DataRule = {
  name: 'prose-numbers',
  about: {
    en: 'Every number in our own texts is in the record, in a related record, or in a list with its source.',
    es: 'Cada número de nuestros textos está en el registro, en uno relacionado o en una lista con su fuente.',
  },
  advice: {
    en: 'Correct the number, list it with its source in data/prose/dated-facts.json, or write the text without it.',
    es: 'Corrige el número, anótalo con su fuente en data/prose/dated-facts.json o escribe el texto sin él.',
  },
  *check(data) {
    const fromCapital = distances(data);
    const listed = listedNumbers(data);
    const tables = new Map(keys.map(([key, family]) => [key, byId(data, family)]));
    for (const { family, row, field, text } of proseOf(data)) {
      const found = (text ?? '').match(NUMBER) ?? [];
      if (found.length === 0) continue;
      const sourced = field === 'description' ? (listed.get(`${family.name} ${row.id}`) ?? []) : [];
      const listedOnly = LISTED_ONLY.has(family.name);
      const known = new Set<number>(listedOnly ? [] : numbersIn(row));
      const distance = family.name === 'city' ? fromCapital.get(row.id) : undefined;
      if (distance !== undefined) known.add(distance);
      for (const [key] of listedOnly ? [] : keys)
        for (const value of numbersIn(tables.get(key)?.get(row[key]))) known.add(value);
      for (const number of found) {
        if (sourced.includes(number)) continue;
        if (!listedOnly && (number in allowed || known.has(numberIn(number)))) continue;
        yield finding(family, row, field, {
          en: `expected numbers of the record only, found ${number} in "${text}"`,
          es: `el número ${number} no está en los campos del registro: "${text}"`,
        });
      }
    }
  },
};

/** Shorter ones may be equal by chance. */
const WORDS = 6;

/** Texts by hand share no pattern; composed ones share their few, and each describes one place. */
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
