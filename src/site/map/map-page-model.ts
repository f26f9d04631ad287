// The model of the page of the map: a view of it, finished but for its words.

import type { MapPlaces, ViewBox } from '../drawing/map-places.js';
import type { FamilyPart } from '../shell/family-parts.js';
import type { Html } from '../shell/html.js';
import type { Address } from '../shell/language.js';
import type { MapLabel } from './fitting-labels.js';

export interface ExploreModel {
  readonly title: string;
  /** One sentence. */
  readonly summary: string;
  /** From the country down to the picked area; the last is the current one. */
  readonly crumbs: readonly Crumb[];
  readonly levels: readonly Choice[];
  /** Parameters without a control stay in the URL. */
  readonly hidden: readonly (readonly [name: string, value: string])[];
  readonly measures: { readonly figures: readonly Choice[]; readonly counts: readonly Choice[] };
  readonly points: readonly PointChoice[];
  readonly map: MapModel;
  readonly legend: readonly LegendLine[];
  readonly table: {
    readonly caption: string;
    readonly head: string;
    readonly measure: string | undefined;
    readonly rows: readonly AreaRow[];
  };
  readonly picked: PickedModel | undefined;
  /** The data on it, and its guides. */
  readonly parts: readonly FamilyPart[];
  readonly attribution: string;
  /** The path of the request that locates a point. */
  readonly locate: string;
}

interface Crumb {
  readonly query: string;
  readonly label: string;
}

export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly isChosen: boolean;
}

interface PointChoice extends Choice {
  readonly count: number;
  /** The request for all of them as GeoJSON. */
  readonly source: string;
  /** The query of its table with only the rows that are shown; empty if all are. */
  readonly filter: string;
  /** Where the pages of its records are. */
  readonly table: Address;
  /** From 1. */
  readonly colour: number;
}

export interface MapModel {
  readonly height: number;
  readonly width: number;
  readonly view: ViewBox;
  /** How large letters are, in units of the map. */
  readonly letters: number;
  readonly places: MapPlaces;
  readonly insets: readonly ViewBox[];
  /** The areas around the shown ones. */
  readonly context: readonly MapArea[];
  readonly areas: readonly MapArea[];
  readonly labels: readonly (MapLabel & { readonly isSmall: boolean })[];
  /** Where the marked record lies. */
  readonly mark: { readonly x: number; readonly y: number } | undefined;
}

export interface MapArea {
  readonly key: string;
  readonly query: string;
  readonly path: string;
  /** Its name and its value. */
  readonly label: string;
  /** From 1, or 0 if the value is not known; undefined without a measure. */
  readonly colour: number | undefined;
  readonly isPicked: boolean;
}

export interface LegendLine {
  readonly colour: number;
  readonly label: string;
  readonly count: number;
}

export interface AreaRow {
  readonly key: string;
  readonly query: string;
  readonly name: string;
  readonly value: Html | undefined;
  readonly colour: number | undefined;
  readonly isPicked: boolean;
}

export interface PickedModel {
  readonly name: string;
  readonly kind: string;
  readonly address: Address;
  readonly figures: readonly { readonly label: string; readonly value: Html | undefined }[];
  readonly lists: readonly { readonly label: string; readonly count: number; readonly href: string }[];
}
