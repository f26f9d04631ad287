// Reports and composes decomposed accents, inside lists too.
import { expect, it } from 'vitest';
import { nfc } from '../../src/data-rules/characters.js';
import { inEnglish, mended, only, withRow, written } from './broken-data.js';

const decomposed = (value: unknown) => JSON.parse(JSON.stringify(value).normalize('NFD'));

it.each([
  ['department', 2, 'phonePrefix', 'departments.json', 'Medellín'],
  ['region', 2, 'name', 'regions.json', 'Pacífico'],
  ['country', 1, 'borders', 'country.json', ['Panamá']],
])('reports and fixes separate accents in %s %i', (family, id, field, file, whole) => {
  const data = withRow(family, id, { [field]: decomposed(whole) }, only(family));
  const text = decomposed([whole].flat()[0]);
  const message = `expected each accent together with its letter (NFC), found "${text}" with separate accents`;
  expect([...inEnglish(nfc).check(data)]).toEqual([{ file: `data/${file}`, id, field, message }]);
  const after = mended(nfc, data, family);
  expect([...inEnglish(nfc).check(after)]).toEqual([]);
  expect(written(after, family)).toBe(written(withRow(family, id, { [field]: whole }), family));
});
