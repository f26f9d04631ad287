// An area as the path of an SVG, to a tenth of a pixel; points that fall on the one before are left out.
import { type Arcs, latitudeOf, longitudeOf } from '../boundaries/arcs.js';
import { type Polygon, pointsOf } from '../boundaries/rings.js';
import type { Projection } from './map-frame.js';

export function svgPath(arcs: Arcs, polygons: readonly Polygon[], { x, y }: Projection): string {
  const rings = polygons.flat().map((ring) => {
    let [lastX, lastY] = [Number.NaN, Number.NaN];
    const steps = pointsOf(arcs, ring).flatMap((at) => {
      const pointX = Math.round(x(longitudeOf(arcs.grid, arcs.x[at] as number)) * 10);
      const pointY = Math.round(y(latitudeOf(arcs.grid, arcs.y[at] as number)) * 10);
      if (pointX === lastX && pointY === lastY) return [];
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
