// Great-circle distance (haversine).

export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

const EARTH_RADIUS_KM = 6371.0088;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance, by the haversine formula. */
export function kilometres(a: Point, b: Point): number {
  const [latA, latB] = [radians(a.latitude), radians(b.latitude)];
  const across = Math.sin((latB - latA) / 2) ** 2;
  const along = Math.cos(latA) * Math.cos(latB) * Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(across + along));
}
