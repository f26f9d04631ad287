// Reports accreditations without a term, terms without an accreditation, and terms that end before they begin.
import { expect, it } from 'vitest';
import { accreditation } from './accreditation.js';
import { only, withRow } from './broken-data.js';

const institutions = only('higherEducationInstitution');
const seen = { file: 'data/higher-education-institutions.json', id: 3 };
const broken = (values: object) => [
  ...accreditation.check(withRow('higherEducationInstitution', 3, { ...values }, institutions)),
];

it.each(['accreditedFrom', 'accreditedUntil'])('reports that %s is missing', (field) => {
  expect(broken({ [field]: null })).toEqual([{ ...seen, field, message: 'expected a day, found null' }]);
});

it('reports the term of an institution that is not accredited', () => {
  expect(broken({ isHighQualityAccredited: false })).toEqual([
    { ...seen, field: 'accreditedFrom', message: 'expected null, found 2021-08-25' },
    { ...seen, field: 'accreditedUntil', message: 'expected null, found 2031-08-25' },
  ]);
});

it('reports a term that ends before it begins', () => {
  expect(broken({ accreditedUntil: '2020-01-01' })).toEqual([
    { ...seen, field: 'accreditedUntil', message: 'expected a day after 2021-08-25, found 2020-01-01' },
  ]);
});
