// Finds the areas that contain a point with @turf/boolean-point-in-polygon, for every area whose box contains it.
import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon';
import { type Area, ringsOf } from './drawn-areas.js';

const CELL = 0.1;

type Containing = (longitude: number, latitude: number) => readonly number[];

export function naiveAreas(areas: ReadonlyMap<number, Area>): Containing {
  const cells = new Map<string, { readonly id: number; readonly area: Area; readonly box: Box }[]>();
  for (const [id, area] of areas) {
    const box = boxOf(area);
    for (let x = Math.floor(box.west / CELL); x <= Math.floor(box.east / CELL); x++)
      for (let y = Math.floor(box.south / CELL); y <= Math.floor(box.north / CELL); y++) {
        const key = `${x} ${y}`;
        const known = cells.get(key);
        if (known === undefined) cells.set(key, [{ id, area, box }]);
        else known.push({ id, area, box });
      }
  }
  return (longitude, latitude) => {
    const near = cells.get(`${Math.floor(longitude / CELL)} ${Math.floor(latitude / CELL)}`) ?? [];
    return near
      .filter(({ box }) => isIn(box, longitude, latitude))
      .filter(({ area }) => booleanPointInPolygon([longitude, latitude], area))
      .map(({ id }) => id);
  };
}

interface Box {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

function boxOf(area: Area): Box {
  const box = { west: 180, south: 90, east: -180, north: -90 };
  for (const [longitude = 0, latitude = 0] of ringsOf(area).flat()) {
    box.west = Math.min(box.west, longitude);
    box.east = Math.max(box.east, longitude);
    box.south = Math.min(box.south, latitude);
    box.north = Math.max(box.north, latitude);
  }
  return box;
}

const isIn = ({ west, south, east, north }: Box, longitude: number, latitude: number) =>
  west <= longitude && longitude <= east && south <= latitude && latitude <= north;
