// The port through which rows reach the service, wherever they come from.
import type { Row } from '../model/model.js';

/** Where a row stands, so that a fault can be found. */
export interface Place {
  readonly file: string;
  readonly line: number;
}

export interface FamilyRows {
  readonly rows: readonly Row[];
  readonly place: (index: number) => Place;
}

/** An id that is no longer served, with the record that took its place. */
export interface Retirement {
  readonly id: number;
  readonly by: number;
  readonly reason: string;
  readonly place: Place;
}

export interface Fault extends Place {
  readonly field: string | undefined;
  readonly message: string;
}

export interface Dataset {
  /** Changes whenever any row does. */
  readonly fingerprint: string;
  readonly families: ReadonlyMap<string, FamilyRows>;
  readonly retired: ReadonlyMap<string, readonly Retirement[]>;
  /** What reading found wrong; whoever links the rows adds to it, so that all faults are reported together. */
  readonly faults: readonly Fault[];
}
