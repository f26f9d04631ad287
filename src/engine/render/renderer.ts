// Writes records as JSON bytes. A record in a shape is written once; lists and pages are joins of these texts.
import type { Catalog, Ordinals } from '../catalog/catalog.js';
import type { ModelShape } from '../model/model.js';
import { createScratchPool } from '../scheduling/scratch-pool.js';
import { type SharedWork, sharedWork } from '../scheduling/shared-work.js';
import type { YieldingWork } from '../scheduling/yielding-work.js';
import { createRecordBuffer, type RecordBuffer } from './record-buffer.js';
import { recordWriter } from './record-writer.js';

/** Raised whenever the same data and model come out as other bytes, so that entity tags change with them. */
export const RENDERER_VERSION = 1;

export interface Renderer {
  /** Writes all records in a shape, in steps; undefined if they are written. */
  readonly prepare: (shape: ModelShape) => YieldingWork<unknown> | undefined;
  readonly record: (shape: ModelShape, ordinal: number) => Uint8Array;
  readonly list: (shape: ModelShape, ordinals: Ordinals) => Uint8Array;
  /** A list that is sent once. */
  readonly passingList: (shape: ModelShape, ordinals: Ordinals) => Passing;
  readonly page: (shape: ModelShape, ordinals: Ordinals, envelope: PageEnvelope) => Uint8Array;
}

/** A short one as the characters that its bytes are, a longer one in memory that is given back when it is sent. */
type Passing = { readonly byteText: string } | { readonly bytes: Uint8Array; readonly giveBack: () => void };

/** In bytes: a body up to this size is sent in one piece with its header. */
const SHORT = 16_384;

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

  function join(
    shape: ModelShape,
    open: string,
    ordinals: Ordinals,
    close: string,
    allocate = fresh,
  ): Uint8Array {
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
      if (buffer.size(ordinals) < SHORT) return { byteText: `[${buffer.byteText(ordinals)}]` };
      const bytes = join(shape, '[', ordinals, ']', scratch.take);
      return { bytes, giveBack: () => scratch.giveBack(bytes) };
    },
    page: (shape, ordinals, envelope) => {
      const [open, close] = pageEnds(envelope);
      return join(shape, open, ordinals, close);
    },
  };
}

/** The text before and after the records of a page. */
export function pageEnds({ page, pageSize, totalRecords, pageCount }: PageEnvelope): [string, string] {
  const open = `{"page":${page},"pageSize":${pageSize},"totalRecords":${totalRecords},"pageCount":${pageCount},"data":[`;
  return [open, ']}'];
}
