// An area as the path of an SVG, to a tenth of a pixel; points that fall on the one before, or too near to it, are left out.
import { type Arcs, latitudeOf, longitudeOf } from '../boundaries/arcs.js';
import { type Polygon, pointsOf } from '../boundaries/rings.js';
import type { Projection } from './map-frame.js';

/** `apart` is the smallest distance between two points, in pixels. */
export function svgPath(arcs: Arcs, polygons: readonly Polygon[], { x, y }: Projection, apart = 0.1): string {
  const rings = polygons.flat().map((ring) => {
    let [lastX, lastY] = [Number.NaN, Number.NaN];
    const steps = pointsOf(arcs, ring).flatMap((at) => {
      const pointX = Math.round(x(longitudeOf(arcs.grid, arcs.x[at] as number)) * 10);
      const pointY = Math.round(y(latitudeOf(arcs.grid, arcs.y[at] as number)) * 10);
      if (Math.hypot(pointX - lastX, pointY - lastY) < apart * 10) return [];
      const step = Number.isNaN(lastX)
        ? `M${pointX / 10} ${pointY / 10}`
        : `l${(pointX - lastX) / 10} ${(pointY - lastY) / 10}`;
      [lastX, lastY] = [pointX, pointY];
      return [step];
    });
    return `${steps.join('')}z`;
  });
  return rings.join('');
}
