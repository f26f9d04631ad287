// What a request asks for, as plain data: which records, in which order, which part of them.
import type { Box } from '../geo/records-in-box.js';
import type { Near } from '../geo/records-near.js';
import type { ModelFamily, ModelField, ToMany } from '../model/model.js';
import type { Filter } from './filter.js';

export type Selection =
  | { readonly by: 'all' }
  | { readonly by: 'id'; readonly id: number }
  | { readonly by: 'keyword'; readonly keyword: string }
  | { readonly by: 'name'; readonly name: string }
  | { readonly by: 'code'; readonly code: string }
  | { readonly by: 'parent'; readonly parent: ModelFamily; readonly list: ToMany; readonly id: number }
  | { readonly by: 'yearInOffice'; readonly year: number }
  | {
      readonly by: 'year';
      readonly year: number;
      readonly month: number | undefined;
      readonly on: ReadonlySet<string>;
    };

export interface Sort {
  readonly field: ModelField;
  readonly direction: 'asc' | 'desc';
}

export interface Page {
  readonly page: number;
  readonly pageSize: number;
}

export interface Plan {
  readonly family: ModelFamily;
  readonly select: Selection;
  /** The first decides; each next one where those before it leave a tie. */
  readonly sort: readonly Sort[];
  readonly page: Page | undefined;
  /** All of them hold. */
  readonly filters?: readonly Filter[];
  readonly box?: Box;
  /** Without another order, the nearest come first. */
  readonly near?: Near;
  /** At most this many records, from this one on; ignored with a page. */
  readonly limit?: number;
  readonly offset?: number;
}
