// Reports the values that a contribution changes without a correction, with the line to paste, and the records that it deletes.
import { expect, it } from 'vitest';
import { contentIn, type RuleData } from '../../src/data-rules/data-rule.js';
import type { Correction } from '../../src/engine/dataset/dataset.js';
import { changedSince } from '../../src/programs/check/check-data.js';
import { inEnglish, realData, realRow, withRow, withRows } from '../data-rules/broken-data.js';

const FESTIVAL = 'traditionalFairAndFestival';
const rule = changedSince(contentIn(realData));
const found = (data: RuleData) => [...rule.check(data)];
const moved = withRow(FESTIVAL, 13, { month: 'Agosto' });
const line = { family: FESTIVAL, id: 13, field: 'month', was: 'Enero', is: 'Agosto' };

it('finds nothing without a change or in a new record', () => {
  expect(found(realData)).toEqual([]);
  expect(found(withRows(FESTIVAL, (rows) => [...rows, { ...realRow(FESTIVAL, 13), id: 9999 }]))).toEqual([]);
});

it('prints the line for corrections.json', () => {
  expect([...inEnglish(rule).check(moved)]).toEqual([
    {
      file: 'data/traditional-fairs-and-festivals.json',
      id: 13,
      field: 'month',
      message: 'the value changed from "Enero" to "Agosto" without a correction',
    },
  ]);
  const [finding] = found(moved);
  const { edition } = realData;
  expect(finding).toMatchObject({ byMaintainer: true });
  expect(JSON.parse(finding?.paste?.replace(/,$/, '') ?? '')).toEqual({
    ...line,
    reason: '…',
    source: '…',
    edition,
  });
});

it('requests no source if only the spelling changed', () => {
  const { name } = realRow(FESTIVAL, 13);
  const [finding] = found(withRow(FESTIVAL, 13, { name: String(name).toUpperCase() }));
  expect(finding?.paste).not.toContain('source');
});

it('accepts only a correction that ends with the value', () => {
  const corrected = (is: string) => ({
    ...moved,
    corrections: [...realData.corrections, { ...line, is } as Correction],
  });
  expect(found(corrected('Agosto'))).toEqual([]);
  expect(found(corrected('Mayo'))).toHaveLength(1);
});

it('continues the chain of a value that was corrected before', () => {
  const { family, id, field, is } = realData.corrections[0] as Correction;
  const at = realData.corrections.findLastIndex(
    (each) => each.family === family && each.id === id && each.field === field,
  );
  const [finding] = found(withRow(family, id, { [field]: -7 }));
  expect(finding?.paste).toContain(`"was":${JSON.stringify(is)},"is":-7`);
  expect(finding?.advice?.en).toContain(`below line ${at + 2} of`);
});

it.each([13, 160])('prints the deleted line of record %i', (id) => {
  const deleted = withRows(FESTIVAL, (rows) => rows.filter((row) => row.id !== id));
  expect(found(deleted)).toMatchObject([{ id, field: 'id', paste: JSON.stringify(realRow(FESTIVAL, id)) }]);
  const retired = [...realData.retired, { family: FESTIVAL, id, by: null, reason: 'Gone.' }];
  expect(found({ ...deleted, retired })).toEqual([]);
});
