// Codes have the format of their official list, and no two records share one.
import { type DataRule, finding, rowsOf } from './data-rule.js';

interface Code {
  readonly family: string;
  readonly field: string;
  readonly form: RegExp;
}

const codes: readonly Code[] = [
  { family: 'department', field: 'daneCode', form: /^\d{2}$/ },
  { family: 'department', field: 'isoCode', form: /^CO-[A-Z]{2,3}$/ },
  { family: 'city', field: 'daneCode', form: /^\d{5}$/ },
  { family: 'urbanCenter', field: 'code', form: /^\d{8}$/ },
  { family: 'postalCode', field: 'code', form: /^\d{6}$/ },
  { family: 'airport', field: 'iataCode', form: /^[A-Z]{3}$/ },
  { family: 'airport', field: 'oaciCode', form: /^SK[A-Z]{2}$/ },
  { family: 'indigenousReservation', field: 'code', form: /^\d{5}$/ },
  { family: 'indigenousReservation', field: 'daneReservationCode', form: /^\d{4}$/ },
  { family: 'volcano', field: 'smithsonianNumber', form: /^35\d{4}$/ },
];

export const codeFormats: DataRule = {
  name: 'code-formats',
  about: 'Codes have the format of their official list, and no two records share one.',
  *check(data) {
    for (const { family: name, field, form } of codes) {
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
            `expected a code like ${form.source}, found ${JSON.stringify(code)}`,
          );
        }
        if (owners.has(code)) {
          yield finding(
            family,
            row,
            field,
            `expected a unique code, found ${code}, which ${owners.get(code)} has too`,
          );
        }
        owners.set(code, row.id);
      }
    }
  },
};
