// Areas as FlatGeobuf, each with its id, name and codes. The parts of the library are used instead of its writer, which takes the types of
// columns from the first record and writes every number as a fraction.
import { magicbytes } from 'flatgeobuf/lib/mjs/constants.js';
import { ColumnType } from 'flatgeobuf/lib/mjs/flat-geobuf/column-type.js';
import { GeometryType } from 'flatgeobuf/lib/mjs/flat-geobuf/geometry-type.js';
import { buildFeature, type IProperties } from 'flatgeobuf/lib/mjs/generic/feature.js';
import { buildHeader } from 'flatgeobuf/lib/mjs/generic/featurecollection.js';
import { parseGeometry } from 'flatgeobuf/lib/mjs/geojson/geometry.js';
import { brief, briefFields } from '../../engine/geo/describe-point.js';
import type { FieldKind } from '../../engine/model/field.js';
import type { ModelFamily, Row } from '../../engine/model/model.js';
import type { DrawnGeometry } from './geometry.js';

/** Longitude and latitude in WGS 84. */
const EPSG = 4326;

export function flatGeobufOf(
  family: ModelFamily,
  rows: readonly Row[],
  geometries: readonly (DrawnGeometry | null)[],
): Buffer {
  const known = rows.flatMap((row, index) => {
    const geometry = geometries[index] ?? null;
    return geometry === null ? [] : [{ properties: brief(family, row) as IProperties, geometry }];
  });
  const header = {
    // Unknown, because some areas are one polygon and others are several.
    geometryType: GeometryType.Unknown,
    columns: briefFields(family).map((name) => columnOf(name, family.field(name)?.kind)),
    envelope: null,
    featuresCount: known.length,
    indexNodeSize: 0,
    crs: null,
    title: null,
    description: null,
    metadata: null,
  };
  return Buffer.concat([
    magicbytes,
    buildHeader(header, EPSG),
    ...known.map(({ properties, geometry }) =>
      buildFeature(parseGeometry(geometry as unknown as Readable), properties, header),
    ),
  ]);
}

/** The library does not change it. */
type Readable = Parameters<typeof parseGeometry>[0];

const types: Partial<Record<FieldKind, ColumnType>> = {
  integer: ColumnType.Int,
  number: ColumnType.Double,
  boolean: ColumnType.Bool,
};

const columnOf = (name: string, kind: FieldKind | undefined) => ({
  name,
  type: (kind && types[kind]) ?? ColumnType.String,
  title: null,
  description: null,
  width: -1,
  precision: -1,
  scale: -1,
  nullable: true,
  unique: false,
  primary_key: false,
});
