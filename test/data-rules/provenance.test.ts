// Reports a field with no default source or two, and exceptions that name nothing or one value twice.
import { expect, it } from 'vitest';
import { provenance } from '../../src/data-rules/sources.js';
import type { Provenance } from '../../src/engine/dataset/dataset.js';
import { inEnglish, realData } from './broken-data.js';

const found = (lines: readonly Provenance[]) => [
  ...inEnglish(provenance).check({ ...realData, provenance: lines }),
];
const seen = (id: string, field: string, message: string) => [
  { file: 'data/provenance.json', id, field, message },
];
const isoCode = { family: 'department', field: 'isoCode', source: 'review' };

it('reports a field without a source', () => {
  const without = realData.provenance.filter(
    ({ family, field }) => family !== 'department' || field !== 'isoCode',
  );
  expect(found(without)).toEqual(seen('department', 'isoCode', 'expected one default source, found 0'));
});

it.each<[Provenance, string]>([
  [isoCode, 'expected one default source, found 2'],
  [{ ...isoCode, ids: [99_999] }, 'expected a record, found no department 99999'],
  [{ ...isoCode, ids: [5, 5] }, 'expected department 5 once, found it again'],
  [{ ...isoCode, ids: [5], source: 'hearsay' }, 'expected a source of sources.json, found "hearsay"'],
  [{ ...isoCode, field: 'mayor' }, 'expected a field, found department.mayor'],
])('reports %j', (line, message) => {
  expect(found([...realData.provenance, line])).toEqual(seen('department', line.field, message));
});
