// The axis of query options, by which a client narrows, picks or shapes a response. Each option is one file and one line in `index.ts`.
import type { Model } from '../../model/model.js';
import type { Localized } from '../../text/localized.js';
import type { RecordOperation } from '../operation.js';
import type { Parameter } from '../request/parameter.js';

/** The part of an operation on which an option depends. */
type Optioned = Pick<RecordOperation, 'family' | 'result'>;

export interface QueryOption {
  /**
   * Whether a name in lower case with these values means this option on every operation, even if it is not offered. It makes a request
   * strict.
   */
  readonly claims: (name: string, values: readonly string[]) => boolean;
  readonly offers: (operation: Optioned, model: Model) => readonly Parameter[];
  /** It selects records instead of fields, so it also narrows documents computed from records. */
  readonly narrows?: true;
  /** Explains why an operation does not offer it under this name, in lower case. */
  readonly whyNot?: (operation: Optioned, name: string) => Localized | undefined;
}
