// All records of a family in one shape, written once, one behind the other: `[{...},{...}]`. The whole list is the buffer itself,
// a record is a window on it, and neighbours are copied together.
import type { Ordinals } from '../catalog/catalog.js';
import { RECORDS_IN_A_STEP, type YieldingWork } from '../scheduling/yielding-work.js';

export interface RecordBuffer {
  /** The whole list, in id order. */
  readonly list: Uint8Array;
  readonly record: (ordinal: number) => Uint8Array;
  /** Bytes that `copy` will need. */
  readonly size: (ordinals: Ordinals) => number;
  /** Writes the records with commas between them, and says where it ended. */
  readonly copy: (ordinals: Ordinals, into: Uint8Array, at: number) => number;
}

const encoder = new TextEncoder();
/** Some records embed hundreds of others: a few of them are a step. */
const BYTES_IN_A_STEP = 20_000;
const PIECES_IN_A_STEP = 2000;
const [OPEN, COMMA, CLOSE] = [0x5b, 0x2c, 0x5d];

export function* createRecordBuffer(
  count: number,
  write: (ordinal: number) => string,
): YieldingWork<RecordBuffer> {
  const pieces: Uint8Array[] = [];
  let [records, bytes] = [0, 0];
  for (let ordinal = 0; ordinal < count; ordinal++) {
    if (records === RECORDS_IN_A_STEP || bytes >= BYTES_IN_A_STEP) {
      yield;
      [records, bytes] = [0, 0];
    }
    const piece = encoder.encode(write(ordinal));
    records++;
    bytes += piece.length;
    pieces.push(piece);
  }
  yield;
  const starts = new Int32Array(count + 1);
  pieces.forEach((piece, ordinal) => {
    starts[ordinal + 1] = (starts[ordinal] as number) + piece.length + 1;
  });
  // Record n begins at starts[n] + 1, behind the bracket, and ends before the comma or bracket at starts[n + 1].
  const list = new Uint8Array(Math.max(2, (starts[count] as number) + 1)).fill(COMMA);
  yield;
  for (const [ordinal, piece] of pieces.entries()) {
    if (ordinal % PIECES_IN_A_STEP === PIECES_IN_A_STEP - 1) yield;
    list.set(piece, (starts[ordinal] as number) + 1);
  }
  list[0] = OPEN;
  list[list.length - 1] = CLOSE;

  const startOf = (ordinal: number) => (starts[ordinal] as number) + 1;
  const endOf = (ordinal: number) => starts[ordinal + 1] as number;

  return {
    list,
    record: (ordinal) => list.subarray(startOf(ordinal), endOf(ordinal)),
    size: (ordinals) => {
      let total = Math.max(0, ordinals.length - 1);
      for (let index = 0; index < ordinals.length; index++) {
        const ordinal = ordinals[index] as number;
        total += endOf(ordinal) - startOf(ordinal);
      }
      return total;
    },
    copy: (ordinals, into, at) => {
      let end = at;
      for (let index = 0; index < ordinals.length; ) {
        let last = index;
        while (last + 1 < ordinals.length && ordinals[last + 1] === (ordinals[last] as number) + 1) last++;
        if (index > 0) into[end++] = COMMA;
        const run = list.subarray(startOf(ordinals[index] as number), endOf(ordinals[last] as number));
        into.set(run, end);
        end += run.length;
        index = last + 1;
      }
      return end;
    },
  };
}
