// A text and the field of the capital agree: the text of a capital says so, no other text does, and a department names its capital.
import type { Row } from '../engine/model/model.js';
import { cityShortName } from './compose/city-facts.js';
import { composeDescriptions } from './compose/compose-descriptions.js';
import { sentencesOf } from './compose/mask-names.js';
import { byId, type DataRule, differs, finding, type RuleData, rowsOf } from './data-rule.js';
import { proseOf } from './prose.js';

/** The source of composed texts; the exception that names it lists their cities. */
const COMPOSED = 'atlas-composed';

/** The description of a city by id. A handwritten one has priority, and others are composed from current facts and marked as such. */
export function describeCities(data: RuleData): ReadonlyMap<number, string> {
  const byHand = new Map(data.cityTexts.map(({ id, description }) => [Number(id), String(description)]));
  return new Map([...composeDescriptions(data, new Set(byHand.keys())), ...byHand]);
}

/** The provenance with the cities whose texts are composed. */
export function markComposed({ provenance, cityTexts, rows }: RuleData): RuleData['provenance'] {
  const byHand = new Set(cityTexts.map(({ id }) => id));
  const composed = (rows.get('city') ?? []).map(({ id }) => Number(id)).filter((id) => !byHand.has(id));
  return provenance.map((line) => (line.source === COMPOSED ? { ...line, ids: composed } : line));
}

export const cityDescriptions: DataRule = {
  name: 'city-descriptions',
  about: {
    en: 'The description of a city is the one in data/prose/cities.json, or else the one that `node dist/tools/changes/data-compose.js` writes and marks as composed.',
    es: 'La descripción de un municipio es la de data/prose/cities.json o la que `node dist/tools/changes/data-compose.js` escribe y marca como compuesta.',
  },
  advice: {
    en: 'A maintainer writes it with node dist/tools/changes/data-compose.js. To write a text by hand, add it to data/prose/cities.json.',
    es: 'Quien mantiene el proyecto la escribe con node dist/tools/changes/data-compose.js. Para escribir un texto a mano, agrégalo en data/prose/cities.json.',
  },
  *check(data) {
    const texts = describeCities(data);
    for (const row of rowsOf(data, 'city')) {
      const expected = texts.get(Number(row.id)) ?? null;
      if (row.description !== expected) {
        yield {
          ...finding(data.model.family('city'), row, 'description', differs(expected, row.description)),
          byMaintainer: true,
        };
      }
    }
    const marked = (lines: RuleData['provenance']) =>
      lines.find(({ source }) => source === COMPOSED)?.ids ?? [];
    const [expected, actual] = [new Set(marked(markComposed(data))), new Set(marked(data.provenance))];
    for (const id of [...expected, ...actual]) {
      if (expected.has(id) === actual.has(id)) continue;
      const message = expected.has(id)
        ? {
            en: `expected the text of city ${id} to be marked as composed`,
            es: `falta marcar como compuesto el texto del municipio ${id}`,
          }
        : {
            en: `expected the text of city ${id} to be marked as by hand`,
            es: `el texto del municipio ${id} está escrito a mano, pero está marcado como compuesto`,
          };
      yield { file: 'data/provenance.json', id: 'city', field: 'description', message, byMaintainer: true };
    }
  },
};

const LOST_LANGUAGE =
  /\b(?:lengua|idioma)\b[^.;]*\b(?:se extinguió|dejó de hablarse|se perdió)|\bperdida la lengua\b/i;
/** Commas inside parentheses explain a language; the others separate languages. */
const SEPARATOR = /,\s*(?![^(]*\))/;

/** A people whose text describes its language as lost has no such language among its spoken ones. */
export const languagesInTexts: DataRule = {
  name: 'languages-in-texts',
  about: {
    en: 'Where a text says that the language of a people is lost, the field says that it is extinct.',
    es: 'Si un texto dice que la lengua de un pueblo se perdió, el campo dice que está extinta.',
  },
  advice: {
    en: 'Change the languages or the text.',
    es: 'Cambia las lenguas o el texto.',
  },
  *check(data) {
    for (const row of rowsOf(data, 'nativeCommunity')) {
      if (!LOST_LANGUAGE.test(String(row.description))) continue;
      const spoken = String(row.languages ?? '')
        .split(SEPARATOR)
        .filter((language) => !/^(español)?$|\(extinta\b/i.test(language));
      if (spoken.length === 0) continue;
      yield finding(data.model.family('nativeCommunity'), row, 'languages', {
        en: 'Español or "(extinta)", as the text says',
        es: 'Español o «(extinta)», porque el texto dice que la lengua se perdió',
        found: spoken.join(', '),
      });
    }
  },
};

const NAME = String.raw`\p{Lu}[\p{L}'-]*(?: (?:(?:de|del|la|las|los|el|y) )*\p{Lu}[\p{L}'-]*)*`;
/** "Municipio panelero de Villeta", "nacido en Honda". */
const naming = new RegExp(
  String.raw`(?:(?:[Mm]unicipio|jurisdicción)(?: \p{Ll}+)? de|(?:[Nn]acid[oa]|[Nn]ació) en|[Oo]riund[oa] de) (${NAME})`,
  'gu',
);

/** A text that names the municipality of its record, or the place of birth, names the one in the field. */
export const citiesInTexts: DataRule = {
  name: 'cities-in-texts',
  about: {
    en: 'A municipality or a place of birth that a text names is the one in the field.',
    es: 'El municipio o el lugar de nacimiento que un texto nombra es el del campo.',
  },
  advice: {
    en: 'Change the municipality or the text.',
    es: 'Cambia el municipio o el texto.',
  },
  *check(data) {
    const cities = byId(data, 'city');
    const departments = new Set(rowsOf(data, 'department').map(({ name }) => name));
    const names = new Set(rowsOf(data, 'city').map(({ name }) => name));
    for (const { family, row, text } of proseOf(data)) {
      if (row.cityId === undefined || text === null) continue;
      const own = cities.get(row.cityId)?.name;
      for (const [, named] of text.matchAll(naming)) {
        if (named === own || !names.has(named) || departments.has(named)) continue;
        yield finding(family, row, 'cityId', {
          en: `expected ${named}, which the text names, found ${own}`,
          es: `el texto nombra a ${named}, pero el municipio del registro es ${own}`,
        });
      }
    }
  },
};

const CAPITAL = /\bcapital\b/i;
/** The text of a former capital can mention that. */
const PAST = /\b(fue|antigu[ao]|primer[ao]?)\b/i;

/** "Capital de Boyacá" and "es la capital de Boyacá" are claims. "La capital de Boyacá" can mean another city. */
const claimOf = (department: unknown) =>
  new RegExp(`(?<!\\bla |\\p{L})(?:es la )?capital (?:del departamento )?del? ${department}(?!\\p{L})`, 'iu');

/** The departments whose capital is the city, according to its text. */
function claimed(departments: readonly Row[], text: string): readonly Row[] {
  const sentences = sentencesOf(text).filter((sentence) => !PAST.test(sentence));
  return departments.filter(({ name }) => sentences.some((sentence) => claimOf(name).test(sentence)));
}

function* ofCities(data: RuleData) {
  const departments = rowsOf(data, 'department');
  for (const row of rowsOf(data, 'city')) {
    const text = String(row.description ?? '');
    const isCapital = departments.some(({ cityCapitalId }) => cityCapitalId === row.id);
    if (isCapital && !CAPITAL.test(text)) {
      yield finding(data.model.family('city'), row, 'description', {
        en: '"capital"',
        es: 'la palabra «capital»',
        found: text,
      });
    }
    for (const { name, cityCapitalId } of claimed(departments, text)) {
      if (cityCapitalId === row.id) continue;
      yield finding(data.model.family('city'), row, 'description', {
        en: `no claim to be the capital of ${name}`,
        es: `un texto que no la llame capital de ${name}`,
        found: text,
      });
    }
  }
}

function* ofDepartments(data: RuleData) {
  const cities = byId(data, 'city');
  for (const row of rowsOf(data, 'department')) {
    const capital = cityShortName(cities.get(row.cityCapitalId)?.name);
    for (const sentence of sentencesOf(String(row.description ?? ''))) {
      if (!CAPITAL.test(sentence) || sentence.includes(capital)) continue;
      yield finding(data.model.family('department'), row, 'description', {
        en: `${capital} where the capital is named`,
        es: `${capital} donde se nombra la capital`,
        found: sentence,
      });
    }
  }
}

export const capitalsInTexts: DataRule = {
  name: 'capitals-in-texts',
  about: {
    en: 'The text of every capital says that it is one, no other city claims to be, and a department names the capital that its field names.',
    es: 'El texto de cada capital dice que lo es, ninguna otra ciudad lo afirma y cada departamento nombra la capital de su campo.',
  },
  advice: {
    en: 'Change the text, or the capital of the department if that is wrong.',
    es: 'Cambia el texto, o la capital del departamento si es la que está mal.',
  },
  *check(data) {
    yield* ofCities(data);
    yield* ofDepartments(data);
  },
};
