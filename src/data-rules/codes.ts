// Codes have the format of their official list, and no two records share one.

import type { Alias } from '../engine/dataset/dataset.js';
import type { Row } from '../engine/model/model.js';
import { decoded } from '../engine/operations/request/request-path.js';
import { fold } from '../engine/text/fold.js';
import {
  byId,
  type DataRule,
  differs,
  expects,
  finding,
  lineFinding,
  misplaced,
  noRecord,
  noSource,
  rowsOf,
  twice,
} from './data-rule.js';

/** Whether two values differ only in spelling: letter case, accents, spaces, punctuation, leading zeros or percent-encoding. */
export const isSpelling = (was: unknown, is: unknown): boolean =>
  was !== null && is !== null && letters(was) === letters(is);

function letters(value: unknown): string {
  if (Array.isArray(value)) return value.map(letters).join('\n');
  return fold(decoded(String(value)))
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replace(/^0+(?=\d)/, '');
}

export const aliases: DataRule = {
  name: 'aliases',
  about: {
    en: 'Every alias names a record and a source, differs from the names of its record by more than accents and capitals, and stands once, in the order of the records.',
    es: 'Cada alias es de un registro y tiene fuente, cambia algo más que tildes y mayúsculas del nombre, y está una sola vez, en el orden de los registros.',
  },
  advice: {
    en: 'Correct the alias, or delete its line if it adds nothing.',
    es: 'Corrige el alias o borra su línea si no aporta nada.',
  },
  *check(data) {
    const sources = new Set(data.sources.map(({ id }) => id));
    const families = data.model.families;
    const tables = new Map(families.map(({ name }) => [name, byId(data, name)]));
    const order = (line: Alias) => families.findIndex(({ name }) => name === line.family) * 1e6 + line.id;
    const seen = new Set<string>();
    for (const [index, line] of data.aliases.entries()) {
      const { family: name, id, alias, source } = line;
      const family = families.find((candidate) => candidate.name === name);
      const row = tables.get(name)?.get(id);
      const report = lineFinding('aliases.json', `${name} ${id}`, index);
      if (family === undefined || row === undefined) {
        yield report('id', noRecord(name, id));
        continue;
      }
      const own = [
        family.nameFields.map((field) => row[field]).join(' '),
        ...(family.otherName === undefined ? [] : [String(row[family.otherName])]),
      ];
      if (own.some((text) => fold(text) === fold(alias)))
        yield report('alias', {
          en: `expected another name, found its own, ${JSON.stringify(alias)}`,
          es: `el registro ya se llama ${JSON.stringify(alias)}, así que no es otro nombre`,
        });
      if (alias !== alias.trim().normalize('NFC')) yield report('alias', expects(TIDY, alias));
      if (!sources.has(source)) yield report('source', noSource(source));
      const key = `${name} ${id} ${fold(alias)}`;
      if (seen.has(key)) yield report('alias', twice(alias));
      seen.add(key);
      const before = data.aliases[index - 1];
      if (before !== undefined && order(before) > order(line)) yield report('id', misplaced(before));
    }
  },
};

const TIDY = {
  en: 'no spaces around it and each accent together with its letter',
  es: 'un texto sin espacios en los extremos y con cada tilde unida a su letra',
};

/** The digits before the area digit. Mobile numbers do not start with them. */
const LANDLINE = '60';
const phones = ['higherEducationInstitution'] as const;

/** Landlines are dialled with 60 and the digit of their area, so area codes agree with each other and numbers with their area. */
export const areaCodes: DataRule = {
  name: 'area-codes',
  about: {
    en: 'The area code of a department is 60 and its digit; its municipalities have the same one, and so does every landline in them.',
    es: 'El indicativo de un departamento es 60 y su dígito. Sus municipios tienen el mismo, y también los teléfonos fijos.',
  },
  advice: {
    en: 'Write the number with the area code of its department, such as 604.',
    es: 'Escribe el número con el indicativo de su departamento, como 604.',
  },
  *check(data) {
    const departments = byId(data, 'department');
    const cities = byId(data, 'city');
    for (const row of departments.values()) {
      // The rule key-order reports missing fields.
      if (row.phonePrefix === undefined) continue;
      const code = `${LANDLINE}${row.phonePrefix}`;
      if (row.areaCode !== code)
        yield finding(data.model.family('department'), row, 'areaCode', differs(code, row.areaCode));
    }
    for (const row of cities.values()) {
      const code = row.daneCode === null ? null : departments.get(row.departmentId)?.areaCode;
      if (row.areaCode !== code)
        yield finding(data.model.family('city'), row, 'areaCode', differs(code, row.areaCode));
    }
    for (const name of phones) {
      for (const row of rowsOf(data, name)) {
        const code = cities.get(row.cityId)?.areaCode;
        const phone = String(row.phone ?? '');
        if (phone.startsWith(LANDLINE) && !phone.startsWith(String(code)))
          yield finding(data.model.family(name), row, 'phone', {
            en: `a number that starts with ${code}`,
            es: `un número que empiece por ${code}`,
            found: phone,
          });
      }
    }
  },
};

/** Populated centres of an entity whose code is no longer used. */
const withoutCode = (city: Row | undefined) => city === undefined || city.daneCode === null;

/** Codes start with the code of the area that contains them: a postal code with its department's, a settlement's with its city's. */
export const codePrefixes: DataRule = {
  name: 'code-prefixes',
  about: {
    en: 'A code starts with the code of the area it belongs to; a postal code starts with its postal zone.',
    es: 'Un código empieza por el código del área a la que pertenece, y un código postal por su zona postal.',
  },
  advice: {
    en: 'Check the code and the place of the record.',
    es: 'Revisa el código y el lugar del registro.',
  },
  *check(data) {
    const [cities, departments] = [byId(data, 'city'), byId(data, 'department')];
    const departmentCode = (city: Row | undefined) => String(departments.get(city?.departmentId)?.daneCode);
    const expected: readonly [family: string, field: string, prefix: (row: Row) => string | undefined][] = [
      ['city', 'daneCode', (row) => departmentCode(row)],
      ['city', 'postalCode', (row) => departmentCode(row)],
      ['postalCode', 'code', (row) => departmentCode(cities.get(row.cityId))],
      ['postalCode', 'code', (row) => String(row.postalZone)],
      [
        'urbanCenter',
        'code',
        ({ cityId }) => (withoutCode(cities.get(cityId)) ? undefined : String(cities.get(cityId)?.daneCode)),
      ],
    ];
    for (const [name, field, prefixOf] of expected) {
      for (const row of rowsOf(data, name)) {
        const [code, prefix] = [row[field], prefixOf(row)];
        if (code === null || prefix === undefined || String(code).startsWith(prefix)) continue;
        yield finding(data.model.family(name), row, field, {
          en: `a code that starts with ${prefix}`,
          es: `un código que empiece por ${prefix}`,
          found: code,
        });
      }
    }
  },
};

const codes = [
  { family: 'department', field: 'daneCode', form: /^\d{2}$/, example: '05' },
  { family: 'department', field: 'isoCode', form: /^CO-[A-Z]{2,3}$/, example: 'CO-ANT' },
  { family: 'city', field: 'daneCode', form: /^\d{5}$/, example: '05001' },
  { family: 'urbanCenter', field: 'code', form: /^\d{8}$/, example: '05001000' },
  { family: 'postalCode', field: 'code', form: /^\d{6}$/, example: '050001' },
  { family: 'airport', field: 'iataCode', form: /^[A-Z]{3}$/, example: 'BOG' },
  { family: 'airport', field: 'oaciCode', form: /^SK[A-Z]{2}$/, example: 'SKBO' },
  { family: 'indigenousReservation', field: 'code', form: /^\d{5}$/, example: '10001' },
  { family: 'indigenousReservation', field: 'daneReservationCode', form: /^\d{4}$/, example: '0123' },
  { family: 'volcano', field: 'smithsonianNumber', form: /^35\d{4}$/, example: '351010' },
];

export const codeFormats: DataRule = {
  name: 'code-formats',
  about: {
    en: 'Codes have the format of their official list, and no two records share one.',
    es: 'Los códigos tienen la forma de su lista oficial y no hay dos registros con el mismo.',
  },
  advice: {
    en: 'Copy the code from its official list, between quotes and with its zeros.',
    es: 'Copia el código de su lista oficial, entre comillas y con sus ceros.',
  },
  *check(data) {
    for (const { family: name, field, form, example } of codes) {
      const family = data.model.family(name);
      const owners = new Map<unknown, unknown>();
      for (const row of rowsOf(data, name)) {
        const code = row[field];
        // The rule key-order reports missing fields.
        if (code === null || code === undefined) continue;
        if (!form.test(String(code))) {
          yield finding(family, row, field, {
            en: `a code such as ${example}`,
            es: `un código como ${example}`,
            found: code,
          });
        }
        if (owners.has(code)) {
          yield finding(family, row, field, {
            en: `expected a unique code, found ${code}, which ${owners.get(code)} has too`,
            es: `el código ${code} ya es del registro ${owners.get(code)}`,
          });
        }
        owners.set(code, row.id);
      }
    }
  },
};
