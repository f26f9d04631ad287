// Reports accreditations that have no term, terms without one, terms with one day, and terms that end before they begin.
import { expect, it } from 'vitest';
import { accreditation } from '../../src/data-rules/dates.js';
import { inEnglish, only, realRow, withRow } from './broken-data.js';

const institutions = only('higherEducationInstitution');
const seen = { file: 'data/higher-education-institutions.json', id: 3 };
const found = (values: object) =>
  [
    ...inEnglish(accreditation).check(withRow('higherEducationInstitution', 3, { ...values }, institutions)),
  ].filter(({ id }) => id === 3);
const stated = (message: string) => [{ ...seen, field: 'isHighQualityAccredited', message }];

it('finds no fault in the data', () => {
  expect([...inEnglish(accreditation).check(institutions)]).toEqual([]);
});

it.each(['accreditedFrom', 'accreditedUntil'])('reports that %s is missing', (field) => {
  expect(found({ [field]: null })).toContainEqual({ ...seen, field, message: 'expected a day, found null' });
});

it.each<[string, object, string]>([
  ['with a term but not accredited', { isHighQualityAccredited: false }, 'expected true, found false'],
  [
    'with a term that has ended but not accredited',
    { accreditedUntil: '2022-08-25', isHighQualityAccredited: null },
    'expected true, found null',
  ],
  [
    'accredited without a term',
    { accreditedFrom: null, accreditedUntil: null },
    'expected false, found true',
  ],
])('reports an institution %s', (_, values, message) => {
  expect(found(values)).toEqual(stated(message));
});

it('lets a term of the register end', () => {
  const ENDED = 219;
  expect(realRow('higherEducationInstitution', ENDED)).toMatchObject({
    accreditedUntil: '2023-12-10',
    isHighQualityAccredited: true,
  });
});

it('reports a term that ends before it begins', () => {
  expect(found({ accreditedUntil: '2020-01-01' })).toEqual([
    { ...seen, field: 'accreditedUntil', message: 'expected a day after 2021-08-25, found "2020-01-01"' },
  ]);
});
