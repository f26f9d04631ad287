// Reads the borders of the data with an independent decoder, and builds polygons with topojson-client.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Feature, MultiPolygon, Polygon, Position } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { projectFolder } from '../../src/settings/project-folder.js';

interface Line {
  readonly left: number | null;
  readonly right: number | null;
  readonly from: readonly [number, number];
  readonly line: string;
}

interface GridLine {
  readonly scale: [number, number];
  readonly translate: [number, number];
}

interface DrawnArc {
  readonly left: number | null;
  readonly right: number | null;
  /** Grid coordinates. */
  readonly points: readonly (readonly [number, number])[];
}

interface DrawnFile {
  readonly grid: GridLine;
  readonly arcs: readonly DrawnArc[];
  readonly degrees: (point: readonly [number, number]) => [longitude: number, latitude: number];
}

export const dataFile = (name: string) =>
  JSON.parse(readFileSync(join(projectFolder(), 'data', name), 'utf8')) as readonly unknown[];

export function drawnFile(precision: 'fine' | 'coarse'): DrawnFile {
  const [grid, ...lines] = dataFile(`boundaries/${precision}.json`) as unknown as [GridLine, ...Line[]];
  return {
    grid,
    arcs: lines.map(({ left, right, from, line }) => ({ left, right, points: pointsOf(from, line) })),
    degrees: ([x, y]) => [x * grid.scale[0] + grid.translate[0], y * grid.scale[1] + grid.translate[1]],
  };
}

/** The algorithm in the documentation of the format. */
function pointsOf(from: readonly [number, number], line: string): readonly (readonly [number, number])[] {
  const numbers: number[] = [];
  let [result, shift] = [0, 0];
  for (const character of line) {
    const chunk = (character.codePointAt(0) as number) - 63;
    result += (chunk % 32) * 2 ** shift;
    shift += 5;
    if (chunk >= 32) continue;
    numbers.push(result % 2 === 1 ? -(result + 1) / 2 : result / 2);
    [result, shift] = [0, 0];
  }
  const points: [number, number][] = [[...from]];
  for (let at = 0; at < numbers.length; at += 2) {
    const [x, y] = points.at(-1) as [number, number];
    points.push([x + (numbers[at] as number), y + (numbers[at + 1] as number)]);
  }
  return points;
}

export type Area = Feature<Polygon | MultiPolygon>;

const known = new Map<string, ReadonlyMap<number, Area>>();

/** Every municipality, built once because many test files use them. */
export function drawnAreas(precision: 'fine' | 'coarse'): ReadonlyMap<number, Area> {
  const areas = known.get(precision) ?? areasIn(drawnFile(precision));
  known.set(precision, areas);
  return areas;
}

/** Every municipality with its rings, built from arcs whose ends meet. `groupOf` merges areas. */
export function areasIn(
  { arcs, grid }: DrawnFile,
  groupOf: (id: number) => number = (id) => id,
): ReadonlyMap<number, Area> {
  const group = (id: number | null) => (id === null ? null : groupOf(id));
  const references = new Map<number, number[]>();
  arcs.forEach(({ left, right }, index) => {
    const [one, other] = [group(left), group(right)];
    if (one === other) return;
    if (one !== null) addTo(references, one, index);
    if (other !== null) addTo(references, other, ~index);
  });
  const topology: Topology<{ areas: GeometryCollection }> = {
    type: 'Topology',
    transform: grid,
    arcs: arcs.map(({ points }) =>
      points.map(([x, y], index) => {
        const [beforeX, beforeY] = points[index - 1] ?? [0, 0];
        return [x - beforeX, y - beforeY];
      }),
    ),
    objects: {
      areas: {
        type: 'GeometryCollection',
        geometries: [...references].map(([id, own]) => ({
          type: 'MultiPolygon',
          id,
          // The even-odd rule needs no assignment of holes to rings.
          arcs: [closed(arcs, own)],
        })),
      },
    },
  };
  const { features } = feature(topology, topology.objects.areas);
  return new Map(features.map((each) => [each.id as number, each as Area]));
}

function addTo<Key>(lists: Map<Key, number[]>, key: Key, added: number): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [added]);
  else list.push(added);
}

/** Builds rings by following arcs from end to end. */
function closed(arcs: readonly DrawnArc[], references: readonly number[]): number[][] {
  const end = (reference: number, isFirst: boolean) => {
    const { points } = arcs[reference < 0 ? ~reference : reference] as DrawnArc;
    return String(points.at(isFirst === reference >= 0 ? 0 : -1));
  };
  const left = new Set(references);
  const startingAt = new Map<string, number[]>();
  for (const reference of references) addTo(startingAt, end(reference, true), reference);
  const rings: number[][] = [];
  for (const start of references) {
    if (!left.delete(start)) continue;
    const ring = [start];
    while (end(ring.at(-1) as number, false) !== end(start, true)) {
      const node = end(ring.at(-1) as number, false);
      const next = startingAt.get(node)?.find((reference) => left.has(reference));
      if (next === undefined) throw new Error(`A ring is open at ${node}.`);
      left.delete(next);
      ring.push(next);
    }
    rings.push(ring);
  }
  return rings;
}

/** The rings of an area with their boxes. */
export const ringsOf = ({ geometry }: Area): readonly Position[][] =>
  geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat();
