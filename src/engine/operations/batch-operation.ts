// The same question for many rows at once. They return in order, each with its result or its error.
import type { Catalog } from '../catalog/catalog.js';
import type { Model, Row } from '../model/model.js';
import type { YieldingWork } from '../scheduling/yielding-work.js';
import type { JsonSchema } from '../schema/shape-schema.js';
import type { Localized } from '../text/localized.js';

export const MOST_ROWS = 1000;
export const MOST_COLUMNS = 250;
/** The most cells of a table, because each row is written to the width of the widest. */
export const MOST_CELLS = 100_000;
/** In characters. */
export const LONGEST_ROW = 20_000;

/** The prefix of added columns, so that they differ from those of the client. */
export const ADDED = 'atlas_';

/** A way to request something for many rows. */
export interface BatchKind {
  readonly batches: (model: Model) => readonly KindBatch[];
}

/** A batch as the table has it. */
export interface BatchOperation extends KindBatch {
  readonly kind: BatchKind;
}

export interface KindBatch {
  readonly id: string;
  /** The method in descriptions. QUERY is accepted as well. */
  readonly method: 'POST';
  readonly result: 'rows';
  readonly path: string;
  readonly summary: Localized;
  readonly description: Localized;
  /** The name of the list of rows in JSON. */
  readonly rows: string;
  /** The number of rows before other requests get their turn, a few milliseconds of work at most. */
  readonly rowsInAStep: number;
  /** A valid row for descriptions. */
  readonly example: Row;
  readonly input: JsonSchema;
  /** The members that are added to each row. */
  readonly output: JsonSchema;
  /** Schemas to which the output refers, by their names in descriptions. */
  readonly parts?: Readonly<Record<string, JsonSchema>>;
  /** Its columns in a table, as paths into the added members. */
  readonly columns: readonly string[];
  /** Builds the indexes for its rows in steps. A second call has nothing to do. */
  readonly prepare: (catalog: Catalog) => YieldingWork<unknown>;
  /** Whether it reads a column of this name. All other columns pass through. */
  readonly reads: (column: string) => boolean;
  /** The names that a message suggests if no column is read. */
  readonly suggested: readonly string[];
  /** The columns of a JSON row that is not an object, such as a text. Undefined if it is not a valid row. */
  readonly bare: (given: unknown) => Row | undefined;
  /** Only texts in the language of the request are returned. */
  readonly answer: (catalog: Catalog, row: Row) => YieldingWork<Row | WrongRow>;
}

export interface WrongRow {
  readonly wrong: Localized;
}

export const isWrong = (found: Row | WrongRow): found is WrongRow => found.wrong !== undefined;
