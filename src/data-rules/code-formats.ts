// Codes have the format of their official list, and no two records share one.
import { type DataRule, finding, rowsOf } from './data-rule.js';
import { expects } from './messages.js';

interface Code {
  readonly family: string;
  readonly field: string;
  readonly form: RegExp;
  readonly example: string;
}

const codes: readonly Code[] = [
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
          yield finding(
            family,
            row,
            field,
            expects({ en: `a code such as ${example}`, es: `un código como ${example}` }, code),
          );
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
