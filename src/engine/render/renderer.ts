// Writes records as JSON bytes. A record in a shape is written once, and lists and pages join these texts.
import type { Catalog, Ordinals } from '../catalog/catalog.js';
import type { ModelShape } from '../model/model.js';
import { createScratchPool } from '../scheduling/scratch-pool.js';
import { type SharedWork, sharedWork } from '../scheduling/shared-work.js';
import { RECORDS_IN_A_STEP, type YieldingWork } from '../scheduling/yielding-work.js';
import { recordWriter } from './record-writer.js';

/**
 * All records of a family in one shape, written once in a row: `[{...},{...}]`. The whole list is the buffer itself, a record is a window
 * on it, and neighbours are copied together.
 */
interface RecordBuffer {
  /** The whole list, in id order. */
  readonly list: Uint8Array;
  readonly record: (ordinal: number) => Uint8Array;
  /** The number of bytes that `copy` needs. */
  readonly size: (ordinals: Ordinals) => number;
  /** Writes the records separated by commas, and returns the end position. */
  readonly copy: (ordinals: Ordinals, into: Uint8Array, at: number) => number;
  /** The same bytes as characters up to 255. */
  readonly byteText: (ordinals: Ordinals) => string;
}

const textEncoder = new TextEncoder();
/** Some records embed hundreds of others, so a step has only a few records. */
const BYTES_IN_A_STEP = 20_000;
const [OPEN, COMMA, CLOSE] = [0x5b, 0x2c, 0x5d];
/** The most bytes of a character in UTF-8. */
const MOST_BYTES_OF_A_CHARACTER = 3;

/** The buffer for records of unknown total size. The next shape reuses it if it comes soon. */
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
    if (end + 1 + MOST_BYTES_OF_A_CHARACTER * text.length >= written.length)
      written = larger(written, end, MOST_BYTES_OF_A_CHARACTER * text.length);
    written[end] = ordinal === 0 ? OPEN : COMMA;
    const length = textEncoder.encodeInto(text, written.subarray(end + 1)).written;
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

/** Record n begins at starts[n] + 1, after the bracket or comma, and ends before the one at starts[n + 1]. */
function recordBuffer(list: Uint8Array, starts: Int32Array): RecordBuffer {
  const startOf = (ordinal: number) => (starts[ordinal] as number) + 1;
  const endOf = (ordinal: number) => starts[ordinal + 1] as number;
  const bytes = Buffer.from(list.buffer, list.byteOffset, list.byteLength);
  /** The last index of a run of neighbouring records. */
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

/** Must be raised if the same data and model result in other bytes, so that entity tags change with them. */
export const RENDERER_VERSION = 1;

export interface Renderer {
  /** Writes all records in a shape in steps. Undefined if they are written. */
  readonly prepare: (shape: ModelShape) => YieldingWork<unknown> | undefined;
  readonly record: (shape: ModelShape, ordinal: number) => Uint8Array;
  readonly list: (shape: ModelShape, ordinals: Ordinals) => Uint8Array;
  /** A list that is sent once. */
  readonly passingList: (shape: ModelShape, ordinals: Ordinals) => Passing;
  readonly page: (shape: ModelShape, ordinals: Ordinals, envelope: PageEnvelope) => Uint8Array;
}

/** A short list as characters of its bytes, or a longer one in memory that is returned after sending. */
type Passing = { readonly byteText: string } | { readonly bytes: Uint8Array; readonly giveBack: () => void };

/** In bytes. A body up to this size is sent in one piece with its header. */
const SHORT_TEXT = 16_384;

export interface PageEnvelope {
  readonly page: number;
  readonly pageSize: number;
  readonly totalRecords: number;
  readonly pageCount: number;
}

const encoder = new TextEncoder();
const fresh = (size: number): Uint8Array => new Uint8Array(size);

export function createRenderer(catalog: Catalog): Renderer {
  const buffers = new Map<ModelShape, SharedWork<RecordBuffer>>();
  const scratch = createScratchPool();

  function begin(shape: ModelShape): SharedWork<RecordBuffer> {
    const begun = sharedWork(() => writeAll(shape));
    buffers.set(shape, begun);
    return begun;
  }

  function* writeAll(shape: ModelShape): YieldingWork<RecordBuffer> {
    const { write, prepare: prepareWriter } = recordWriter(catalog);
    yield* prepareWriter(shape);
    yield;
    const count = catalog.table(shape.family).rows.length;
    return yield* createRecordBuffer(count, (ordinal) => write(shape, ordinal));
  }

  function prepare(shape: ModelShape): YieldingWork<unknown> | undefined {
    const buffer = buffers.get(shape) ?? begin(shape);
    return buffer.isMade() ? undefined : buffer.inSteps();
  }

  const bufferOf = (shape: ModelShape): RecordBuffer => (buffers.get(shape) ?? begin(shape)).now();

  function join(shape: ModelShape, open: string, ordinals: Ordinals, close: string, allocate = fresh) {
    const buffer = bufferOf(shape);
    const joined = allocate(open.length + buffer.size(ordinals) + close.length);
    encoder.encodeInto(open, joined);
    const end = buffer.copy(ordinals, joined, open.length);
    encoder.encodeInto(close, joined.subarray(end));
    return joined;
  }

  return {
    prepare,
    record: (shape, ordinal) => bufferOf(shape).record(ordinal),
    list: (shape, ordinals) =>
      ordinals === catalog.table(shape.family).all ? bufferOf(shape).list : join(shape, '[', ordinals, ']'),
    passingList: (shape, ordinals) => {
      const buffer = bufferOf(shape);
      if (buffer.size(ordinals) < SHORT_TEXT) return { byteText: `[${buffer.byteText(ordinals)}]` };
      const bytes = join(shape, '[', ordinals, ']', scratch.take);
      return { bytes, giveBack: () => scratch.giveBack(bytes) };
    },
    page: (shape, ordinals, envelope) => {
      const [open, close] = pageEnds(envelope);
      return join(shape, open, ordinals, close);
    },
  };
}

/** Writes records on request, for a program that answers one request. */
export function createPassingRenderer(catalog: Catalog): Renderer {
  const { write } = recordWriter(catalog);
  const joined = (shape: ModelShape, open: string, ordinals: Ordinals, close: string) =>
    encoder.encode(`${open}${Array.from(ordinals, (ordinal) => write(shape, ordinal)).join(',')}${close}`);
  return {
    prepare: () => undefined,
    record: (shape, ordinal) => encoder.encode(write(shape, ordinal)),
    list: (shape, ordinals) => joined(shape, '[', ordinals, ']'),
    passingList: (shape, ordinals) => ({ bytes: joined(shape, '[', ordinals, ']'), giveBack: () => {} }),
    page: (shape, ordinals, envelope) => {
      const [open, close] = pageEnds(envelope);
      return joined(shape, open, ordinals, close);
    },
  };
}

/** The text before and after the records of a page. */
export function pageEnds({ page, pageSize, totalRecords, pageCount }: PageEnvelope): [string, string] {
  const open = `{"page":${page},"pageSize":${pageSize},"totalRecords":${totalRecords},"pageCount":${pageCount},"data":[`;
  return [open, ']}'];
}
