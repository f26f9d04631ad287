// The same question for many rows at once: they come back in their order, each with its result or its error.
import type { Catalog } from '../catalog/catalog.js';
import type { Model, Row } from '../model/model.js';
import type { YieldingWork } from '../scheduling/yielding-work.js';
import type { JsonSchema } from '../schema/shape-schema.js';
import type { Localized } from '../text/localized.js';

export const MOST_ROWS = 1000;
export const MOST_COLUMNS = 250;
/** Columns times rows of a table: each row is written to the width of the widest. */
export const MOST_CELLS = 100_000;
/** In characters. */
export const LONGEST_ROW = 20_000;

/** In a table, the names of added columns begin with it, so that they are not those of a client's columns. */
export const ADDED = 'atlas_';

/** A way to request something for many rows. */
export interface BatchKind {
  readonly batches: (model: Model) => readonly KindBatch[];
}

/** As it is in the table. */
export interface BatchOperation extends KindBatch {
  readonly kind: BatchKind;
}

/** As its kind makes it. */
export interface KindBatch {
  readonly id: string;
  /** In descriptions; QUERY does the same. */
  readonly method: 'POST';
  readonly result: 'rows';
  readonly path: string;
  readonly summary: Localized;
  readonly description: Localized;
  /** The name of the list of rows in JSON. */
  readonly rows: string;
  /** How many are answered before others get their turn: a few milliseconds of work at most. */
  readonly rowsInAStep: number;
  /** A row that works, for descriptions. */
  readonly example: Row;
  readonly input: JsonSchema;
  /** The members added to each row. */
  readonly output: JsonSchema;
  /** Schemas that the output refers to, by the names that descriptions have them under. */
  readonly parts?: Readonly<Record<string, JsonSchema>>;
  /** Its columns in a table: paths into the added members. */
  readonly columns: readonly string[];
  /** Makes the indexes that rows are answered by, in steps; nothing is left to do the second time. */
  readonly prepare: (catalog: Catalog) => YieldingWork<unknown>;
  /** Whether it reads a column of this name; all others only pass through. */
  readonly reads: (column: string) => boolean;
  /** The columns of a row in JSON that is not an object, such as a text; undefined if it cannot be one. */
  readonly bare: (given: unknown) => Row | undefined;
  /** Of its texts, the response contains those in the language of the request. */
  readonly answer: (catalog: Catalog, row: Row) => YieldingWork<Row | WrongRow>;
}

export interface WrongRow {
  readonly wrong: Localized;
}

export const isWrong = (found: Row | WrongRow): found is WrongRow => found.wrong !== undefined;
