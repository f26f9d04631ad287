// Islands that are not drawn, because they are too small or too far away: a circle each, which belongs to an area.
import { distance } from 'geokdbush';

export interface Islet {
  readonly area: number;
  readonly longitude: number;
  readonly latitude: number;
  readonly kilometres: number;
}

/** As in the files: the area by its id, the radius in metres. */
export interface IsletRow extends Omit<Islet, 'kilometres'> {
  readonly radius: number;
}

interface NearestIslet {
  readonly area: number;
  /** To its circle; zero inside of it. */
  readonly kilometres: number;
}

export const isletsIn = (
  rows: readonly IsletRow[],
  ordinal: (id: number) => number | undefined,
): readonly Islet[] =>
  rows.map(({ area, longitude, latitude, radius }) => ({
    area: ordinal(area) as number,
    longitude,
    latitude,
    kilometres: radius / 1000,
  }));

/** There are a few of them, so that each is looked at. Undefined if there is none. */
export function nearestIslet(
  islets: readonly Islet[],
  longitude: number,
  latitude: number,
): NearestIslet | undefined {
  let nearest: NearestIslet | undefined;
  for (const islet of islets) {
    const away = distance(longitude, latitude, islet.longitude, islet.latitude) - islet.kilometres;
    const kilometres = Math.max(0, away);
    if (nearest === undefined || kilometres < nearest.kilometres) nearest = { area: islet.area, kilometres };
  }
  return nearest;
}
