// Distances over the ground on a sphere of 6,371 km, and the positions of the records of a family.
import type { Row } from '../contract/data-files.js';

export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

const EARTH = 6371;

/** A millimetre. Two ways to compute a distance may differ by less, so a record this close to the limit may be inside or outside. */
export const TOLERANCE_KM = 1e-6;

export function distanceBetween(a: Point, b: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const share =
    half(a.latitude, b.latitude) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(a.longitude, b.longitude);
  return 2 * EARTH * Math.asin(Math.min(1, Math.sqrt(share)));
}

/** Some families have their coordinates as texts; unknown ones are null. */
export function pointOf({ latitude, longitude }: Row): Point | undefined {
  if (latitude === null || longitude === null) return undefined;
  return { latitude: Number(latitude), longitude: Number(longitude) };
}

export interface Box {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** The edges are inside. A box whose west is greater than its east crosses the antimeridian. */
export function isInside({ west, south, east, north }: Box, { latitude, longitude }: Point): boolean {
  const between =
    west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east;
  return between && latitude >= south && latitude <= north;
}
