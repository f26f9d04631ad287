// Reduces the coasts and borders around the country, for the map of the site, and prints the lists of src/country/surroundings.ts: `node dist/lab/pictures/land-around.js --from countries-50m.json
// --without 170 --box=-94,-8,-52,18`, with a file of `world-atlas` (Natural Earth, public domain).
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { feature, mesh } from 'topojson-client';
import { simplifyLine } from '../../src/engine/maps/area-paths.js';

type LandPoint = readonly [x: number, y: number];

/** Hundredths of a degree: a kilometre. */
const PER_DEGREE = 100;
/** The tolerance of coasts in kilometres, which is about two pixels of the whole map. */
const TOLERANCE = 3.5;
/** Smaller islands would be dots. */
const SMALLEST_LAND = 14;

const { values } = parseArgs({
  options: {
    from: { type: 'string', default: 'countries-50m.json' },
    without: { type: 'string', default: '' },
    box: { type: 'string', default: '-180,-90,180,90' },
  },
});
const [west = 0, south = 0, east = 0, north = 0] = values.box
  .split(',')
  .map((part) => Number(part) * PER_DEGREE);

// biome-ignore lint/suspicious/noExplicitAny: the shape of a TopoJSON file
const world: any = JSON.parse(await readFile(values.from, 'utf8'));
const countries = { ...world.objects.countries };
countries.geometries = countries.geometries.filter(({ id }: { id: string }) => id !== values.without);

const placed = (line: readonly (readonly number[])[]): LandPoint[] =>
  line.map(([longitude = 0, latitude = 0]) => [
    Math.round(longitude * PER_DEGREE),
    Math.round(latitude * PER_DEGREE),
  ]);

/** The part of a ring inside the box, side by side: Sutherland and Hodgman. */
function clippedRing(ring: readonly LandPoint[]): readonly LandPoint[] {
  const sides = [
    { axis: 0, limit: west, sign: 1 },
    { axis: 0, limit: east, sign: -1 },
    { axis: 1, limit: south, sign: 1 },
    { axis: 1, limit: north, sign: -1 },
  ] as const;
  let points = ring;
  for (const { axis, limit, sign } of sides) {
    const isIn = (point: LandPoint) => (point[axis] - limit) * sign >= 0;
    points = points.flatMap((to, index) => {
      const from = points.at(index - 1) as LandPoint;
      const part = (limit - from[axis]) / (to[axis] - from[axis]);
      const crossing: LandPoint = [
        Math.round(from[0] + (to[0] - from[0]) * part),
        Math.round(from[1] + (to[1] - from[1]) * part),
      ];
      if (isIn(to)) return isIn(from) ? [to] : [crossing, to];
      return isIn(from) ? [crossing] : [];
    });
  }
  return points;
}

const reduced = (line: readonly LandPoint[]): readonly LandPoint[] =>
  line.length < 3 ? line : simplifyLine(line.flat(), TOLERANCE).map((at) => line[at] as LandPoint);

/** The first point, then each as its distance from the one before. */
const written = (line: readonly LandPoint[]): string =>
  line
    .map(([x, y], index) => {
      const [fromX, fromY] = line[index - 1] ?? [0, 0];
      return `${x - fromX},${y - fromY}`;
    })
    .join(' ');

const isInside = ([x, y]: LandPoint) => x >= west && x <= east && y >= south && y <= north;
const rings = (feature(world, countries) as unknown as { features: { geometry: LandGeometry }[] }).features
  .flatMap(({ geometry }) => (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates))
  .flatMap((polygon) => {
    const ring = clippedRing(placed((polygon as number[][][])[0] as number[][]).slice(0, -1));
    const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
    const size = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
    return ring.length > 2 && size >= SMALLEST_LAND
      ? [reduced([...ring, ring[0] as LandPoint]).slice(0, -1)]
      : [];
  });
type LandGeometry =
  | { readonly type: 'Polygon'; readonly coordinates: number[][][] }
  | { readonly type: 'MultiPolygon'; readonly coordinates: number[][][][] };

const sharedLines = mesh(world, countries, (a, b) => a !== b) as unknown as { coordinates: number[][][] };
const countryBorders = sharedLines.coordinates.flatMap((line) => {
  const inside = placed(line).filter(isInside);
  return inside.length < 2 ? [] : [reduced(inside)];
});

const lines = (name: string, all: readonly (readonly LandPoint[])[]) =>
  `  ${name}: [\n${all.map((line) => `    '${written(line)}',`).join('\n')}\n  ],`;
process.stdout.write(`${lines('land', rings)}\n${lines('borders', countryBorders)}\n`);
