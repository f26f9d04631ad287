// A view of the map, and the data it is made from.
import type { Catalog } from '../../engine/catalog/catalog.js';
import type { Row } from '../../engine/model/model.js';
import type { Levels } from '../drawing/levels.js';
import type { Manifest } from '../manifest/manifest.js';
import type { Site } from '../shell/site.js';
import { titleOfRecord } from '../shell/title-of-record.js';
import type { Area, View } from './view.js';

export interface Shown {
  readonly site: Site;
  readonly manifest: Manifest;
  readonly catalog: Catalog;
  readonly levels: Levels;
  readonly view: View;
}

export const nameOfArea = (catalog: Catalog, { family, ordinal }: Area): string =>
  titleOfRecord(family, catalog.table(family).rows[ordinal] as Row) ?? '';

/** The same on the map and in the table. */
export const keyOf = (catalog: Catalog, { family, ordinal }: Area) =>
  `${family.name}-${(catalog.table(family).rows[ordinal] as Row).id}`;
