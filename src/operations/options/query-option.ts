// The axis of query options: how a client narrows, picks or shapes what an operation answers. One file each, and a line in `index.ts`.
import type { Model } from '../../model/model.js';
import type { Phrase } from '../../problems/problem.js';
import type { RecordOperation } from '../operation.js';
import type { Parameter } from '../request/parameter.js';

export interface QueryOption {
  /** A name, in lower case, that with these values means this option on every operation, offered or not, and so makes a request strict. */
  readonly claims: (name: string, values: ReadonlySet<string>) => boolean;
  /** The parameters by which an operation offers it. */
  readonly offers: (operation: RecordOperation, model: Model) => readonly Parameter[];
  /** Why an operation does not offer it under this name, in lower case. */
  readonly whyNot?: (operation: RecordOperation, name: string) => Phrase | undefined;
}
