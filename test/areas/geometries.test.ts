// Borders as GeoJSON and TopoJSON: valid, wound as RFC 7946 requires, the same shapes in both and in the data.
import { check } from '@placemarkio/check-geojson';
import type { Feature, FeatureCollection, MultiPolygon, Polygon, Position } from 'geojson';
import { feature as featureOf } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { describe, expect, it } from 'vitest';
import { sharedService } from '../system/shared-service.js';
import { isFull, part } from '../system/size.js';
import { dataFile, drawnAreas, ringsOf } from './drawn-areas.js';

const { server } = (await sharedService()).service;

interface Attributed {
  readonly attribution?: string;
}
type Area = Feature<Polygon | MultiPolygon> & Attributed;
type Collection = FeatureCollection<Polygon | MultiPolygon> & Attributed;

async function get(path: string, type: string) {
  const answer = await server.inject(`/api/v1/${path}`);
  expect([path, answer.statusCode, answer.headers['content-type']]).toEqual([path, 200, type]);
  return answer.body;
}
const GEO = 'application/geo+json';
/** Large ones are read once. */
const texts = new Map<string, Promise<string>>();
const drawings = new Map<string, Promise<Area | Collection>>();
function textAt(path: string): Promise<string> {
  const text = texts.get(path) ?? get(path, GEO);
  texts.set(path, text);
  return text;
}
function geoJson(path: string): Promise<Area | Collection> {
  const drawn = drawings.get(path) ?? textAt(path).then((text) => JSON.parse(text));
  drawings.set(path, drawn);
  return drawn;
}
const topoJson = async (path: string) =>
  JSON.parse(await get(path, 'application/json; charset=utf-8')) as Topology;

const featuresOf = (drawn: Area | Collection) => (drawn.type === 'Feature' ? [drawn] : drawn.features);

const polygonsOf = ({ geometry }: Area) =>
  geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;

/** Twice the area; positive counterclockwise. */
const turn = (ring: readonly Position[]) =>
  ring.slice(1).reduce((sum, [x2 = 0, y2 = 0], index) => {
    const [x1 = 0, y1 = 0] = ring[index] as Position;
    return sum + (x1 * y2 - x2 * y1);
  }, 0);

const query = (path: string, more: string) => `${path}${path.includes('?') ? '&' : '?'}${more}`;

/** The check reads a text letter by letter, so a part of many areas is enough. */
function checkedText(drawn: Area | Collection, text: string): string {
  if (isFull || drawn.type === 'Feature' || drawn.features.length < FEW) return text;
  return JSON.stringify({ ...drawn, features: part(drawn.features, FEW) });
}
const FEW = 12;

const paths = [
  ['City/167/boundary', 1],
  ['City/1/boundary', 1],
  // Islands in two formats.
  ['Department/27/boundary', 1],
  ['Department/13/boundary', 1],
  ['City/boundaries?departmentId=2', 125],
  ['Department/boundaries?regionId=5', 11],
] as const;
/** By default the tests draw them only coarsely. */
const ofTheWholeCountry = [
  ['Region/1/boundary', 1],
  ['Country/boundary', 1],
  ['City/boundaries', 1122],
  ['Department/boundaries', 33],
  ['Region/boundaries', 6],
] as const;

/** By default the fine borders are those of the municipalities of one department. */
const citiesAt = (precision: 'fine' | 'coarse') =>
  isFull || precision === 'coarse' ? 'City/boundaries' : `City/boundaries?departmentId=${ANTIOQUIA}`;
const departmentOf = new Map(
  (dataFile('cities.json') as readonly { readonly id: number; readonly departmentId: number }[]).map(
    ({ id, departmentId }) => [id, departmentId],
  ),
);
const isAt = (precision: 'fine' | 'coarse', city: number) =>
  isFull || precision === 'coarse' || departmentOf.get(city) === ANTIOQUIA;
const ANTIOQUIA = 2;

const pathsAt = (precision: 'fine' | 'coarse') =>
  precision === 'fine' && !isFull ? paths : [...part(paths, 6), ...part(ofTheWholeCountry, 3)];

describe.each(['fine', 'coarse'] as const)('%s', (precision) => {
  describe.each(pathsAt(precision))('%s', (path, count) => {
    it('is valid, closed and wound correctly, with its box', async () => {
      const target = query(path, `precision=${precision}`);
      const features = featuresOf(await geoJson(target));
      check(checkedText(await geoJson(target), await textAt(target)));
      expect(features).toHaveLength(count);
      const wrong = features.filter((each) => {
        const isWound = polygonsOf(each).every((rings) =>
          rings.every((ring, at) => Math.sign(turn(ring)) === (at === 0 ? 1 : -1)),
        );
        const points = polygonsOf(each).flat(2) as [number, number][];
        const side = (axis: 0 | 1, pick: (a: number, b: number) => number) =>
          points.map((point) => point[axis]).reduce((a, b) => pick(a, b));
        const box = [side(0, Math.min), side(1, Math.min), side(0, Math.max), side(1, Math.max)];
        return !isWound || String(each.bbox) !== String(box);
      });
      expect(wrong.map(({ id }) => id)).toEqual([]);
    });

    it('has the same lines as TopoJSON', async () => {
      const target = query(path, `precision=${precision}`);
      const features = featuresOf(await geoJson(target));
      const topology = await topoJson(`${target}&format=topojson`);
      const [object] = Object.values(topology.objects) as [GeometryCollection];
      const drawn = featureOf(topology, object).features as readonly Area[];
      expect(drawn.map(({ id, properties }) => [id, properties])).toEqual(
        features.map(({ id, properties }) => [id, properties]),
      );
      const half = Math.min(...(topology.transform?.scale ?? [])) / 2;
      const isDrawn = (each: Area, other: Area) => {
        const own = polygonsOf(each).flat(2) as [number, number][];
        const others = polygonsOf(other).flat(2) as [number, number][];
        return (
          other.geometry.type === each.geometry.type &&
          others.length === own.length &&
          own.every(([x, y], at) => {
            const [otherX, otherY] = others[at] as [number, number];
            return Math.max(Math.abs(x - otherX), Math.abs(y - otherY)) < half;
          })
        );
      };
      const different = features.filter((each, index) => !isDrawn(each, drawn[index] as Area));
      expect(different.map(({ id }) => id)).toEqual([]);
    });
  });

  it('has the same rings as the files of the data', async () => {
    const areas = drawnAreas(precision);
    const features = featuresOf(await geoJson(query(citiesAt(precision), `precision=${precision}`)));
    const ids = [...areas.keys()].filter((id) => isAt(precision, id));
    expect(features.map(({ id }) => id)).toEqual(ids.sort((a, b) => a - b));
    const measured = (rings: readonly (readonly Position[])[]) => ({
      points: rings.flat().length,
      size: rings.reduce((sum, ring) => sum + turn(ring), 0),
    });
    const wrong: unknown[] = [];
    for (const each of features) {
      const [own, drawn] = [polygonsOf(each).flat(), ringsOf(areas.get(each.id as number) as Area)].map(
        measured,
      );
      const isSame =
        own?.points === drawn?.points && Math.abs((own?.size as number) - (drawn?.size as number)) < 1e-3;
      if (!isSame) wrong.push(each.id);
    }
    expect(wrong).toEqual([]);
  });
});

describe('geometry=boundary', () => {
  it.each([
    ['City/167', 'City/167/boundary?precision=fine'],
    ['City?departmentId=2', 'City/boundaries?departmentId=2&precision=coarse'],
    ['Department', 'Department/boundaries?precision=coarse'],
    ['Department/2', 'Department/2/boundary?precision=fine'],
  ])('draws %s', async (path, same) => {
    const whole = await geoJson(query(path, 'format=geojson&geometry=boundary&fields=id'));
    const documented = await geoJson(same);
    expect(whole.attribution).toBe(documented.attribution);
    expect(whole.attribution).toContain('DANE');
    const [target, expected] = [featuresOf(whole), featuresOf(documented)];
    expect(target.map(({ id, geometry, properties }) => ({ id, geometry, properties }))).toEqual(
      expected.map(({ id, geometry }) => ({ id, geometry, properties: { id } })),
    );
  });

  it('is null for a municipality without borders, and a point otherwise', async () => {
    expect(await geoJson('City/646?format=geojson&geometry=boundary')).toMatchObject({ geometry: null });
    expect(await geoJson('City/167?format=geojson&geometry=point')).toMatchObject({
      geometry: { type: 'Point' },
    });
  });
});

describe('box and centroid', () => {
  it.each([
    [citiesAt('fine'), 'cities.json'],
    ['Department/boundaries', 'departments.json'],
    ['Region/boundaries', 'regions.json'],
  ])('of %s are fields too', async (path, file) => {
    const rows = dataFile(file) as readonly Record<string, number>[];
    const features = featuresOf(await geoJson(query(path, 'precision=fine')));
    expect(features).not.toEqual([]);
    const wrong = features.filter(({ id, bbox, properties }) => {
      const row = rows.find((each) => each.id === id) as Record<string, number>;
      const box = [row.west, row.south, row.east, row.north];
      const centroid = [row.centroidLongitude, row.centroidLatitude];
      return String(box) !== String(bbox) || String(centroid) !== String(properties?.centroid);
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('are returned on request', async () => {
    const fields = 'west,south,east,north,centroidLatitude,centroidLongitude';
    const { body } = await server.inject(`/api/v1/City/646?fields=${fields}`);
    expect(new Set(Object.values(JSON.parse(body)))).toEqual(new Set([null]));
    const one = (await server.inject(`/api/v1/Country/Colombia?fields=${fields}`)).json();
    expect(one).toMatchObject({ west: -81.73562, south: -4.22941, east: -66.84722, north: 13.3945 });
  });
});

it('a group without areas has no features', async () => {
  expect(featuresOf(await geoJson('City/boundaries?departmentId=99'))).toEqual([]);
});

it('names the source of the borders', async () => {
  for (const path of ['City/1/boundary', 'Department/boundaries', 'Country/boundary'])
    for (const format of ['geojson', 'topojson'])
      expect((await server.inject(`/api/v1/${path}?format=${format}`)).json().attribution).toContain('DANE');
});
