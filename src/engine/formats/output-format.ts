// The axis of output formats: how records are written. One file each, and a line in `index.ts`.
import type { Catalog, Ordinals } from '../catalog/catalog.js';
import type { ModelFamily, ModelShape, Row } from '../model/model.js';
import type { Cellless } from './csv-columns.js';

/** Nested records, a table with a row for each, or places on a map. */
export type Layout = 'nested' | 'table' | 'map';

/** The geometry of a record that is an area. */
export const geometries = ['point', 'boundary'] as const;
export type Geometry = (typeof geometries)[number];

export type Result = 'one' | 'list' | 'page';

/** The result to write: the records found, and the shape to show them in. */
export interface Written {
  readonly catalog: Catalog;
  readonly shape: ModelShape;
  readonly result: Result;
  readonly ordinals: Ordinals;
  /** The nth of them, in its shape. */
  readonly row: (index: number) => Row;
  /** The same as JSON. */
  readonly text: (index: number) => string;
  /** The text before and after the records of a page. */
  readonly ends: readonly [open: string, close: string] | undefined;
  /** The fields in the requested order. */
  readonly columns: readonly string[] | undefined;
  readonly geometry: Geometry | undefined;
}

/** A record at a time, so that thousands of them can be written in steps. */
export interface RecordsWriter {
  readonly open: string;
  readonly record: (index: number) => string;
  readonly separator: string;
  readonly close: string;
}

export interface OutputFormat {
  /** As `format` names it. */
  readonly name: string;
  /** The everyday name of the format. */
  readonly title: string;
  readonly mediaType: string;
  /** Of a file that it is saved in. */
  readonly extension: string;
  readonly layout: Layout;
  /** `Accept` can choose it; of two with one media type, only one. */
  readonly isNegotiable: boolean;
  readonly suits: (family: ModelFamily, result: Result) => boolean;
  /** As JSON Schema, given that of a record whose fields are picked; JSON itself is described by the shape of each response. */
  readonly schema?: (result: Result, record: object) => Readonly<Record<string, unknown>>;
  readonly writer: (written: Written) => RecordsWriter | { readonly cellless: readonly Cellless[] };
}
