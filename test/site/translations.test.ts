// The texts of families, operations and settings have the form and the numbers of a text in every language.
import { describe, expect, it } from 'vitest';
import { colombia } from '../../src/country/index.js';
import { compileOperations } from '../../src/engine/operations/compile-operations.js';
import { type Localized, languages } from '../../src/engine/text/localized.js';
import { settingsByGroup } from '../../src/settings/settings-by-group.js';
import { readDataFile } from '../contract/data-files.js';

const { operations } = compileOperations(colombia);

/** Numbers and names, which are the same in every language. */
const carriedOver = (text: string) =>
  (text.match(/`[^`]+`|\d[\d.,]*\d|\d/g) ?? []).map((it) => it.replace(/[.,]$/, '')).sort();
const carriesOverOtherwise = (en: string, es: string) => `${carriedOver(en)}` !== `${carriedOver(es)}`;

describe('a family has in every language', () => {
  it.each(colombia.families.map((family) => [family.record, family] as const))('%s', (_, family) => {
    const { title, noun, all, about, codeNoun, period, calendar, lists } = family;
    const texts: readonly [string, Localized | undefined, RegExp][] = [
      ['title', title, /^\p{Lu}.*[^.]$/u],
      ['noun', noun, /^(an?|the|una?|el|la) .*[^.]$/],
      ['all', all, /^(all|the|todos los|todas las|el|la) .*[^.]$/],
      ['about', about, SENTENCE],
      // Without a meaning, the name of a field does not help the reader of a response.
      ...family.fields.map((field) => [field.name, field.about, SENTENCE] as const),
      ...lists.flatMap(({ name, title: own }) => (own ? [[name, own, /^\p{Lu}.*[^.]$/u] as const] : [])),
      ...(codeNoun ? [['codeNoun', codeNoun, /\w/] as const] : []),
      ...(period ? [['active', period.active, /\w/] as const] : []),
      ...(calendar ? [['outside', calendar.outside, SENTENCE] as const] : []),
      ...Object.entries(calendar?.switches ?? {}).map(([name, text]) => [name, text, SENTENCE] as const),
    ].map(([what, text, form]) => [what as string, text as Localized | undefined, form as RegExp]);
    const wrong = texts.filter(([, text, form]) => !languages.every((each) => form.test(text?.[each] ?? '')));
    expect(wrong.map(([what]) => what)).toEqual([]);
    const otherwise = texts.filter(([, text]) => text && carriesOverOtherwise(text.en, text.es));
    expect(otherwise.map(([what]) => what)).toEqual([]);
  });
});

const SENTENCE = /^[\p{Lu}\d].*\.$/u;

it('operations have titles in every language, none with the name of a record', () => {
  const records = new RegExp(
    colombia.families
      .map(({ record }) => record)
      .filter((record) => /[a-z][A-Z]/.test(record))
      .join('|'),
  );
  for (const { id, summary } of operations)
    for (const language of languages) {
      expect(summary[language], id).toMatch(/^\p{Lu}.*[^.]$/u);
      expect(summary[language], id).not.toMatch(records);
    }
});

it('parameters have a description in every language', () => {
  const abouts = operations.flatMap(({ parameters, options }) =>
    [...parameters, ...options].map(({ about }) => about),
  );
  expect(abouts.filter(({ en, es }) => !SENTENCE.test(en) || !SENTENCE.test(es))).toEqual([]);
  expect(abouts.filter(({ en, es }) => carriesOverOtherwise(en, es))).toEqual([]);
});

it.each([
  ['cityList', 'All municipalities', 'Todos los municipios'],
  ['departmentCities', 'Municipalities of a department', 'Municipios de un departamento'],
  ['naturalAreaList', 'All protected areas', 'Todas las áreas protegidas'],
  ['naturalAreaById', 'A protected area by id', 'Un área protegida por su id'],
  ['airportByCode', 'Airports by IATA or ICAO code', 'Aeropuertos por código IATA u OACI'],
  ['presidentInYear', 'Presidents in office in a year', 'Presidentes en ejercicio en un año'],
  ['cityPresidents', 'Presidents born in a municipality', 'Presidentes nacidos en un municipio'],
  ['countryOnly', 'The country', 'El país'],
  ['holidayOfYear', 'Holidays of a year', 'Días festivos de un año'],
])('%s is called %s and %s', (id, en, es) => {
  expect(operations.find((operation) => operation.id === id)?.summary).toEqual({ en, es });
});

it('settings have a description in every language', () => {
  const texts = settingsByGroup().flatMap(([group, rows]) => [
    group,
    ...rows.flatMap(({ help, unit, note, kind }) => [help, unit ?? [], note ?? [], kind.words].flat()),
  ]);
  expect(texts.filter(({ en, es }) => en === '' || es === '' || carriesOverOtherwise(en, es))).toEqual([]);
});

it('families have the reasons of retired records in every language', () => {
  const said = (
    readDataFile('retired') as readonly { readonly family: string; readonly reason: string }[]
  ).map(({ family, reason }) => `${family}: ${reason}`);
  const known = colombia.families.flatMap(({ name, retirementReasons }) =>
    retirementReasons.map(({ en }) => `${name}: ${en}`),
  );
  expect(known.toSorted()).toEqual([...new Set(said)].sort());
});
