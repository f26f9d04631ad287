// Reports codes in another format, and codes of another record.
import { expect, it } from 'vitest';
import { realRow, withRow, withRows } from './broken-data.js';
import { codeFormats } from './code-formats.js';

it.each([
  ['department', 'daneCode', 'departments.json', '5', '^\\d{2}$'],
  ['department', 'isoCode', 'departments.json', 'CO-1', '^CO-[A-Z]{2,3}$'],
  ['city', 'daneCode', 'cities.json', '5001', '^\\d{5}$'],
  ['urbanCenter', 'code', 'urban-centers.json', '5001000', '^\\d{8}$'],
  ['postalCode', 'code', 'postal-codes.json', '50001', '^\\d{6}$'],
  ['airport', 'iataCode', 'airports.json', 'Axm', '^[A-Z]{3}$'],
  ['airport', 'oaciCode', 'airports.json', 'AXMX', '^SK[A-Z]{2}$'],
  ['indigenousReservation', 'code', 'indigenous-reservations.json', '1030', '^\\d{5}$'],
  ['indigenousReservation', 'daneReservationCode', 'indigenous-reservations.json', '16', '^\\d{4}$'],
  ['volcano', 'smithsonianNumber', 'volcanoes.json', '151090', '^35\\d{4}$'],
])('reports that %s.%s of %s is not %j', (family, field, file, code, form) => {
  const found = [...codeFormats.check(withRow(family, 1, { [field]: code }))];
  const message = `expected a code like ${form}, found ${JSON.stringify(code)}`;
  expect(found).toEqual([{ file: `data/${file}`, id: 1, field, message }]);
});

it.each([
  ['department', 'isoCode', 'departments.json'],
  ['city', 'daneCode', 'cities.json'],
  ['airport', 'oaciCode', 'airports.json'],
  ['indigenousReservation', 'code', 'indigenous-reservations.json'],
])('reports that two records share %s.%s', (family, field, file) => {
  const code = realRow(family, 1)[field];
  const message = `expected a unique code, found ${code}, which 1 has too`;
  expect([...codeFormats.check(withRow(family, 9, { [field]: code }))]).toEqual([
    { file: `data/${file}`, id: 9, field, message },
  ]);
});

it('lets a code be unknown, and leaves a missing field to the order of keys', () => {
  expect([...codeFormats.check(withRow('airport', 1, { iataCode: null }))]).toEqual([]);
  const data = withRows('airport', (rows) => rows.map(({ oaciCode: _, ...others }) => others));
  expect([...codeFormats.check(data)]).toEqual([]);
});
