// The plan of a request: which records, in which order, and which part of them.
import type { Catalog, Ordinals, Table } from '../catalog/catalog.js';
import type { Box, Near, SearchArea } from '../geo/point-index.js';
import { number } from '../model/field.js';
import type { ModelFamily, ModelField, Row } from '../model/model.js';
import type { Filter } from './filter.js';

/** The distance to the requested point, which a record has only in such a response. */
export const DISTANCE: ModelField = {
  name: 'distanceKm',
  ...number().extended().about({
    en: 'Distance to the point given by `near`, in kilometres on the great circle.',
    es: 'Distancia al punto dado en `near`, en kilómetros sobre el círculo máximo.',
  }).spec,
};

/** Rounds to the metre. */
export const shownDistance = (kilometres: number): number => Math.round(kilometres * 1000) / 1000;

/** The records of a table, computed rows with their temporary table, or the missing record. */
export type Selected =
  | Ordinals
  | { readonly rows: readonly Row[] }
  | { readonly computed: Table }
  | { readonly missing: { readonly family: ModelFamily; readonly id: number } };

export interface Plan {
  readonly family: ModelFamily;
  /** The initial selection of the operation. */
  readonly select: (catalog: Catalog) => Selected;
  /** The first key decides, and each further key decides the ties before it. */
  readonly sort: readonly { readonly field: ModelField; readonly direction: 'asc' | 'desc' }[];
  readonly page?: { readonly page: number; readonly pageSize: number };
  /** A record must satisfy all of these conditions. */
  readonly filters?: readonly Filter[];
  /** The area in a filter on keys, of which at least one must name it. */
  readonly place?: { readonly area: SearchArea; readonly keys: readonly ModelField[] };
  readonly box?: Box;
  readonly within?: SearchArea;
  /** Without another order, the nearest records come first. */
  readonly near?: Near;
  /** The most records and the first position. Both are ignored with a page. */
  readonly limit?: number;
  readonly offset?: number;
}
