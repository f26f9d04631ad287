// The plan of a request: which records, in which order, which part of them.
import type { Catalog, Ordinals, Table } from '../catalog/catalog.js';
import type { Box, Near, SearchArea } from '../geo/point-index.js';
import { number } from '../model/field.js';
import type { ModelFamily, ModelField, Row } from '../model/model.js';
import type { Filter } from './filter.js';

/** The distance to the requested point: a field that a record has in such a response alone. */
export const DISTANCE: ModelField = {
  name: 'distanceKm',
  ...number().extended().about({
    en: 'Distance to the point given by `near`, in kilometres on the great circle.',
    es: 'Distancia al punto dado en `near`, en kilómetros sobre el círculo máximo.',
  }).spec,
};

/** To the metre. */
export const shownDistance = (kilometres: number): number => Math.round(kilometres * 1000) / 1000;

/** Records of a table, rows that are computed, also as the table of this request, or the record that is missing. */
export type Selected =
  | Ordinals
  | { readonly rows: readonly Row[] }
  | { readonly computed: Table }
  | { readonly missing: { readonly family: ModelFamily; readonly id: number } };

export interface Plan {
  readonly family: ModelFamily;
  /** The selection that the operation begins with. */
  readonly select: (catalog: Catalog) => Selected;
  /** The first decides; each next one if those before it leave a tie. */
  readonly sort: readonly { readonly field: ModelField; readonly direction: 'asc' | 'desc' }[];
  readonly page?: { readonly page: number; readonly pageSize: number };
  /** All of them hold. */
  readonly filters?: readonly Filter[];
  /** At least one of these keys names the area. */
  readonly place?: { readonly area: SearchArea; readonly keys: readonly ModelField[] };
  readonly box?: Box;
  readonly within?: SearchArea;
  /** Without another order, the nearest come first. */
  readonly near?: Near;
  /** At most this many records, from this one on; ignored with a page. */
  readonly limit?: number;
  readonly offset?: number;
}
