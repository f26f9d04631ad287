// Which area each of many points lies in.
import { briefFields, groupsOf } from '../../geo/brief-area.js';
import { describePoint, prepareDescriptions } from '../../geo/describe-point.js';
import type { ModelFamily, Row } from '../../model/model.js';
import type { Point } from '../../model/point-of.js';
import { exactObject } from '../../schema/json-schema.js';
import { type BatchKind, type BatchOperation, isWrong, type WrongRow } from '../batch-operation.js';
import { pointSchema } from '../kinds/point-schema.js';
import { API } from '../operation.js';
import { readNumber } from '../values/read-scalar.js';

/** What people call the columns, in lower case. */
export const LATITUDES = ['lat', 'latitude', 'latitud', 'y'];
export const LONGITUDES = ['lon', 'lng', 'long', 'longitude', 'longitud', 'x'];

const COORDINATES = new Set([...LATITUDES, ...LONGITUDES]);

const degrees = { anyOf: [{ type: 'number' }, { type: 'string' }] };

export const locateAll: BatchKind = {
  batches: (model) => {
    const drawn = model.families.find((family) => family.boundary?.drawn === family);
    return drawn === undefined ? [] : [ofPoints(drawn, groupsOf(model, drawn))];
  },
};

function ofPoints(drawn: ModelFamily, groups: readonly ModelFamily[]): BatchOperation {
  const areas = [drawn, ...groups].flatMap((family) =>
    briefFields(family).map((field) => `${family.name}.${field}`),
  );
  const families = { drawn, groups };
  const { properties, parts } = pointSchema(drawn, groups);
  const { point: _, ...added } = properties;
  return {
    id: 'locateAll',
    kind: 'locate',
    path: `${API}/locate`,
    summary: {
      en: `Find ${drawn.noun.en} for each of many points`,
      es: `Buscar ${drawn.noun.es} para cada uno de muchos puntos`,
    },
    description: `Tells for each point which \`${drawn.record}\` contains it. Latitude and longitude are looked for under their usual names: \`lat\`, \`latitude\`, \`latitud\`; \`lon\`, \`lng\`, \`longitude\`, \`longitud\`.`,
    rows: 'points',
    rowsInAStep: 20,
    example: { lat: 4.65, lon: -74.1 },
    input: {
      type: 'object',
      properties: { lat: degrees, lon: degrees },
      description: 'A point, with whatever else the row has.',
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
    reads: (column) => COORDINATES.has(column.trim().toLowerCase()),
    prepare: (catalog) => prepareDescriptions(catalog, families),
    answer: (catalog, row) => {
      const at = pointIn(row);
      if (isWrong(at)) return at;
      const described = describePoint(catalog, families, at);
      if (described === undefined)
        return { wrong: (words) => words.swappedCoordinates(at.latitude, at.longitude) };
      const { point: given, ...found } = described;
      return found;
    },
  };
}

function pointIn(row: Row): (Point & Row) | WrongRow {
  const latitude = coordinateIn(row, LATITUDES, 90);
  const longitude = coordinateIn(row, LONGITUDES, 180);
  if (typeof latitude !== 'number') return latitude;
  return typeof longitude === 'number' ? { latitude, longitude } : longitude;
}

function coordinateIn(row: Row, names: readonly string[], most: number): number | WrongRow {
  const [usual] = names as [string];
  const name = Object.keys(row).find((key) => names.includes(key.trim().toLowerCase()));
  const given = name === undefined ? undefined : row[name];
  const raw = typeof given === 'string' ? given.trim() : given;
  if (name === undefined || raw === '' || raw === null || raw === undefined)
    return { wrong: (words) => words.missingCell(usual) };
  const value = typeof raw === 'number' ? raw : readNumber(String(raw));
  if (value !== undefined && Math.abs(value) <= most) return value;
  const text = String(raw);
  return {
    wrong: (words) =>
      /^-?\d+,\d+$/.test(text)
        ? words.decimalComma(name, text, text.replace(',', '.'))
        : words.notCoordinate(name, most, text),
  };
}
