// Windows, the whole list and copies of written records equal JSON.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runToEnd } from '../scheduling/yielding-work.js';
import { createRecordBuffer } from './renderer.js';

const decoder = new TextDecoder();
const records = fc.array(fc.record({ id: fc.nat(), name: fc.string({ unit: 'binary' }) }), { maxLength: 12 });

it('returns every record, the list and any choice of records', () => {
  fc.assert(
    fc.property(records, fc.array(fc.nat(), { maxLength: 20 }), (rows, picks) => {
      const written = rows.map((row) => JSON.stringify(row));
      const buffer = runToEnd(createRecordBuffer(rows.length, (ordinal) => written[ordinal] as string));
      expect(decoder.decode(buffer.list)).toBe(`[${written.join()}]`);
      rows.forEach((_, ordinal) => {
        expect(decoder.decode(buffer.record(ordinal))).toBe(written[ordinal]);
      });
      const chosen = Int32Array.from(rows.length === 0 ? [] : picks.map((pick) => pick % rows.length));
      const into = new Uint8Array(3 + buffer.size(chosen));
      expect(buffer.copy(chosen, into, 3)).toBe(into.length);
      expect(decoder.decode(into.subarray(3))).toBe(Array.from(chosen, (ordinal) => written[ordinal]).join());
    }),
  );
});
