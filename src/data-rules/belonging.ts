// Every foreign key refers to an existing record.
import { toOneRelations } from '../engine/model/to-one-paths.js';
import { fold } from '../engine/text/fold.js';
import { byId, type DataRule, differs, finding, joinedTexts, records, rowsOf, textsOf } from './data-rule.js';

/** The field that distinguishes records with the same name. Families that are not listed can repeat names. */
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

/** No two cities of a department share a name, and no two records of a family are the same thing. */
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

/** The postal code of a city is its lowest urban one, or its lowest if it has no urban one. */
export const postalCodesOfCities: DataRule = {
  name: 'postal-codes-of-cities',
  about: {
    en: 'The postal code of a city is its lowest urban one, or its lowest if it has no urban one.',
    es: 'El código postal de un municipio es su código urbano más bajo, o el más bajo si no tiene urbano.',
  },
  advice: {
    en: 'Write the expected code, or correct the postal code with the same municipality.',
    es: 'Escribe el código que se esperaba, o corrige el código postal que tiene ese municipio.',
  },
  *check(data) {
    for (const row of rowsOf(data, 'city')) {
      const own = rowsOf(data, 'postalCode').filter(({ cityId }) => cityId === row.id);
      const urban = own.filter(({ type }) => type === 'Urbano');
      const expected = (urban.length > 0 ? urban : own).map(({ code }) => String(code)).sort()[0] ?? null;
      if (row.postalCode !== expected) {
        yield finding(data.model.family('city'), row, 'postalCode', differs(expected, row.postalCode));
      }
    }
  },
};

/** `deparmentId` is the contract's spelling. */
const keys = ['departmentId', 'deparmentId'];

/** If a record names a city and a department, the department is that of the city. */
export const cityInDepartment: DataRule = {
  name: 'city-in-department',
  about: {
    en: 'If a record names a city and a department, the department is that of the city.',
    es: 'Si un registro nombra un municipio y un departamento, el departamento es el del municipio.',
  },
  advice: {
    en: 'Change the municipality or the department.',
    es: 'Cambia el municipio o el departamento.',
  },
  *check(data) {
    const cities = byId(data, 'city');
    for (const { family, row } of records(data)) {
      const key = keys.find((name) => name in row);
      const city = cities.get(row.cityId);
      if (key === undefined || city === undefined || row[key] === city.departmentId) continue;
      yield finding(
        family,
        row,
        key,
        joinedTexts(differs(city.departmentId, row[key]), {
          en: `city ${city.id} is ${city.name}`,
          es: `el municipio ${city.id} es ${city.name}`,
        }),
      );
    }
  },
};

/** Above Vetas, the highest seat, by a small margin. */
const HIGHEST = 3500;
const WEBSITE = /^https:\/\/([a-z0-9-]+\.)+gov\.co$/;

/** Heights of seats are whole metres that a town can have, and websites of town halls have a scheme. */
export const seats: DataRule = {
  name: 'seats',
  about: {
    en: `Heights of seats are whole metres from 0 to ${HIGHEST}; websites of town halls begin with https:// and end with gov.co.`,
    es: 'La altitud de las cabeceras va en metros enteros de 0 a 3.500. Los sitios de las alcaldías empiezan por https:// y terminan en gov.co.',
  },
  advice: {
    en: 'Correct the value, or write null if it is unknown.',
    es: 'Corrige el valor o escribe null si no se conoce.',
  },
  *check(data) {
    const city = data.model.family('city');
    for (const row of rowsOf(data, 'city')) {
      const { elevation, website } = row;
      const isHeight = Number.isInteger(elevation) && Number(elevation) >= 0 && Number(elevation) <= HIGHEST;
      if (elevation !== null && !isHeight)
        yield finding(city, row, 'elevation', {
          en: `whole metres from 0 to ${HIGHEST}`,
          es: `una altitud en metros enteros de 0 a ${HIGHEST}`,
          found: elevation,
        });
      if (website !== null && !WEBSITE.test(String(website)))
        yield finding(city, row, 'website', {
          en: 'a website such as https://medellin.gov.co',
          es: 'un sitio como https://medellin.gov.co',
          found: website,
        });
    }
  },
};

/** Two consecutive words of five or more capitals are a heading. A single one can be an acronym. */
const SHOUTED = /\p{Lu}{5,}[\s,.-]+(\p{Lu}+[\s,.-]+)*\p{Lu}{5,}|^\p{Lu}{6,}$/u;

/** Names that are correct as printed in the official lists. */
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

/** Names are written as people write them, not in capitals. */
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
      yield finding(family, row, field.name, {
        en: 'lower case where Spanish uses it',
        es: 'un texto que no esté todo en mayúsculas',
        found: text,
      });
    }
  },
};

export const foreignKeysRule: DataRule = {
  name: 'foreign-keys',
  about: {
    en: 'Every foreign key refers to an existing record.',
    es: 'Cada campo con el id de otro registro tiene el de uno que existe.',
  },
  advice: {
    en: 'Write the id of the other record as a number without quotes. Its page on the site shows it.',
    es: 'Escribe el id del otro registro como número sin comillas. Su página en el sitio lo muestra.',
  },
  *check(data) {
    for (const family of data.model.families) {
      for (const [key, target] of keysOf(data.model.families, family.name)) {
        const known = byId(data, target);
        const { of } = data.model.family(target).noun;
        for (const row of rowsOf(data, family.name)) {
          const id = row[key];
          if (id === null || known.has(id)) continue;
          yield finding(family, row, key, { en: `the id ${of.en}`, es: `el id ${of.es}`, found: id });
        }
      }
    }
  },
};

type ModelFamilies = Parameters<DataRule['check']>[0]['model']['families'];

/** The foreign keys of a family and their targets, whichever side declares them. */
function keysOf(families: ModelFamilies, name: string): ReadonlyMap<string, string> {
  const keys = new Map<string, string>();
  for (const parent of families) {
    for (const list of parent.lists)
      if (list.target.name === name && list.key !== undefined) keys.set(list.key, parent.name);
    if (parent.name !== name) continue;
    for (const { key, target } of toOneRelations(parent)) keys.set(key.name, target.name);
  }
  return keys;
}
