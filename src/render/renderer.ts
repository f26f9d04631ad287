// Writes records as JSON bytes. A record in a shape is written once and kept; lists and pages are joins of kept bytes.
import type { Catalog, Ordinals } from '../catalog/catalog.js';
import type { ModelFamily, ModelShape, Row } from '../model/model.js';
import { joinBytes } from './join-bytes.js';
import { recordWriter, writeFields } from './record-writer.js';

/** Raised whenever the same data and model come out as other bytes, so that entity tags change with them. */
export const RENDERER_VERSION = 1;

export interface Renderer {
  readonly record: (shape: ModelShape, ordinal: number) => Uint8Array;
  readonly list: (shape: ModelShape, ordinals: Ordinals) => Uint8Array;
  readonly page: (shape: ModelShape, ordinals: Ordinals, envelope: PageEnvelope) => Uint8Array;
  /** Rows that a calendar worked out; they have fields only. */
  readonly rows: (family: ModelFamily, rows: readonly Row[]) => Uint8Array;
}

export interface PageEnvelope {
  readonly page: number;
  readonly pageSize: number;
  readonly totalRecords: number;
  readonly pageCount: number;
}

const encoder = new TextEncoder();
const bytes = (text: string): Uint8Array => encoder.encode(text);

export function createRenderer(catalog: Catalog): Renderer {
  const write = recordWriter(catalog);
  const kept = new Map<ModelShape, Uint8Array[]>();

  function record(shape: ModelShape, ordinal: number): Uint8Array {
    const records = kept.get(shape) ?? [];
    kept.set(shape, records);
    records[ordinal] ??= bytes(write(shape, ordinal));
    return records[ordinal];
  }

  function records(shape: ModelShape, ordinals: Ordinals): Uint8Array[] {
    return Array.from(ordinals, (ordinal) => record(shape, ordinal));
  }

  return {
    record,
    list: (shape, ordinals) => joinBytes('[', records(shape, ordinals), ']'),
    page: (shape, ordinals, envelope) => {
      const head = JSON.stringify(envelope).slice(0, -1);
      return joinBytes(`${head},"data":[`, records(shape, ordinals), ']}');
    },
    rows: (family, rows) => bytes(`[${rows.map((row) => `{${writeFields(family, row)}}`).join()}]`),
  };
}
