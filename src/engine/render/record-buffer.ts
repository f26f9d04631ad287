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
  /** Writes the records separated by commas, and returns the end. */
  readonly copy: (ordinals: Ordinals, into: Uint8Array, at: number) => number;
  /** The same bytes as characters up to 255. */
  readonly byteText: (ordinals: Ordinals) => string;
}

const encoder = new TextEncoder();
/** Some records embed hundreds of others: a few of them are a step. */
const BYTES_IN_A_STEP = 20_000;
const [OPEN, COMMA, CLOSE] = [0x5b, 0x2c, 0x5d];
/** Of a character of a text. */
const MOST_BYTES = 3;

/** The buffer for records before their number of bytes is known; the next shape takes it, if that comes soon. */
let spare: WeakRef<Uint8Array> | undefined;
const LEAST_SPARE = 2 ** 20;

export function* createRecordBuffer(
  count: number,
  write: (ordinal: number) => string,
): YieldingWork<RecordBuffer> {
  let written = spare?.deref() ?? new Uint8Array(LEAST_SPARE);
  spare = undefined;
  const starts = new Int32Array(count + 1);
  let [records, bytes, end] = [0, 0, 0];
  for (let ordinal = 0; ordinal < count; ordinal++) {
    if (records === RECORDS_IN_A_STEP || bytes >= BYTES_IN_A_STEP) {
      yield;
      [records, bytes] = [0, 0];
    }
    const text = write(ordinal);
    if (end + 1 + MOST_BYTES * text.length >= written.length)
      written = larger(written, end, MOST_BYTES * text.length);
    written[end] = ordinal === 0 ? OPEN : COMMA;
    const length = encoder.encodeInto(text, written.subarray(end + 1)).written;
    end += 1 + length;
    starts[ordinal + 1] = end;
    records++;
    bytes += length;
  }
  if (count === 0) written[end++] = OPEN;
  written[end++] = CLOSE;
  yield;
  const list = written.slice(0, end);
  spare = new WeakRef(written);
  return recordBuffer(list, starts);
}

function larger(written: Uint8Array, end: number, more: number): Uint8Array {
  const made = new Uint8Array(2 * (end + more));
  made.set(written.subarray(0, end));
  return made;
}

/** Record n begins at starts[n] + 1, behind the bracket or comma, and ends before the comma or bracket at starts[n + 1]. */
function recordBuffer(list: Uint8Array, starts: Int32Array): RecordBuffer {
  const startOf = (ordinal: number) => (starts[ordinal] as number) + 1;
  const endOf = (ordinal: number) => starts[ordinal + 1] as number;
  const bytes = Buffer.from(list.buffer, list.byteOffset, list.byteLength);
  /** The last index of those that are neighbours, from an index on. */
  const lastOfRun = (ordinals: Ordinals, index: number) => {
    let last = index;
    while (last + 1 < ordinals.length && ordinals[last + 1] === (ordinals[last] as number) + 1) last++;
    return last;
  };

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
        const last = lastOfRun(ordinals, index);
        if (index > 0) into[end++] = COMMA;
        const run = list.subarray(startOf(ordinals[index] as number), endOf(ordinals[last] as number));
        into.set(run, end);
        end += run.length;
        index = last + 1;
      }
      return end;
    },
    byteText: (ordinals) => {
      let text = '';
      for (let index = 0; index < ordinals.length; ) {
        const last = lastOfRun(ordinals, index);
        const [start, end] = [startOf(ordinals[index] as number), endOf(ordinals[last] as number)];
        text += `${index > 0 ? ',' : ''}${bytes.toString('latin1', start, end)}`;
        index = last + 1;
      }
      return text;
    },
  };
}
