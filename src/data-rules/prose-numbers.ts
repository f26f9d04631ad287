// Every number in our own texts is in the record, in a related record, or in a list with its source.
import type { Row } from '../engine/model/model.js';
import { cityFacts } from './compose/city-facts.js';
import { byId, type DataRule, finding, type RuleData } from './data-rule.js';
import { proseOf } from './prose-fields.js';

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
