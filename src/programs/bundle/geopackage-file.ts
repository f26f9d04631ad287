// All places and tables as one GeoPackage (OGC 12-128r18, version 1.3): a layer for each family and precision, with a spatial index, the
// meanings of the fields, and the edition, sources and terms as metadata.
import sqlite, { type Database, type JSValue } from 'node-sqlite3-wasm';
import type { BundleColumn, BundleTable, ColumnKind } from './bundle-table.js';
import { boxAround, boxOf, type DrawnGeometry, type GeometryBox, wkbOf } from './geometry.js';
import { indexed } from './spatial-index.js';
import { bound, insert, mapped, quoted, sqlTypes } from './sqlite-file.js';

/** A table without geometries has only attributes. */
interface Layer {
  readonly table: BundleTable;
  /** Geometries by row. */
  readonly geometries?: readonly (DrawnGeometry | null)[];
}

interface GeoPackageParts {
  readonly layers: readonly Layer[];
  /** When the edition was published. */
  readonly changed: Date;
  /** A dataset of schema.org: the whole, or a table by its name. */
  readonly metadata: readonly { readonly table?: string; readonly content: object }[];
}

const [APPLICATION, VERSION, WGS_84] = [0x47504b47, 10300, 4326];

/** The row in a layer, and its place. No field has these names. */
const [ROW, PLACE] = ['fid', 'geom'];

/** Written in the order of the layers and without a clock, so that the same data give the same bytes. */
export function writeGeoPackage(file: string, { layers, changed, metadata }: GeoPackageParts): void {
  const database = new sqlite.Database(file);
  try {
    database.exec('PRAGMA page_size = 4096; PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF');
    database.exec(`PRAGMA application_id = ${APPLICATION}; PRAGMA user_version = ${VERSION}`);
    database.exec(`PRAGMA locking_mode = EXCLUSIVE; PRAGMA foreign_keys = OFF; BEGIN; ${SYSTEM}`);
    insert(database, 'INSERT INTO gpkg_spatial_ref_sys VALUES (?, ?, ?, ?, ?, ?)', REFERENCE_SYSTEMS);
    for (const layer of layers) writeLayer(database, layer, changed);
    writeMetadata(database, metadata, changed);
    database.exec('COMMIT');
  } finally {
    database.close();
  }
}

const SYSTEM = `
CREATE TABLE gpkg_spatial_ref_sys (srs_name TEXT NOT NULL, srs_id INTEGER PRIMARY KEY, organization TEXT NOT NULL, organization_coordsys_id INTEGER NOT NULL, definition TEXT NOT NULL, description TEXT);
CREATE TABLE gpkg_contents (table_name TEXT NOT NULL PRIMARY KEY, data_type TEXT NOT NULL, identifier TEXT UNIQUE, description TEXT DEFAULT '', last_change DATETIME NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')), min_x DOUBLE, min_y DOUBLE, max_x DOUBLE, max_y DOUBLE, srs_id INTEGER, CONSTRAINT fk_gc_r_srs_id FOREIGN KEY (srs_id) REFERENCES gpkg_spatial_ref_sys(srs_id));
CREATE TABLE gpkg_geometry_columns (table_name TEXT NOT NULL, column_name TEXT NOT NULL, geometry_type_name TEXT NOT NULL, srs_id INTEGER NOT NULL, z TINYINT NOT NULL, m TINYINT NOT NULL, CONSTRAINT pk_geom_cols PRIMARY KEY (table_name, column_name), CONSTRAINT uk_gc_table_name UNIQUE (table_name), CONSTRAINT fk_gc_tn FOREIGN KEY (table_name) REFERENCES gpkg_contents(table_name), CONSTRAINT fk_gc_srs FOREIGN KEY (srs_id) REFERENCES gpkg_spatial_ref_sys (srs_id));
CREATE TABLE gpkg_extensions (table_name TEXT, column_name TEXT, extension_name TEXT NOT NULL, definition TEXT NOT NULL, scope TEXT NOT NULL, CONSTRAINT ge_tce UNIQUE (table_name, column_name, extension_name));
CREATE TABLE gpkg_data_columns (table_name TEXT NOT NULL, column_name TEXT NOT NULL, name TEXT, title TEXT, description TEXT, mime_type TEXT, constraint_name TEXT, CONSTRAINT pk_gdc PRIMARY KEY (table_name, column_name), CONSTRAINT gdc_tn UNIQUE (table_name, name));
CREATE TABLE gpkg_data_column_constraints (constraint_name TEXT NOT NULL, constraint_type TEXT NOT NULL, value TEXT, min NUMERIC, min_is_inclusive BOOLEAN, max NUMERIC, max_is_inclusive BOOLEAN, description TEXT, CONSTRAINT gdcc_ntv UNIQUE (constraint_name, constraint_type, value));
CREATE TABLE gpkg_metadata (id INTEGER CONSTRAINT m_pk PRIMARY KEY ASC NOT NULL, md_scope TEXT NOT NULL DEFAULT 'dataset', md_standard_uri TEXT NOT NULL, mime_type TEXT NOT NULL DEFAULT 'text/xml', metadata TEXT NOT NULL DEFAULT '');
CREATE TABLE gpkg_metadata_reference (reference_scope TEXT NOT NULL, table_name TEXT, column_name TEXT, row_id_value INTEGER, timestamp DATETIME NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')), md_file_id INTEGER NOT NULL, md_parent_id INTEGER, CONSTRAINT crmr_mfi_fk FOREIGN KEY (md_file_id) REFERENCES gpkg_metadata(id), CONSTRAINT crmr_mpi_fk FOREIGN KEY (md_parent_id) REFERENCES gpkg_metadata(id));
INSERT INTO gpkg_extensions VALUES
 ('gpkg_data_columns', NULL, 'gpkg_schema', 'http://www.geopackage.org/spec130/#extension_schema', 'read-write'),
 ('gpkg_data_column_constraints', NULL, 'gpkg_schema', 'http://www.geopackage.org/spec130/#extension_schema', 'read-write'),
 ('gpkg_metadata', NULL, 'gpkg_metadata', 'http://www.geopackage.org/spec130/#extension_metadata', 'read-write'),
 ('gpkg_metadata_reference', NULL, 'gpkg_metadata', 'http://www.geopackage.org/spec130/#extension_metadata', 'read-write');
`;

const REFERENCE_SYSTEMS: readonly (readonly JSValue[])[] = [
  ['Undefined Cartesian', -1, 'NONE', -1, 'undefined', 'undefined Cartesian coordinates'],
  ['Undefined geographic', 0, 'NONE', 0, 'undefined', 'undefined geographic coordinates'],
  [
    'WGS 84',
    WGS_84,
    'EPSG',
    WGS_84,
    'GEOGCS["WGS 84",DATUM["WGS_1984",SPHEROID["WGS 84",6378137,298.257223563,AUTHORITY["EPSG","7030"]],AUTHORITY["EPSG","6326"]],PRIMEM["Greenwich",0,AUTHORITY["EPSG","8901"]],UNIT["degree",0.0174532925199433,AUTHORITY["EPSG","9122"]],AXIS["Latitude",NORTH],AXIS["Longitude",EAST],AUTHORITY["EPSG","4326"]]',
    'longitude and latitude in degrees',
  ],
];

/** The types of the standard. The midnight of a day has no zone, so it is a date. */
const types: Readonly<Record<ColumnKind, string>> = { ...sqlTypes, midnight: 'DATE' };

function writeLayer(database: Database, { table, geometries }: Layer, changed: Date): void {
  const { name, columns, rows, title, about } = table;
  const lines = columns.map(
    (each) =>
      `${quoted(each.name)} ${types[each.kind]}${each.nullable ? '' : ' NOT NULL'}${isKey(table, each) ? ' UNIQUE' : ''}`,
  );
  const place = geometries === undefined ? [] : [`${quoted(PLACE)} ${geometryType(geometries)}`];
  database.exec(
    `CREATE TABLE ${quoted(name)} (${[`${quoted(ROW)} INTEGER PRIMARY KEY NOT NULL`, ...place, ...lines].join(', ')})`,
  );
  const boxes = geometries?.map((each) => each && boxOf(each));
  const known = boxes?.filter((each) => each !== null) ?? [];
  const box: readonly (number | null)[] = known.length === 0 ? [null, null, null, null] : boxAround(known);
  insert(database, 'INSERT INTO gpkg_contents VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)', [
    [
      name,
      geometries === undefined ? 'attributes' : 'features',
      name,
      `${title.en}: ${about.en}`,
      changed.toISOString(),
      ...box,
      geometries === undefined ? null : WGS_84,
    ],
  ]);
  insert(
    database,
    `INSERT INTO ${quoted(name)} VALUES (${['?', ...place, ...columns].map(() => '?').join(', ')})`,
    mapped(rows, (row, at) => [
      rowId(table, row, at),
      ...(geometries === undefined ? [] : [binary(geometries[at] ?? null, boxes?.[at] ?? null)]),
      ...columns.map((each) => cellOf(each, row[each.name])),
    ]),
  );
  insert(
    database,
    'INSERT INTO gpkg_data_columns VALUES (?, ?, ?, ?, ?, ?, NULL)',
    columns.map((each) => [
      name,
      each.name,
      each.name,
      each.label?.en ?? null,
      columnRemark(each),
      mediaType(each),
    ]),
  );
  if (geometries === undefined || boxes === undefined) return;
  insert(database, 'INSERT INTO gpkg_geometry_columns VALUES (?, ?, ?, ?, 0, 0)', [
    [name, PLACE, geometryType(geometries), WGS_84],
  ]);
  writeIndex(
    database,
    name,
    rows.flatMap((row, at) => {
      const own = boxes[at] ?? null;
      return own === null ? [] : [{ id: rowId(table, row, at), box: own }];
    }),
  );
}

const isKey = ({ primaryKey }: BundleTable, { name }: BundleColumn) =>
  primaryKey.length === 1 && primaryKey[0] === name;

/** The id of a record, so that it is also the id of its feature. */
const rowId = ({ primaryKey }: BundleTable, row: BundleTable['rows'][number], at: number) =>
  primaryKey.length === 1 && Number.isInteger(row[primaryKey[0] as string])
    ? (row[primaryKey[0] as string] as number)
    : at + 1;

const cellOf = (column: BundleColumn, value: unknown): JSValue =>
  column.kind === 'midnight' && typeof value === 'string' ? value.slice(0, 10) : bound(column, value);

const mediaType = ({ kind }: BundleColumn) =>
  kind === 'texts' || kind === 'json' ? 'application/json' : null;

const columnRemark = ({ about, unit }: BundleColumn): string | null => {
  const parts = [about?.en, unit && `Unit: ${unit.en}.`].filter((part) => part !== undefined);
  return parts.length === 0 ? null : parts.join(' ');
};

const geometryType = (geometries: readonly (DrawnGeometry | null)[]) =>
  geometries.some((each) => each !== null && each.type !== 'Point') ? 'MULTIPOLYGON' : 'POINT';

const [LITTLE_ENDIAN, WITH_BOX] = [1, 2];

/** The header of the standard, the box of an area, and well-known binary. All areas of a layer are of one type. */
function binary(geometry: DrawnGeometry | null, box: GeometryBox | null): Buffer | null {
  if (geometry === null || box === null) return null;
  const isPoint = geometry.type === 'Point';
  const head = Buffer.alloc(isPoint ? 8 : 40);
  head.write('GP', 'latin1');
  head.writeUInt8(isPoint ? LITTLE_ENDIAN : LITTLE_ENDIAN | WITH_BOX, 3);
  head.writeInt32LE(WGS_84, 4);
  const [west, south, east, north] = box;
  if (!isPoint)
    for (const [at, side] of [west, east, south, north].entries()) head.writeDoubleLE(side, 8 + at * 8);
  const several: DrawnGeometry =
    geometry.type === 'Polygon' ? { type: 'MultiPolygon', coordinates: [geometry.coordinates] } : geometry;
  return Buffer.concat([head, wkbOf(several)]);
}

function writeIndex(database: Database, layer: string, entries: Parameters<typeof indexed>[0]): void {
  const name = `rtree_${layer}_${PLACE}`;
  const { nodes, parents, leaves } = indexed(entries);
  const [node, parent, row] = ['node', 'parent', 'rowid'].map((part) => quoted(`${name}_${part}`));
  database.exec(`CREATE TABLE ${row}(rowid INTEGER PRIMARY KEY,nodeno)`);
  database.exec(`CREATE TABLE ${node}(nodeno INTEGER PRIMARY KEY,data)`);
  database.exec(`CREATE TABLE ${parent}(nodeno INTEGER PRIMARY KEY,parentnode)`);
  insert(
    database,
    `INSERT INTO ${node} VALUES (?, ?)`,
    nodes.map((data, at) => [at + 1, data]),
  );
  insert(database, `INSERT INTO ${parent} VALUES (?, ?)`, parents);
  insert(database, `INSERT INTO ${row} VALUES (?, ?)`, leaves);
  // This build of SQLite lacks the module, so it cannot run the statement; programs that read the file have it.
  database.exec('PRAGMA writable_schema = ON');
  insert(database, "INSERT INTO sqlite_schema VALUES ('table', ?, ?, 0, ?)", [
    [name, name, `CREATE VIRTUAL TABLE ${quoted(name)} USING rtree(id, minx, maxx, miny, maxy)`],
  ]);
  database.exec('PRAGMA writable_schema = OFF');
  for (const trigger of triggersOf(layer, name)) database.exec(trigger);
  insert(database, 'INSERT INTO gpkg_extensions VALUES (?, ?, ?, ?, ?)', [
    [layer, PLACE, 'gpkg_rtree_index', 'http://www.geopackage.org/spec130/#extension_rtree', 'write-only'],
  ]);
}

/** Those of the standard, which keep the index up to date if a program with its functions changes the layer. */
function triggersOf(layer: string, index: string): readonly string[] {
  const [table, tree, row, place] = [layer, index, ROW, PLACE].map(quoted);
  const isThere = `(NEW.${place} NOTNULL AND NOT ST_IsEmpty(NEW.${place}))`;
  const isGone = `(NEW.${place} ISNULL OR ST_IsEmpty(NEW.${place}))`;
  const sides = ['MinX', 'MaxX', 'MinY', 'MaxY'].map((side) => `ST_${side}(NEW.${place})`);
  const add = `INSERT OR REPLACE INTO ${tree} VALUES (NEW.${row}, ${sides.join(', ')});`;
  const remove = `DELETE FROM ${tree} WHERE id = OLD.${row};`;
  const trigger = (name: string, on: string, when: string, what: string) =>
    `CREATE TRIGGER ${quoted(`${index}_${name}`)} AFTER ${on} ON ${table} WHEN ${when} BEGIN ${what} END`;
  const [same, other] = [`OLD.${row} = NEW.${row}`, `OLD.${row} != NEW.${row}`];
  return [
    trigger('insert', 'INSERT', isThere, add),
    trigger('update1', `UPDATE OF ${place}`, `${same} AND ${isThere}`, add),
    trigger('update2', `UPDATE OF ${place}`, `${same} AND ${isGone}`, remove),
    trigger('update3', 'UPDATE', `${other} AND ${isThere}`, `${remove} ${add}`),
    trigger(
      'update4',
      'UPDATE',
      `${other} AND ${isGone}`,
      `DELETE FROM ${tree} WHERE id IN (OLD.${row}, NEW.${row});`,
    ),
    trigger('delete', 'DELETE', `OLD.${place} NOTNULL`, remove),
  ];
}

function writeMetadata(database: Database, metadata: GeoPackageParts['metadata'], changed: Date): void {
  insert(
    database,
    "INSERT INTO gpkg_metadata VALUES (?, 'dataset', 'https://schema.org/Dataset', 'application/ld+json', ?)",
    metadata.map(({ content }, at) => [at + 1, JSON.stringify(content)]),
  );
  insert(
    database,
    'INSERT INTO gpkg_metadata_reference VALUES (?, ?, NULL, NULL, ?, ?, ?)',
    metadata.map(({ table }, at) => [
      table === undefined ? 'geopackage' : 'table',
      table ?? null,
      changed.toISOString(),
      at + 1,
      table === undefined ? null : 1,
    ]),
  );
}
