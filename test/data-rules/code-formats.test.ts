// Reports codes in another format, and codes of another record.
import { expect, it } from 'vitest';
import { codeFormats } from '../../src/data-rules/codes.js';
import { inEnglish, realRow, withRow, withRows } from './broken-data.js';

it.each([
  ['department', 'daneCode', 'departments.json', '5', '05'],
  ['department', 'isoCode', 'departments.json', 'CO-1', 'CO-ANT'],
  ['city', 'daneCode', 'cities.json', '5001', '05001'],
  ['urbanCenter', 'code', 'urban-centers.json', '5001000', '05001000'],
  ['postalCode', 'code', 'postal-codes.json', '50001', '050001'],
  ['airport', 'iataCode', 'airports.json', 'Axm', 'BOG'],
  ['airport', 'oaciCode', 'airports.json', 'AXMX', 'SKBO'],
  ['indigenousReservation', 'code', 'indigenous-reservations.json', '1030', '10001'],
  ['indigenousReservation', 'daneReservationCode', 'indigenous-reservations.json', '16', '0123'],
  ['volcano', 'smithsonianNumber', 'volcanoes.json', '151090', '351010'],
])('reports that %s.%s of %s is not %j', (family, field, file, code, example) => {
  const found = [...inEnglish(codeFormats).check(withRow(family, 1, { [field]: code }))];
  const message = `expected a code such as ${example}, found ${JSON.stringify(code)}`;
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
  expect([...inEnglish(codeFormats).check(withRow(family, 9, { [field]: code }))]).toEqual([
    { file: `data/${file}`, id: 9, field, message },
  ]);
});

it('accepts an unknown code, and leaves a missing field to the order of keys', () => {
  expect([...inEnglish(codeFormats).check(withRow('airport', 1, { iataCode: null }))]).toEqual([]);
  const data = withRows('airport', (rows) => rows.map(({ oaciCode: _, ...others }) => others));
  expect([...inEnglish(codeFormats).check(data)]).toEqual([]);
});
