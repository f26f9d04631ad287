// Finds the area of each of many points.
import { briefFields, describePoint, prepareDescriptions } from '../../../geo/describe-point.js';
import type { AreaLevels, Row } from '../../../model/model.js';
import type { Point } from '../../../model/read-row.js';
import { messages } from '../../../problems/messages.js';
import { exactObject } from '../../../schema/shape-schema.js';
import { type BatchKind, isWrong, type KindBatch, type WrongRow } from '../../batch-operation.js';
import { API } from '../../operation.js';
import { type Axis, readCoordinate, readPoint } from '../../values/point.js';
import { mistakeIn, pointSchema } from './locate.js';

/** Accepted column names in lower case. */
export const LATITUDES = ['lat', 'latitude', 'latitud', 'y'];
export const LONGITUDES = ['lon', 'lng', 'long', 'longitude', 'longitud', 'x'];

/** Names of columns with both coordinates, latitude first. */
const POINTS = ['point', 'punto', 'coordinates', 'coordenadas', 'latlon', 'latlng'];

const COORDINATES = new Set([...LATITUDES, ...LONGITUDES, ...POINTS]);

const degrees = { anyOf: [{ type: 'number' }, { type: 'string' }] };
const pair = { type: 'array', items: { type: 'number' }, minItems: 2, maxItems: 2 };

export const locateAll: BatchKind = {
  batches: ({ levels }) => (levels === undefined ? [] : [ofPoints(levels)]),
};

function ofPoints(levels: AreaLevels): KindBatch {
  const { drawn, groups } = levels;
  const areas = [drawn, ...groups].flatMap((family) =>
    briefFields(family).map((field) => `${family.name}.${field}`),
  );
  const { properties, parts } = pointSchema(drawn, groups);
  const { point: _, ...added } = properties;
  return {
    id: 'locateAll',
    method: 'POST',
    result: 'rows',
    path: `${API}/locate`,
    summary: {
      en: `Find ${drawn.noun.withArticle.en} for each of many points`,
      es: `Buscar ${drawn.noun.withArticle.es} para cada uno de muchos puntos`,
    },
    description: {
      en: `Returns the ${drawn.noun.bare.en} that contains each point. Latitude and longitude are read from columns with their usual names (\`lat\`, \`latitude\`, \`latitud\`; \`lon\`, \`lng\`, \`longitude\`, \`longitud\`), or both, latitude first, from \`point\` or \`coordinates\`. A point may also be a pair such as \`[4.65, -74.1]\` or a text such as \`4.65,-74.1\` or \`4°39'0"N 74°6'0"W\`.`,
      es: `Indica en qué ${drawn.noun.bare.es} está cada punto. La latitud y la longitud se leen de las columnas con sus nombres usuales (\`lat\`, \`latitude\`, \`latitud\`; \`lon\`, \`lng\`, \`longitude\`, \`longitud\`), o ambas, primero la latitud, de \`point\` o \`coordinates\`. Un punto también puede ser un par como \`[4.65, -74.1]\` o un texto como \`4.65,-74.1\` o \`4°39'0"N 74°6'0"W\`.`,
    },
    rows: 'points',
    rowsInAStep: 20,
    example: { lat: 4.65, lon: -74.1 },
    input: {
      anyOf: [
        {
          type: 'object',
          properties: { lat: degrees, lon: degrees, point: { anyOf: [{ type: 'string' }, pair] } },
          description: 'A point, with any other fields.',
        },
        pair,
        { type: 'string' },
      ],
    },
    output: exactObject(added),
    parts,
    columns: [
      ...areas,
      'distanceToSeatKm',
      'distanceToBorderKm',
      ...briefFields(drawn).map((field) => `nearest.${drawn.name}.${field}`),
      'nearest.distanceKm',
    ],
    suggested: [LATITUDES[0], LONGITUDES[0], POINTS[0]] as readonly string[],
    reads: (column) => COORDINATES.has(column.trim().toLowerCase()),
    bare: (given) =>
      typeof given === 'string' || isPointPair(given) ? { [POINTS[0] as string]: given } : undefined,
    prepare: (catalog) => prepareDescriptions(catalog, levels),
    // biome-ignore lint/correctness/useYield: a point takes one step
    *answer(catalog, row) {
      const at = pointIn(row, drawn.boundary?.plane);
      if (isWrong(at)) return at;
      const described = describePoint(catalog, levels, at);
      if (described === undefined) return { wrong: mistakeIn(catalog, drawn, at) };
      const { point: given, ...found } = described;
      return found;
    },
  };
}

const isPointPair = (given: unknown): given is readonly unknown[] =>
  Array.isArray(given) && given.length === 2;

function pointIn(row: Row, plane: string | undefined): (Point & Row) | WrongRow {
  const both = columnIn(row, POINTS);
  const [hasLatitude, hasLongitude] = [LATITUDES, LONGITUDES].map(
    (names) => columnIn(row, names) !== undefined,
  );
  if (both !== undefined && !hasLatitude && !hasLongitude) {
    const [name, given] = both;
    // Beside a semicolon, a comma is a decimal one.
    const text = typeof given === 'string' && given.includes(';') ? withPoints(given) : given;
    const read = readPoint(name, text, plane);
    return 'latitude' in read ? { ...read } : { wrong: read };
  }
  const latitude = coordinateIn(row, LATITUDES, 'latitude', plane);
  const longitude = coordinateIn(row, LONGITUDES, 'longitude', plane);
  if (typeof latitude !== 'number') return latitude;
  return typeof longitude === 'number' ? { latitude, longitude } : longitude;
}

const withPoints = (text: string) => text.replaceAll(/([-+]?\d+),(\d+)/g, '$1.$2');

/** The first column of these that is not empty. */
function columnIn(row: Row, names: readonly string[]): readonly [name: string, given: unknown] | undefined {
  for (const [name, value] of Object.entries(row)) {
    const given = typeof value === 'string' ? value.trim() : value;
    if (given !== '' && given !== null && names.includes(name.trim().toLowerCase())) return [name, given];
  }
  return undefined;
}

function coordinateIn(
  row: Row,
  names: readonly string[],
  axis: Axis,
  plane: string | undefined,
): number | WrongRow {
  const [usual] = names as [string];
  const column = columnIn(row, names);
  if (column === undefined) return { wrong: messages.missingCell(usual) };
  const read = readCoordinate(...column, axis, plane);
  return typeof read === 'number' ? read : { wrong: read };
}
