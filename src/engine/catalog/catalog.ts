// The catalog is the linked and frozen dataset. Ids are ordinals, keys lead to rows, and relations are lists of ordinals.

import type { Arcs } from '../boundaries/arcs.js';
import type { Islet } from '../boundaries/area-size.js';
import type {
  Alias,
  Edition,
  EditionChanges,
  HistoryEvent,
  Reason,
  Source,
  Terms,
} from '../dataset/dataset.js';
import type { Precision } from '../model/family.js';
import type { ModelBoundary, ModelFamily, Row, ToFigures, ToMany, ToOne } from '../model/model.js';
import type { SeriesChoice, WantedFigures } from '../model/series.js';
import type { YieldingWork } from '../scheduling/yielding-work.js';
import type { ValueOrigins } from './origins.js';

/** The position of a row in its table. Tables are in id order, so ordinal order is id order. */
export type Ordinal = number;
export type Ordinals = Readonly<Int32Array>;

interface RetiredRecord {
  /** Null if nothing took its place. */
  readonly by: number | null;
  readonly reason: string;
}

export interface Table {
  readonly family: ModelFamily;
  readonly rows: readonly Row[];
  readonly all: Ordinals;
  readonly ordinal: (id: number) => Ordinal | undefined;
  readonly retired: ReadonlyMap<number, RetiredRecord>;
  /** Ranks by field name, if they came with the rows. Others are computed. */
  readonly ranks?: ReadonlyMap<string, Int32Array>;
}

export interface Catalog {
  readonly edition: Edition;
  /** SHA-256 of each file of the edition, by file name. */
  readonly checksums: ReadonlyMap<string, string>;
  readonly sources: readonly Source[];
  readonly terms: readonly Terms[];
  readonly origins: ValueOrigins;
  /** Other names of records. */
  readonly aliases: readonly Alias[];
  /** Events in the past of records. */
  readonly history: readonly HistoryEvent[];
  /** The changes of each edition, oldest first. */
  readonly changes: readonly EditionChanges[];
  /** Returns a reason in every language by its English text. */
  readonly reason: (text: string) => Reason;
  readonly table: (family: ModelFamily) => Table;
  /** The related record, or undefined if the key is null. */
  readonly one: (relation: ToOne, from: Ordinal) => Ordinal | undefined;
  /** The related records, in id order. */
  readonly many: (relation: ToMany, from: Ordinal) => Ordinals;
  /** The years for which any record of a series has a figure. */
  readonly yearsOf: (series: ModelFamily, choice: SeriesChoice) => readonly number[];
  /** Returns the figures of a record. Sums of all records are prepared in steps first. */
  readonly prepareFigures: (list: ToFigures, series: SeriesChoice) => YieldingWork<unknown> | undefined;
  readonly figures: (list: ToFigures, from: Ordinal, wanted: WantedFigures) => readonly Row[];
  /** The drawn borders, with ordinals of their family. They are unpacked on first use. */
  readonly arcs: (boundary: ModelBoundary, precision: Precision) => Arcs;
  /** Unpacks the borders in steps. */
  readonly prepareArcs: (boundary: ModelBoundary, precision: Precision) => YieldingWork<unknown>;
  /** The islands that are not drawn, with ordinals of the same family. */
  readonly islets: (boundary: ModelBoundary) => readonly Islet[];
}
