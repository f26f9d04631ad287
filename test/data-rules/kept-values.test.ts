// Reports a value of a default field that became null, by the history and by corrections, and exceptions that are not needed.
import { describe, expect, it } from 'vitest';
import type { RuleData } from '../../src/data-rules/data-rule.js';
import { keptValues } from '../../src/data-rules/values.js';
import { inEnglish, realData, realRow, withRow } from './broken-data.js';

const found = (data: RuleData) => [...inEnglish(keptValues).check(data)];
const INSTITUTION = 'higherEducationInstitution';
const [ACCREDITED, WITHOUT_PHONE] = [14, 9];

describe('a value of a default field', () => {
  it.each([
    [INSTITUTION, ACCREDITED, 'isHighQualityAccredited', 'true', 'higher-education-institutions'],
    ['traditionalFairAndFestival', 148, 'month', '"Diciembre"', 'traditional-fairs-and-festivals'],
    ['indigenousReservation', 832, 'cityId', '3', 'indigenous-reservations'],
    ['naturalArea', 397, 'landArea', '201966.62', 'natural-areas'],
  ])('of %s %i is reported if %s is null again', (family, id, field, value, file) => {
    expect(realRow(family, id)[field]).not.toBeNull();
    expect(found(withRow(family, id, { [field]: null }))).toEqual([
      {
        file: `data/${file}.json`,
        id,
        field,
        message: `expected the last known value, ${value}, found null`,
      },
    ]);
  });

  it('is reported before the history has the change, if a correction makes it null', () => {
    const data = withRow('volcano', 1, { elevation: null }, { ...realData, changes: [] });
    expect(found(data).map(({ field }) => field)).not.toContain('elevation');
    const { elevation } = realRow('volcano', 1);
    const correction = {
      family: 'volcano',
      id: 1,
      field: 'elevation',
      was: elevation,
      is: null,
      reason: 'x',
    };
    const corrections = [...data.corrections, { ...correction, edition: data.edition }];
    expect(found({ ...data, corrections })).toContainEqual(
      expect.objectContaining({ id: 1, field: 'elevation', message: expect.stringContaining('found null') }),
    );
  });

  it('is not reported if it was null in the first edition, or the field is extended', () => {
    const inFirst = realData.corrections.find(
      ({ family, field, is, edition }) =>
        family === 'airport' && field === 'iataCode' && is === null && edition === undefined,
    );
    expect(realRow('airport', inFirst?.id as number)).toMatchObject({ iataCode: null });
    expect(realData.changes.flatMap(({ changes }) => changes)).toContainEqual(
      expect.objectContaining({ family: 'city', field: 'elevation', to: null }),
    );
    expect(found(realData)).toEqual([]);
  });
});

it('reports an exception that has a value', () => {
  expect(realRow(INSTITUTION, WITHOUT_PHONE)).toMatchObject({ phone: null });
  expect(found(withRow(INSTITUTION, WITHOUT_PHONE, { phone: '6041000000' }))).toMatchObject([
    { id: WITHOUT_PHONE, field: 'phone', message: expect.stringMatching(/^expected null, as it is listed/) },
  ]);
});
