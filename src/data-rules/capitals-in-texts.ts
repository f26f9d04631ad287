// Texts and the field for the capital agree: the text of a capital calls it one, no other text does, a department names its own.
import type { Row } from '../engine/model/model.js';
import { shortName } from './compose/city-facts.js';
import { sentencesOf } from './compose/mask-names.js';
import { byId, type DataRule, finding, type RuleData, rowsOf } from './data-rule.js';
import { expects } from './messages.js';

const CAPITAL = /\bcapital\b/i;
/** The text of a former capital may call it one. */
const PAST = /\b(fue|antigu[ao]|primer[ao]?)\b/i;

/** "Capital de Boyacá", "es la capital de Boyacá"; not "la capital de Boyacá", which may be another city. */
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
      yield finding(
        data.model.family('city'),
        row,
        'description',
        expects({ en: '"capital"', es: 'la palabra «capital»' }, text),
      );
    }
    for (const { name, cityCapitalId } of claimed(departments, text)) {
      if (cityCapitalId === row.id) continue;
      const message = expects(
        { en: `no claim to be the capital of ${name}`, es: `un texto que no la llame capital de ${name}` },
        text,
      );
      yield finding(data.model.family('city'), row, 'description', message);
    }
  }
}

function* ofDepartments(data: RuleData) {
  const cities = byId(data, 'city');
  for (const row of rowsOf(data, 'department')) {
    const capital = shortName(cities.get(row.cityCapitalId)?.name);
    for (const sentence of sentencesOf(String(row.description ?? ''))) {
      if (!CAPITAL.test(sentence) || sentence.includes(capital)) continue;
      const message = expects(
        { en: `${capital} where the capital is named`, es: `${capital} donde se nombra la capital` },
        sentence,
      );
      yield finding(data.model.family('department'), row, 'description', message);
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
