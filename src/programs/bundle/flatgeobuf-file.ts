// Areas as FlatGeobuf, each with its id, name and codes. The parts of the library are used instead of its writer, which takes the types of
// columns from the first record and writes every number as a fraction.
import { Builder } from 'flatbuffers';
import { magicbytes } from 'flatgeobuf/lib/mjs/constants.js';
import { Column } from 'flatgeobuf/lib/mjs/flat-geobuf/column.js';
import { ColumnType } from 'flatgeobuf/lib/mjs/flat-geobuf/column-type.js';
import { Crs } from 'flatgeobuf/lib/mjs/flat-geobuf/crs.js';
import { GeometryType } from 'flatgeobuf/lib/mjs/flat-geobuf/geometry-type.js';
import { Header } from 'flatgeobuf/lib/mjs/flat-geobuf/header.js';
import { buildFeature, type IProperties } from 'flatgeobuf/lib/mjs/generic/feature.js';
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
    headerOf(family.record, header),
    ...known.map(({ properties, geometry }) =>
      buildFeature(parseGeometry(geometry as unknown as Readable), properties, header),
    ),
  ]);
}

/** That of the library names every layer the same. */
function headerOf(name: string, { columns, geometryType, featuresCount }: Described): Uint8Array {
  const builder = new Builder();
  const ofColumns = columns.map((each) => {
    const text = builder.createString(each.name);
    Column.startColumn(builder);
    Column.addName(builder, text);
    Column.addType(builder, each.type);
    return Column.endColumn(builder);
  });
  const written = Header.createColumnsVector(builder, ofColumns);
  const layer = builder.createString(name);
  Crs.startCrs(builder);
  Crs.addCode(builder, EPSG);
  const crs = Crs.endCrs(builder);
  Header.startHeader(builder);
  Header.addName(builder, layer);
  Header.addCrs(builder, crs);
  Header.addFeaturesCount(builder, BigInt(featuresCount));
  Header.addGeometryType(builder, geometryType);
  Header.addIndexNodeSize(builder, 0);
  Header.addColumns(builder, written);
  builder.finishSizePrefixed(Header.endHeader(builder));
  return builder.asUint8Array();
}

interface Described {
  readonly columns: readonly { readonly name: string; readonly type: ColumnType }[];
  readonly geometryType: GeometryType;
  readonly featuresCount: number;
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
