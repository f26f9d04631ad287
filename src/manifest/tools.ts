// What can be done with the operations beside reading records, without naming any family: each tool has a page where its operations are.
import type { Calendar, WorkingDays } from '../model/family.js';
import type { BatchOperation } from '../operations/batch-operation.js';
import type { Operation } from '../operations/operation.js';
import type { ShownFamily } from './manifest.js';

/** Undefined where the model does not have what it takes. */
export interface Tools {
  readonly find: FindTool | undefined;
  readonly calendar: CalendarTool | undefined;
  readonly match: MatchTool | undefined;
  readonly locate: LocateTool | undefined;
}

export interface FindTool {
  readonly search: Operation;
  readonly suggest: Operation;
}

export interface CalendarTool {
  readonly shown: ShownFamily;
  readonly calendar: Calendar;
  readonly working: WorkingDays;
  readonly ofYear: Operation;
  readonly longWeekends: Operation;
  readonly feed: Operation;
  readonly feedOfYear: Operation;
  readonly add: Operation;
  readonly count: Operation;
}

export interface MatchTool {
  readonly batch: BatchOperation;
  readonly shown: ShownFamily;
  /** The larger areas that tell records of one name apart. */
  readonly around: ShownFamily;
  /** The relation that leads to them. */
  readonly within: string;
}

export interface LocateTool {
  readonly batch: BatchOperation;
  /** Those that contain a point, the smallest first. */
  readonly areas: readonly ShownFamily[];
}
