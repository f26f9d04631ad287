// Reports fields that are out of order, missing or unknown; the fixer restores the order and leaves the rest to a person.
import { describe, expect, it } from 'vitest';
import { keyOrder } from '../../src/data-rules/order-of-lines.js';
import type { Row } from '../../src/engine/model/model.js';
import { inEnglish, mended, realData, realRow, withRows, written } from './broken-data.js';

const { id, name, description, ...area } = realRow('region', 2);
const names = (...own: readonly string[]) => [...own, ...Object.keys(area)].join(', ');
const replaced = (row: Row) => withRows('region', (rows) => rows.map((old) => (old.id === id ? row : old)));

describe('fields', () => {
  it.each<[string, Row, string]>([
    [
      'in another order',
      { name, id, description, ...area },
      `expected the fields in the order ${names('id', 'name', 'description')}, found ${names('name', 'id', 'description')}`,
    ],
    ['that are missing', { id, description, ...area }, 'expected the field name, found none'],
    ['that are unknown', { id, name, description, code: 1, ...area }, 'not a field of the record: code'],
    [
      'with a typo in the name',
      { id, nmae: name, description, ...area },
      'expected the field name, found none; not a field of the record: nmae',
    ],
  ])('%s are seen', (_, row, message) => {
    expect([...inEnglish(keyOrder).check(replaced(row))]).toEqual([
      {
        file: 'data/regions.json',
        id: 2,
        field: undefined,
        message,
      },
    ]);
  });

  it('are put in order', () => {
    const data = mended(keyOrder, replaced({ ...area, description, name, id }), 'region');
    expect([...inEnglish(keyOrder).check(data)]).toEqual([]);
    expect(written(data, 'region')).toBe(written(realData, 'region'));
  });

  it('are neither added nor removed', () => {
    const data = mended(keyOrder, replaced({ code: 1, id, description }), 'region');
    expect(Object.keys(data.rows.get('region')?.[1] ?? {})).toEqual(['id', 'description', 'code']);
  });
});
