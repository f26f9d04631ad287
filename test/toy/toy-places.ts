// Planets at given places, with ids from 1.
import { buildCatalog } from '../../src/engine/catalog/build-catalog.js';
import { toyDataset } from './toy-dataset.js';
import { toyModel } from './toy-model.js';

export type Coordinates = readonly [latitude: number | null, longitude: number | null];

export function planetsAt(allCoordinates: readonly Coordinates[]) {
  const rows = allCoordinates.map(([latitude, longitude], index) => ({
    id: index + 1,
    starId: 1,
    largestMoonId: null,
    latitude,
    longitude,
  }));
  const catalog = buildCatalog(toyModel, toyDataset({ planet: rows, moon: [] }, {}));
  return catalog.table(toyModel.family('planet'));
}
