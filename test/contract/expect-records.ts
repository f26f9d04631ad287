// Checks records against their view, and their values against the data files.
import { expect } from 'vitest';
import type { Row } from './data-files.js';
import { differences } from './differences.js';
import { expectedRecord } from './expected-record.js';
import { listMismatches, mismatches } from './mismatches.js';
import type { View } from './views.js';

export function expectRecords(found: readonly unknown[], view: View, rows: readonly Row[], about?: string) {
  expect(listMismatches(found, view).slice(0, 5), about).toEqual([]);
  const expected = rows.map((row) => expectedRecord(view, row));
  expect(differences(found, expected), about).toEqual([]);
}

export function expectRecord(found: Row, view: View, row: Row) {
  expect(mismatches(found, view)).toEqual([]);
  expect(differences(found, expectedRecord(view, row))).toEqual([]);
}
