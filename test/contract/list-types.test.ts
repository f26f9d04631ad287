// Every value of every list has the JSON type of the specification, or is a null that is listed with its reason.
import { describe, expect, it } from 'vitest';
import type { Row } from './data-files.js';
import { families } from './families.js';
import { knownNulls } from './known-nulls.js';
import { type FieldType, type RecordName, records } from './records.js';
import { useService } from './service.js';

const service = useService();

const jsonTypes: Readonly<Record<FieldType, (value: unknown) => boolean>> = {
  integer: Number.isSafeInteger,
  number: Number.isFinite,
  string: isString,
  boolean: (value) => value === true || value === false,
  'string[]': (value) => Array.isArray(value) && value.every(isString),
  date: isString,
  midnight: isString,
};

function isString(value: unknown): boolean {
  return typeof value === 'string';
}

/** Fields with a value of another type, such as `City 12 surface: "1"`, and the number of nulls in other fields. */
function compared(record: RecordName, rows: readonly Row[]) {
  const wrong: string[] = [];
  const nulls: Record<string, number> = {};
  for (const row of rows)
    for (const [name, type] of records[record].fields)
      if (row[name] === null) nulls[name] = (nulls[name] ?? 0) + 1;
      else if (!jsonTypes[type](row[name]))
        wrong.push(`${record} ${row.id} ${name}: ${JSON.stringify(row[name])}`);
  return { wrong, nulls };
}

const known = (record: RecordName) =>
  Object.fromEntries(Object.entries(knownNulls[record] ?? {}).map(([name, [count]]) => [name, count]));

describe('[rule-list-types] every value has the type of the specification, and nulls are counted', () => {
  it.each(families)('in the list of $record', async ({ path, record }) => {
    expect(compared(record, await service.list(`/api/v1/${path}`))).toEqual({
      wrong: [],
      nulls: known(record),
    });
  });

  it('in the country and in the holidays', async () => {
    const country = await service.record('/api/v1/Country/Colombia');
    expect(compared('Country', [country])).toEqual({ wrong: [], nulls: {} });
    for (const path of ['1984', '2026', '2026?includeSunday=true', '9999'])
      expect(compared('Holiday', await service.list(`/api/v1/Holiday/year/${path}`))).toEqual({
        wrong: [],
        nulls: {},
      });
  });

  it('is declared for each family of the contract, with a reason for each field', () => {
    const names: readonly string[] = families.map(({ record }) => record);
    expect(Object.keys(knownNulls).filter((record) => !names.includes(record))).toEqual([]);
    for (const fields of Object.values(knownNulls))
      for (const [count, reason] of Object.values(fields)) {
        expect(count).toBeGreaterThan(0);
        expect(reason.split(' ').length).toBeGreaterThan(2);
      }
  });
});

it.each<[RecordName, string, unknown, object]>([
  ['HigherEducationInstitution', 'isHighQualityAccredited', null, { nulls: { isHighQualityAccredited: 1 } }],
  ['City', 'surface', '1', { wrong: ['City 1 surface: "1"'] }],
  ['City', 'surface', 1.5, { wrong: ['City 1 surface: 1.5'] }],
  ['Country', 'languages', [null], { wrong: ['Country 1 languages: [null]'] }],
  ['Radio', 'frequency', undefined, { wrong: ['Radio 1 frequency: undefined'] }],
])('finds in %s that %s is %j', (record, name, value, found) => {
  const right: Readonly<Record<FieldType, unknown>> = {
    integer: 1,
    number: 0.5,
    string: 'a',
    boolean: false,
    'string[]': [],
    date: '2026-01-01',
    midnight: '2026-01-01T00:00:00',
  };
  const row = Object.fromEntries([...records[record].fields].map(([field, type]) => [field, right[type]]));
  expect(compared(record, [{ ...row, id: 1 }])).toEqual({ wrong: [], nulls: {} });
  expect(compared(record, [{ ...row, id: 1, [name]: value }])).toMatchObject(found);
});
