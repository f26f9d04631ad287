// Our own texts exist, are in Spanish, have a readable length, end as sentences do, and each says something that others do not.
import type { ModelFamily, Row } from '../engine/model/model.js';
import type { Localized } from '../engine/text/localized.js';
import { clausesOf, maskNames } from './compose/mask-names.js';
import {
  byId,
  type DataRule,
  expects,
  type Finding,
  finding,
  lineFinding,
  type RuleData,
  records,
  rowsOf,
} from './data-rule.js';

const further: Readonly<Record<string, readonly string[]>> = {
  invasiveSpecie: ['impact', 'manage'],
};

interface ProseText {
  readonly family: ModelFamily;
  readonly row: Row;
  readonly field: string;
  readonly text: string | null;
  /** A program composed the text, because the city has no handwritten one. */
  readonly isComposed: boolean;
}

/** The fields with our own texts. */
export function* proseOf(data: RuleData): Iterable<ProseText> {
  const byHand = new Set(data.cityTexts.map(({ id }) => id));
  for (const { family, row } of records(data)) {
    const isComposed = family.name === 'city' && !byHand.has(row.id);
    for (const { name } of family.fields) {
      if (name === 'description' || (further[family.name] ?? []).includes(name))
        yield { family, row, field: name, text: row[name] as string | null, isComposed };
    }
  }
}

/** Shorter clauses, and shorter parts between commas, can be equal by chance. */
const [CLAUSE, PART] = [5, 6];

const wordCount = (text: string) => text.split(/\s+/).length;

/** The patterns of the clauses of a text by hand, and the parts of clauses that have commas. */
function* patternsOf(text: string): Iterable<readonly [part: string, pattern: string]> {
  for (const clause of clausesOf(text)) {
    const pattern = maskNames(clause);
    if (wordCount(pattern) >= CLAUSE) yield [clause, pattern];
    const parts = clause.split(/[,:]\s/);
    if (parts.length === 1) continue;
    for (const part of parts) {
      const bare = part.replace(/\.$/, '').trim().toLowerCase();
      if (wordCount(bare) >= PART) yield [part, bare];
    }
  }
}

/** Handwritten texts share no pattern. Composed ones share a few, and each describes one place. */
export const proseSentences: DataRule = {
  name: 'prose-sentences',
  about: {
    en: 'No two texts by hand share a clause of five words or more, whatever its names, numbers, compass points and climates, or a part of six between commas; no two composed texts are equal.',
    es: 'Dos textos escritos a mano no comparten una frase de cinco palabras o más, sin contar nombres, números, puntos cardinales y climas, ni una parte de seis entre comas. No hay dos textos compuestos iguales.',
  },
  advice: {
    en: 'Say it in other words.',
    es: 'Dilo con otras palabras.',
  },
  *check(data) {
    const owners = new Map<string, string>();
    for (const { family, row, field, text, isComposed } of proseOf(data)) {
      const owner = `${family.name} ${row.id}`;
      const whole = text ?? '';
      for (const [part, pattern] of isComposed ? [[whole, whole] as const] : patternsOf(whole)) {
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
  'a al con de del el en entre es la las lo los o para por que se sin sobre su sus un una y e como más fue son está'.split(
    ' ',
  ),
);
const english = new Set(
  'the of and in to is are was were with for by from its it that this which on at an'.split(' '),
);

/** Recognises the language by the share of function words. Names of festivals and dishes contain some of the other language. */
function isWritten(
  text: string,
  own: ReadonlySet<string>,
  other: ReadonlySet<string>,
  most: number,
): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const share = (list: ReadonlySet<string>) => words.filter((word) => list.has(word)).length / words.length;
  return share(own) >= 0.15 && share(other) < most;
}

const isSpanish = (text: string) => isWritten(text, spanish, english, 0.05);
export const isEnglish = (text: string) => isWritten(text, english, spanish, 0.15);

/** Names that have a capital inside. */
const OWN_CAPITALS = /Mc|BioAnorí|LaMia/g;

type FactForm = readonly [expected: Localized, holds: (text: string) => boolean];

/** In every language. */
export const forms: readonly FactForm[] = [
  [
    { en: `${SHORTEST} to ${LONGEST} characters`, es: `un texto de ${SHORTEST} a ${LONGEST} caracteres` },
    (text) => text.length >= SHORTEST && text.length <= LONGEST,
  ],
  [
    { en: 'a capital letter at the beginning', es: 'una mayúscula al comienzo' },
    (text) => /^[¿¡«]?\p{Lu}/u.test(text),
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
    (text) => !/\p{Ll}\p{Lu}|\p{Lu}{6,}/u.test(text.replaceAll(OWN_CAPITALS, '')),
  ],
  [
    { en: 'no space before a comma or a full stop', es: 'un texto sin espacio antes de la coma o del punto' },
    (text) => !/\s[,.;:]|[,;:]\p{L}/u.test(text),
  ],
];
const spanishForms: readonly FactForm[] = [
  ...forms,
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
      if (text === null) yield finding(family, row, field, { en: 'text', es: 'un texto', found: null });
      else {
        for (const [expected, holds] of spanishForms) {
          if (!holds(text)) yield finding(family, row, field, expects(expected, text));
        }
      }
    }
  },
};

/** A word is common if ten other texts have it. */
const COMMON = 10;

const WORD = /\p{L}+/gu;
const wordsOf = (text: string): ReadonlySet<string> => new Set(text.toLowerCase().match(WORD));

/** The words of the names of municipalities and departments, which name where a place is. */
function namesIn(data: RuleData): ReadonlySet<string> {
  const names = ['city', 'department'].flatMap((family) => rowsOf(data, family));
  return new Set(names.flatMap(({ name }) => [...wordsOf(String(name))]));
}

/** A handwritten text has a rare word, because common words alone say nothing about its place. */
export const proseWords: DataRule = {
  name: 'prose-words',
  about: {
    en: 'Every text by hand has a word, beside names of municipalities and departments, that fewer than ten other texts have.',
    es: 'Cada texto escrito a mano tiene una palabra, aparte de nombres de municipios y departamentos, que está en menos de diez textos más.',
  },
  advice: {
    en: 'State a fact that is true of this record alone.',
    es: 'Di un dato que solo sea cierto de este registro.',
  },
  *check(data) {
    const names = namesIn(data);
    const counts = new Map<string, number>();
    const byHand: { readonly words: readonly string[]; readonly found: Finding }[] = [];
    for (const { family, row, field, text, isComposed } of proseOf(data)) {
      if (text === null) continue;
      const words = [...wordsOf(text)];
      for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
      if (isComposed) continue;
      const message = {
        en: `expected a word that few texts have, found common ones only: "${text}"`,
        es: `todas sus palabras son corrientes: "${text}"`,
      };
      byHand.push({
        words: words.filter((word) => !names.has(word)),
        found: finding(family, row, field, message),
      });
    }
    for (const { words, found } of byHand)
      if (words.every((word) => (counts.get(word) ?? 0) > COMMON)) yield found;
  },
};

/** Matches the whole word with its letter case, because a capital can make another name. */
const whole = (form: string) => new RegExp(`(?<!\\p{L})${form}(?!\\p{L})`, 'u');

function* formFaults({ properNames }: RuleData): Iterable<Finding> {
  const seen = new Map<string, string>();
  for (const [at, { name, instead }] of properNames.entries())
    for (const form of [name, ...instead]) {
      const other = seen.get(form);
      if (other !== undefined) {
        yield lineFinding(
          'prose/names.json',
          name,
          at,
        )('instead', {
          en: `expected one name for ${JSON.stringify(form)}, found it under "${other}" too`,
          es: `${JSON.stringify(form)} también está en la línea de "${other}"`,
        });
      }
      seen.set(form, name);
    }
}

/** A record can have the form in its own name, which comes from its source. */
const isOwnName = (form: string, ...rows: readonly (Row | undefined)[]) =>
  rows.some((row) => whole(form).test(String(row?.name ?? '')));

/** Texts by hand write the names of peoples, places and things in one form, that of data/prose/names.json. */
export const proseNames: DataRule = {
  name: 'prose-names',
  about: {
    en: 'Texts by hand write each name of data/prose/names.json in its form, unless the record, or its municipality, has another form as its name.',
    es: 'Los textos escritos a mano usan la forma de data/prose/names.json, salvo si el registro o su municipio se llama de otra.',
  },
  advice: {
    en: 'Write the name in the form of the list.',
    es: 'Escribe el nombre en la forma de la lista.',
  },
  *check(data) {
    yield* formFaults(data);
    const cities = byId(data, 'city');
    const forms = data.properNames.flatMap(({ name, instead }) =>
      instead.map((form) => ({ name, form, pattern: whole(form) })),
    );
    for (const { family, row, field, text, isComposed } of proseOf(data)) {
      if (text === null || isComposed) continue;
      for (const { name, form, pattern } of forms) {
        if (!pattern.test(text) || isOwnName(form, row, cities.get(row.cityId))) continue;
        yield finding(family, row, field, { en: `"${name}"`, es: `«${name}»`, found: form });
      }
    }
  },
};
