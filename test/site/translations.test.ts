// The texts of families, operations and settings have the right form and the same numbers in every language.
import { describe, expect, it } from 'vitest';
import { colombia } from '../../src/country/index.js';
import { compileOperations } from '../../src/engine/operations/compile-kinds.js';
import { type Localized, languages } from '../../src/engine/text/localized.js';
import { settingsByGroup } from '../../src/settings/settings-help.js';

const { operations, batches } = compileOperations(colombia);

/** Numbers and names, which are the same in every language. */
const carriedOver = (text: string) =>
  (text.match(/`[^`]+`|\d[\d.,]*\d|\d/g) ?? []).map((it) => it.replace(/[.,]$/, '')).sort();
const carriesOverOtherwise = (en: string, es: string) => `${carriedOver(en)}` !== `${carriedOver(es)}`;

describe('a family has in every language', () => {
  it.each(colombia.families.map((family) => [family.record, family] as const))('%s', (_, family) => {
    const { title, noun, all, about, codeNoun, period, calendar, lists } = family;
    const texts: readonly [string, Localized | undefined, RegExp][] = [
      ['title', title, /^\p{Lu}.*[^.]$/u],
      ['noun', noun.withArticle, /^(an?|the|una?|el|la) .*[^.]$/],
      ['all', all, /^(all|the|todos los|todas las|el|la) .*[^.]$/],
      ['about', about, SENTENCE],
      // A name of a field without a meaning does not help the reader of a response.
      ...family.fields.map((field) => [field.name, field.about, SENTENCE] as const),
      ...lists.flatMap(({ name, title: own }) => (own ? [[name, own, /^\p{Lu}.*[^.]$/u] as const] : [])),
      ...(codeNoun ? [['codeNoun', codeNoun, /\w/] as const] : []),
      ...(period ? [['active', period.active, /\w/] as const] : []),
      ...(calendar ? [['outside', calendar.outside, SENTENCE] as const] : []),
      ...Object.entries(calendar?.switches ?? {}).flatMap(([name, { about, label }]) => [
        [name, about, MEANING] as const,
        [`label of ${name}`, label, /^\p{Lu}.*[^.]$/u] as const,
      ]),
    ].map(([what, text, form]) => [what as string, text as Localized | undefined, form as RegExp]);
    const wrong = texts.filter(([, text, form]) => !languages.every((each) => form.test(text?.[each] ?? '')));
    expect(wrong.map(([what]) => what)).toEqual([]);
    const otherwise = texts.filter(([, text]) => text && carriesOverOtherwise(text.en, text.es));
    expect(otherwise.map(([what]) => what)).toEqual([]);
  });
});

const SENTENCE = /^[\p{Lu}\d].*\.$/u;
/** A noun phrase that fits after "is required: ", with a full stop. */
const MEANING = /^\p{Ll}.*\.$/u;

it('has titles of operations in every language, without the name of a record', () => {
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

describe('the descriptions of operations', () => {
  const described = [...operations, ...batches];
  const VERBS = {
    en: /^(Adds|Completes|Counts|Draws|Finds|Lists|Returns) /,
    es: /^(Busca|Completa|Cuenta|Devuelve|Dibuja|Indica|Reconoce|Suma) /,
  };

  it('consist of sentences that begin with a verb and add to the title', () => {
    const wrong = described.filter(({ summary, description }) =>
      languages.some(
        (each) =>
          !VERBS[each].test(description[each]) ||
          !SENTENCE.test(description[each]) ||
          description[each].length <= summary[each].length,
      ),
    );
    expect(wrong.map(({ description }) => description)).toEqual([]);
  });

  it('state the same facts in another language', () => {
    const wrong = described.filter(
      ({ description: { en, es } }) => en === es || carriesOverOtherwise(en, es) || / (de|a) el /.test(es),
    );
    expect(wrong.map(({ description }) => description)).toEqual([]);
  });

  it.each(languages)('differ from each other in %s, except for those of the same records', (language) => {
    const firstWith = new Map<string, string>();
    const subjectOf = (each: (typeof described)[number]) =>
      'list' in each && each.list !== undefined ? `${each.owner.name}.${each.list.name}` : each.id;
    const shared = described.flatMap((each) => {
      const text = each.description[language];
      const first = firstWith.get(text) ?? subjectOf(each);
      firstWith.set(text, first);
      return first === subjectOf(each) ? [] : [[first, each.id]];
    });
    expect(shared).toEqual([]);
  });
});

it('has titles of related lists that begin with that of the family, whose description they replace', () => {
  const lists = colombia.families.flatMap(({ lists: own }) => own);
  const wrong = lists.filter(({ title, target }) =>
    languages.some((each) => title !== undefined && !title[each].startsWith(target.title[each])),
  );
  expect(wrong.map(({ title }) => title)).toEqual([]);
});

it('has descriptions of parameters in every language', () => {
  const abouts = operations.flatMap(({ parameters, options }) =>
    [...parameters, ...options].map(({ about }) => about),
  );
  expect(abouts.filter(({ en, es }) => !MEANING.test(en) || !MEANING.test(es))).toEqual([]);
  expect(abouts.filter(({ en, es }) => carriesOverOtherwise(en, es))).toEqual([]);
});

it.each([
  ['cityList', 'All municipalities and other units', 'Todos los municipios y otras unidades'],
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

it('has descriptions of settings in every language', () => {
  const texts = settingsByGroup().flatMap(([group, rows]) => [
    group,
    ...rows.flatMap(({ help, unit, note, kind }) => [help, unit ?? [], note ?? [], kind.words].flat()),
  ]);
  expect(texts.filter(({ en, es }) => en === '' || es === '' || carriesOverOtherwise(en, es))).toEqual([]);
});
