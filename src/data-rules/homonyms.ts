// No two cities of a department share a name, and no two records of a family are the same thing.
import { fold } from '../engine/text/fold.js';
import { type DataRule, finding, rowsOf } from './data-rule.js';

/** The field that distinguishes two records of the same name; a family that is not listed may repeat names. */
const within: Readonly<Record<string, readonly string[]>> = {
  region: [],
  department: [],
  city: ['departmentId'],
  categoryNaturalArea: [],
  nativeCommunity: [],
  volcano: [],
  typicalDish: ['departmentId'],
  heritageCity: [],
  intangibleHeritage: [],
  higherEducationInstitution: ['code', 'cityId'],
  touristAttraction: ['cityId'],
  airport: ['cityId'],
  traditionalFairAndFestival: ['cityId'],
};

export const homonyms: DataRule = {
  name: 'homonyms',
  about: {
    en: 'No two records of a family have the same name unless another field distinguishes them.',
    es: 'No hay dos registros de una familia con el mismo nombre, salvo que otro campo los distinga.',
  },
  advice: {
    en: 'Make the names differ. If both records are the same thing, explain it in the pull request.',
    es: 'Diferencia los nombres. Si los dos registros son lo mismo, explícalo en la solicitud de cambio.',
  },
  *check(data) {
    for (const [name, fields] of Object.entries(within)) {
      const first = new Map<string, unknown>();
      for (const row of rowsOf(data, name)) {
        const key = JSON.stringify([fold(String(row.name)), ...fields.map((field) => row[field])]);
        if (first.has(key)) {
          yield finding(data.model.family(name), row, 'name', {
            en: `expected a name other than that of ${first.get(key)}, found "${row.name}"`,
            es: `"${row.name}" ya es el nombre del registro ${first.get(key)}`,
          });
        }
        first.set(key, row.id);
      }
    }
  },
};
