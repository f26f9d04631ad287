// Years and figures of our texts are in a list with their sources, and so are the subregions that composed texts name. A text in a second
// language has no number that the first one lacks.
import type { Row } from '../engine/model/model.js';
import {
  byId,
  type DataRule,
  type DatedFact,
  expects,
  type Finding,
  finding,
  lacks,
  lineFinding,
  misplaced,
  noRecord,
  noSource,
  oneOf,
  type RuleData,
  records,
  twice,
} from './data-rule.js';
import { forms, isEnglish, proseOf } from './prose.js';

/** Matches whole numbers only: "1.898" does not contain "18", and "1898,5" does not contain "1898". */
function contains(text: string, value: string): boolean {
  const before = /[\p{L}\d.,]$/u;
  const after = /^(?:[\p{L}\d]|[.,]\d)/u;
  for (let at = text.indexOf(value); at >= 0; at = text.indexOf(value, at + 1)) {
    const [head, tail] = [text.slice(0, at), text.slice(at + value.length)];
    if (!before.test(head) && !after.test(tail)) return true;
  }
  return false;
}

/** A year that is neither part of a number nor the number of a law. */
const YEAR_IN_TEXT = /(?<![\d.,])(?<!\b[Ll]ey )(?:1[4-9]|20)\d\d(?!\d|[.,]\d)/g;

/** Years in texts by hand that no line lists. */
function* unlistedYears(data: RuleData): Iterable<Finding> {
  const listed = new Map<string, string>();
  for (const { family, id, value } of data.datedFacts) {
    const key = `${family} ${id}`;
    listed.set(key, `${listed.get(key) ?? ''} ${value}`);
  }
  for (const { family, row, field, text, isComposed } of proseOf(data)) {
    if (field !== 'description' || text === null || isComposed) continue;
    const values = listed.get(`${family.name} ${row.id}`) ?? '';
    for (const year of new Set(text.match(YEAR_IN_TEXT)))
      if (!values.includes(year))
        yield {
          ...finding(family, row, field, {
            en: `expected ${year} with its source in data/prose/dated-facts.json, found none`,
            es: `falta ${year} con su fuente en data/prose/dated-facts.json`,
          }),
          advice: {
            en: 'Add a line with the year and its sources, or write the text without it.',
            es: 'Agrega una línea con el año y sus fuentes, o escribe el texto sin él.',
          },
        };
  }
}

/** The description of a record contains every year, date, figure or rank that is listed for it, and no other year. */
export const datedFacts: DataRule = {
  name: 'dated-facts',
  about: {
    en: 'The description of a record contains every year, date, figure or rank that data/prose/dated-facts.json lists for it, and a text by hand has no other year. Each has one line with its sources, in the order of the records.',
    es: 'La descripción de un registro contiene cada año, fecha, cifra o puesto que data/prose/dated-facts.json anota para él, y un texto escrito a mano no tiene otro año. Cada uno tiene una línea con sus fuentes, en el orden de los registros.',
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
      const report = lineFinding('prose/dated-facts.json', `${family} ${id}`, at);
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
    yield* unlistedYears(data);
  },
};

/** Families whose texts take numbers only from the list, so that no other field replaces a source. */
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

/** The numbers in data/prose/dated-facts.json for each description. */
function listedNumbers({ datedFacts }: RuleData): ReadonlyMap<string, readonly string[]> {
  const listed = new Map<string, string[]>();
  for (const { family, id, value } of datedFacts) {
    const key = `${family} ${id}`;
    listed.set(key, [...(listed.get(key) ?? []), ...(value.match(NUMBER) ?? [])]);
  }
  return listed;
}

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
    const listed = listedNumbers(data);
    const tables = new Map(keys.map(([key, family]) => [key, byId(data, family)]));
    for (const { family, row, field, text } of proseOf(data)) {
      const found = (text ?? '').match(NUMBER) ?? [];
      if (found.length === 0) continue;
      const sourced = field === 'description' ? (listed.get(`${family.name} ${row.id}`) ?? []) : [];
      const listedOnly = LISTED_ONLY.has(family.name);
      const known = new Set<number>(listedOnly ? [] : numbersIn(row));
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

/** All are feminine, because texts put "la" before them. */
const KINDS: readonly string[] = ['provincia', 'subregión', 'zona especial'];

/** Every city of data/prose/subregions.json exists and is there once, with a source, in the order of the records. */
export const subregions: DataRule = {
  name: 'subregions',
  about: {
    en: 'A municipality has one subregion or province of its department at most, with a known source, in the order of the records.',
    es: 'Un municipio tiene a lo sumo una subregión o provincia de su departamento, con una fuente conocida, en el orden de los registros.',
  },
  advice: {
    en: 'Correct the line in data/prose/subregions.json.',
    es: 'Corrige la línea en data/prose/subregions.json.',
  },
  *check(data) {
    const known = new Set(data.sources.map(({ id }) => id));
    const cities = byId(data, 'city');
    for (const [at, { id, kind, name, sources }] of data.subregions.entries()) {
      const report = lineFinding('prose/subregions.json', id, at);
      if (!cities.has(id)) yield report('id', noRecord('city', id));
      if (!KINDS.includes(kind)) yield report('kind', expects(oneOf(KINDS), kind));
      if (!name) yield report('name', lacks({ en: 'a name', es: 'el nombre' }));
      if (sources.length === 0) yield report('sources', lacks({ en: 'a source', es: 'la fuente' }));
      for (const source of sources) if (!known.has(source)) yield report('sources', noSource(source));
      const before = data.subregions[at - 1]?.id;
      if (before === id) yield report('id', twice(id));
      else if (before !== undefined && before > id)
        yield report('id', misplaced({ family: 'city', id: before }));
    }
  },
};

/** Only the larger records have an English text. */
const WRITTEN_IN_PART: readonly string[] = ['city'];

/** Numbers as `1234.5`, from the form of either language. */
function writtenNumbers(
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
        const known = writtenNumbers(String(row[translates]), ['.', ',']);
        for (const number of writtenNumbers(text, [',', '.']))
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
