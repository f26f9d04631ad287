// Draws records of chosen families as points on a canvas over the map, because thousands of elements would be slow.
import { type MapPlaces, onMap } from '../../drawing/map-places.js';
import type { MapView } from './map-view.js';

export interface MapPoint {
  readonly x: number;
  readonly y: number;
  readonly name: string;
  readonly href: string;
  /** The family of the record, and its table. */
  readonly family: string;
  readonly table: string;
  readonly colour: string;
}

interface PointsLayer {
  readonly set: (families: readonly (readonly MapPoint[])[]) => void;
  readonly pin: (at: { readonly x: number; readonly y: number } | undefined) => void;
  /** The nearest point within the reach of a finger. */
  readonly at: (clientX: number, clientY: number) => MapPoint | undefined;
  /** Points by family, the smallest family first, and within a family by distance from the middle. */
  readonly inView: () => readonly (readonly MapPoint[])[];
}

/** Pixels. */
const POINT_REACH = 12;
const MANY_POINTS = 400;
const VERY_MANY = 2500;
const AROUND = Math.PI * 2;
const DOT = 4.5;

/** The more visible points a family has, the smaller they are. */
export const radiusOf = (seen: number) => (seen > VERY_MANY ? 1.1 : seen > MANY_POINTS ? 2 : DOT);

export function addPointsLayer(view: MapView): PointsLayer {
  const canvas = document.createElement('canvas');
  canvas.setAttribute('aria-hidden', 'true');
  view.svg.after(canvas);
  /** The largest family first, so that smaller ones are drawn above it. */
  let families: readonly (readonly MapPoint[])[] = [];
  let pinned: { readonly x: number; readonly y: number } | undefined;
  let isDue = false;

  const isSeen = ({ x, y }: MapPoint) => {
    const box = view.box();
    return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
  };

  function draw(): void {
    isDue = false;
    const { clientWidth: width, clientHeight: height } = view.pane;
    const ratio = devicePixelRatio;
    if (canvas.width !== Math.round(width * ratio) || canvas.height !== Math.round(height * ratio)) {
      canvas.width = Math.round(width * ratio);
      canvas.height = Math.round(height * ratio);
    }
    const context = canvas.getContext('2d');
    if (context === null) return;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(0, 0, width, height);
    const styles = getComputedStyle(view.pane);
    const [box, unit] = [view.box(), view.unit()];
    context.strokeStyle = styles.getPropertyValue('--paper');
    context.lineWidth = 1.5;
    for (const points of families) {
      const seen = points.filter(isSeen);
      const radius = radiusOf(seen.length);
      const isMany = seen.length > MANY_POINTS;
      context.globalAlpha = isMany ? 0.65 : 1;
      context.fillStyle = styles.getPropertyValue(points[0]?.colour ?? '');
      for (const { x, y } of seen) {
        context.beginPath();
        context.arc((x - box.x) / unit, (y - box.y) / unit, radius, 0, AROUND);
        context.fill();
        if (!isMany) context.stroke();
      }
    }
    context.globalAlpha = 1;
    if (pinned === undefined) return;
    context.strokeStyle = styles.getPropertyValue('--signal');
    context.lineWidth = 3;
    context.beginPath();
    context.arc((pinned.x - box.x) / unit, (pinned.y - box.y) / unit, 9, 0, AROUND);
    context.stroke();
  }

  function redraw(): void {
    if (!isDue) requestAnimationFrame(draw);
    isDue = true;
  }

  view.changed(redraw);
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', redraw);
  new MutationObserver(redraw).observe(document.documentElement, { attributeFilter: ['data-theme'] });

  return {
    set: (next) => {
      families = next.toSorted((a, b) => b.length - a.length);
      redraw();
    },
    pin: (at) => {
      pinned = at;
      redraw();
    },
    at: (clientX, clientY) => {
      const { x, y } = view.onMap(clientX, clientY);
      const far = (point: MapPoint) => Math.hypot(point.x - x, point.y - y) / view.unit();
      const nearest = families.map(
        (points) => points.filter((point) => far(point) < POINT_REACH).sort((a, b) => far(a) - far(b))[0],
      );
      // Prefers the dot on top to the nearest one.
      const found = nearest.filter((point) => point !== undefined);
      return found.findLast((point) => far(point) < DOT) ?? found.sort((a, b) => far(a) - far(b))[0];
    },
    inView: () => {
      const { x, y, width, height } = view.box();
      const far = (point: MapPoint) => Math.hypot(point.x - x - width / 2, point.y - y - height / 2);
      return families
        .map((points) => points.filter(isSeen).sort((a, b) => far(a) - far(b)))
        .filter(({ length }) => length > 0)
        .toReversed();
    },
  };
}

interface PointFeature {
  readonly id: number;
  readonly geometry: { readonly coordinates: readonly [number, number] } | null;
  readonly properties: Readonly<Record<string, unknown>>;
}

const loaded = new Map<string, Promise<readonly PointFeature[]>>();

/** The points of a family, requested once. */
export async function pointsOf(box: HTMLInputElement, places: MapPlaces): Promise<readonly MapPoint[]> {
  const { source = '', table = '', colour = '' } = box.dataset;
  const family = box.parentElement?.querySelector('span')?.textContent ?? '';
  const features = loaded.get(source) ?? fetchFeatures(source);
  loaded.set(source, features);
  return (await features).flatMap(({ id, geometry, properties: { id: _, ...names } }) => {
    if (geometry === null) return [];
    const name = Object.values(names)
      .filter((value) => value !== null)
      .join(' ');
    return [
      {
        ...onMap(places, ...geometry.coordinates),
        name: name || String(id),
        href: `${table}/${id}`,
        family,
        table,
        colour,
      },
    ];
  });
}

const fetchFeatures = async (source: string): Promise<readonly PointFeature[]> =>
  (await (await fetch(source)).json()).features;
