// The visible parts of each family, without naming any: a projection of the model and the table of operations for pages.
import type { OutputFormat } from '../../engine/formats/output-format.js';
import type { Calendar, WorkingDays } from '../../engine/model/family.js';
import type { ModelFamily, ModelField, ToFigures, ToMany, ToOne } from '../../engine/model/model.js';
import type { BatchOperation } from '../../engine/operations/batch-operation.js';
import type { Operation } from '../../engine/operations/operation.js';
import type { Localized } from '../../engine/text/localized.js';

export interface Manifest {
  readonly families: readonly ShownFamily[];
  readonly calculators: Calculators;
  readonly of: (family: ModelFamily) => ShownFamily;
  /** The family that a segment of a URL means: by its slug in any language, its path, its record or a synonym. */
  readonly meant: (segment: string) => ShownFamily | undefined;
}

/** Records with a page each, the one record there is, or rows that have no id. */
export type Extent = 'many' | 'only' | 'rows';

export interface ShownFamily {
  readonly family: ModelFamily;
  /** Its segment of URLs, from its title. */
  readonly slug: Localized;
  readonly extent: Extent;
  readonly fields: readonly ShownField[];
  readonly relations: readonly ToOne[];
  readonly lists: readonly ShownList[];
  readonly figures: readonly ShownFigures[];
  /** Undefined if the family does not support it. */
  readonly operations: {
    readonly list: Operation | undefined;
    readonly one: Operation | undefined;
    readonly provenance: Operation | undefined;
    readonly boundary: Operation | undefined;
    readonly neighbours: Operation | undefined;
    /** The rows of a year. */
    readonly calendar: Operation | undefined;
  };
  /** Those that its records can be written in. */
  readonly formats: readonly OutputFormat[];
}

export interface ShownField {
  readonly field: ModelField;
  readonly label: Localized;
  readonly isNumeric: boolean;
  /** The family whose records its values name. */
  readonly keyOf: ModelFamily | undefined;
}

export interface ShownList {
  readonly list: ToMany;
  readonly operation: Operation;
}

export interface ShownFigures {
  readonly list: ToFigures;
  readonly operation: Operation;
}

/** The uses of the operations beside reading records; undefined if the model does not support them. */
export interface Calculators {
  readonly find: FindOperations | undefined;
  readonly calendar: CalendarOperations | undefined;
  readonly match: MatchOperations | undefined;
  readonly locate: LocateOperations | undefined;
}

export interface FindOperations {
  readonly search: Operation;
  readonly suggest: Operation;
}

export interface CalendarOperations {
  readonly shown: ShownFamily;
  readonly calendar: Calendar;
  readonly working: WorkingDays;
  readonly ofYear: Operation;
  readonly longWeekends: Operation;
  readonly feed: Operation;
  readonly feedOfYear: Operation;
  readonly day: Operation;
  readonly next: Operation;
  readonly add: Operation;
  readonly count: Operation;
}

export interface MatchOperations {
  readonly batch: BatchOperation;
  readonly shown: ShownFamily;
  /** The larger areas that separate records of one name. */
  readonly around: ShownFamily;
  /** The relation that leads to them. */
  readonly within: string;
}

export interface LocateOperations {
  readonly batch: BatchOperation;
  /** Those that contain a point, the smallest first. */
  readonly areas: readonly ShownFamily[];
}
