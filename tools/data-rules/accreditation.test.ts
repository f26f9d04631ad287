// Reports accreditations that their terms do not support, terms with one day, and terms that end before they begin.
import { expect, it } from 'vitest';
import { accreditation } from './accreditation.js';
import { inEnglish, only, realRow, withRow } from './broken-data.js';

const institutions = only('higherEducationInstitution');
const seen = { file: 'data/higher-education-institutions.json', id: 3 };
const found = (values: object, edition = institutions.edition) =>
  [
    ...inEnglish(accreditation).check(
      withRow('higherEducationInstitution', 3, { ...values }, { ...institutions, edition }),
    ),
  ].filter(({ id }) => id === 3);
const stated = (message: string) => [{ ...seen, field: 'isHighQualityAccredited', message }];

it('finds no fault in the data', () => {
  expect([...inEnglish(accreditation).check(institutions)]).toEqual([]);
});

it.each(['accreditedFrom', 'accreditedUntil'])('reports that %s is missing', (field) => {
  expect(found({ [field]: null })).toContainEqual({ ...seen, field, message: 'expected a day, found null' });
});

it.each<[string, object, string, string]>([
  [
    'with a term but not accredited',
    { isHighQualityAccredited: false },
    '2026.11.17',
    'expected true, found false',
  ],
  ['accredited after its term', {}, '2031.08.26', 'expected null, found true'],
  [
    'not accredited after its term',
    { isHighQualityAccredited: false },
    '2031.08.26',
    'expected null, found false',
  ],
  [
    'accredited without a term',
    { accreditedFrom: null, accreditedUntil: null },
    '2026.11.17',
    'expected false, found true',
  ],
])('reports an institution %s', (_, values, edition, message) => {
  expect(found(values, edition)).toEqual(stated(message));
});

it('counts the last day of a term', () => {
  expect(realRow('higherEducationInstitution', 3)).toMatchObject({ accreditedUntil: '2031-08-25' });
  expect(found({}, '2031.08.25')).toEqual([]);
});

it('reports a term that ends before it begins', () => {
  expect(found({ accreditedUntil: '2020-01-01', isHighQualityAccredited: null })).toEqual([
    { ...seen, field: 'accreditedUntil', message: 'expected a day after 2021-08-25, found "2020-01-01"' },
  ]);
});
