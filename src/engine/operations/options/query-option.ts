// The axis of query options: how a client narrows, picks or shapes the response of an operation. One file each, and a line in `index.ts`.
import type { Model } from '../../model/model.js';
import type { Localized } from '../../text/localized.js';
import type { RecordOperation } from '../operation.js';
import type { Parameter } from '../request/parameter.js';

/** The part of an operation that an option depends on. */
type Optioned = Pick<RecordOperation, 'family' | 'result'>;

export interface QueryOption {
  /** A name, in lower case, that with these values means this option on every operation, offered or not, and so makes a request strict. */
  readonly claims: (name: string, values: readonly string[]) => boolean;
  /** The parameters by which an operation offers it. */
  readonly offers: (operation: Optioned, model: Model) => readonly Parameter[];
  /** It selects records instead of fields, so that it also narrows documents computed from records. */
  readonly narrows?: true;
  /** Why an operation does not offer it under this name, in lower case. */
  readonly whyNot?: (operation: Optioned, name: string) => Localized | undefined;
}
