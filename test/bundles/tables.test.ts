// Five questions of analysts, each in two SQL queries, return the right result on the database and on the GeoPackage of all data. A field
// has one type in every format.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ByteBuffer } from 'flatbuffers';
import { magicbytes } from 'flatgeobuf/lib/mjs/constants.js';
import { Header } from 'flatgeobuf/lib/mjs/flat-geobuf/header.js';
import { parquetMetadata } from 'hyparquet';
import sqlite, { type Database } from 'node-sqlite3-wasm';
import { afterAll, describe, expect, it } from 'vitest';
import { colombia } from '../../src/country/index.js';
import { createEngine } from '../../src/engine/answers/create-engine.js';
import { bundleParts, kindFault } from '../../src/programs/bundle/bundle-parts.js';
import type { BundleTable } from '../../src/programs/bundle/bundle-table.js';
import { writeGeoPackage } from '../../src/programs/bundle/geopackage-file.js';
import { geoPackageParts } from '../../src/programs/bundle/geopackage-layers.js';
import { parquetOf } from '../../src/programs/bundle/parquet-file.js';
import { writeSqlite } from '../../src/programs/bundle/sqlite-file.js';
import { filesByPart } from '../../src/programs/bundle/table-files.js';
import { newFolder } from '../system/new-folder.js';
import { projectDataset } from '../system/project-dataset.js';

const { catalog } = createEngine(colombia, await projectDataset());
const parts = bundleParts(colombia, catalog, new Set());
const folder = newFolder('atlas-tables');
const [database, geoPackage] = ['atlas.sqlite', 'atlas.gpkg'].map((name) => join(folder, name)) as [
  string,
  string,
];
writeSqlite(database, { tables: parts.tables, views: [], names: [], about: {} });
writeGeoPackage(geoPackage, geoPackageParts(parts));
const opened = new Map<string, Database>(
  [database, geoPackage].map((file) => [file, new sqlite.Database(file, { readOnly: true })]),
);
afterAll(() => {
  for (const each of opened.values()) each.close();
});

/** Regions of 2025 and the country of 2018, as DANE published them; the others are counted in the data files. */
const questions = [
  {
    about: 'the population of a region in a year',
    answer: [[29_014_988]],
    sql: [
      `SELECT SUM(p.total) FROM PopulationSeries p JOIN Department d ON d.id = p.placeId JOIN Region r ON r.id = d.regionId
       WHERE p.level = 'Department' AND p.year = 2025 AND r.name = 'Andina'`,
      `SELECT SUM(total) FROM PopulationSeries WHERE level = 'City' AND year = 2025 AND departmentId IN
       (SELECT id FROM Department WHERE regionId = (SELECT id FROM Region WHERE name = 'Andina'))`,
    ],
  },
  {
    about: 'the population of the country by year',
    answer: [
      [2018, 48_258_494],
      [2025, 53_057_212],
    ],
    sql: [
      `SELECT year, SUM(total) FROM PopulationSeries WHERE level = 'Department' AND year IN (2018, 2025) GROUP BY year`,
      `SELECT year, total FROM PopulationSeries WHERE level = 'Country' AND year IN (2018, 2025) ORDER BY year`,
    ],
  },
  {
    about: 'the departments with most airports',
    answer: [
      ['Antioquia', 14],
      ['Chocó', 7],
      ['Caquetá', 6],
    ],
    sql: [
      `SELECT d.name, COUNT(*) AS airports FROM Airport a JOIN Department d ON d.id = a.deparmentId
       GROUP BY d.id ORDER BY airports DESC, d.name LIMIT 3`,
      `SELECT name, (SELECT COUNT(*) FROM Airport WHERE deparmentId = Department.id) AS airports FROM Department
       ORDER BY airports DESC, name LIMIT 3`,
    ],
  },
  {
    about: 'the densest municipality',
    answer: [['Itagüí', 15_505]],
    sql: [
      'SELECT name, CAST(ROUND(population / surfaceKm2) AS INTEGER) FROM City ORDER BY population / surfaceKm2 DESC LIMIT 1',
      `SELECT c.name, CAST(ROUND(p.total / c.surfaceKm2) AS INTEGER) FROM City c JOIN PopulationSeries p
       ON p.level = 'City' AND p.placeId = c.id AND p.year = 2025 ORDER BY p.total / c.surfaceKm2 DESC LIMIT 1`,
    ],
  },
  {
    about: 'the neighbours of a department',
    answer: ['Bolívar', 'Boyacá', 'Caldas', 'Chocó', 'Córdoba', 'Risaralda', 'Santander'].map((name) => [
      name,
    ]),
    sql: [
      `SELECT neighbourName FROM Neighbours WHERE level = 'Department' AND placeName = 'Antioquia' ORDER BY neighbourName`,
      `SELECT d.name FROM Neighbours n JOIN Department d ON d.id = n.placeId
       WHERE n.level = 'Department' AND n.neighbourName = 'Antioquia' ORDER BY d.name`,
    ],
  },
  {
    about: 'the postal codes of a municipality',
    answer: [[41]],
    sql: [
      `SELECT COUNT(*) FROM PostalCode p JOIN City c ON c.id = p.cityId WHERE c.name = 'Medellín'`,
      `SELECT COUNT(DISTINCT code) FROM PostalCode WHERE cityId = (SELECT id FROM City WHERE daneCode = '05001')`,
    ],
  },
];

const formulations = questions.flatMap(({ about, answer, sql }) =>
  sql.map((each) => ({ about, answer, sql: each })),
);

describe.each(['atlas.sqlite', 'atlas.gpkg'])('%s', (name) => {
  const file = opened.get(join(folder, name)) as Database;

  it.each(formulations)('returns the right result for $about: $sql', ({ sql, answer }) => {
    expect(file.all(sql).map((row) => Object.values(row))).toEqual(answer);
  });
});

const declared = (file: Database, table: string) =>
  new Map(
    file
      .all('SELECT name, type FROM pragma_table_info(?)', [table])
      .map((row) => [row.name, row.type as string]),
  );

const inDatabases: Readonly<Record<string, string>> = {
  INTEGER: 'whole',
  REAL: 'fraction',
  DOUBLE: 'fraction',
};
const inParquet: Readonly<Record<string, string>> = { INT32: 'whole', INT64: 'whole', DOUBLE: 'fraction' };

it.each(parts.dataTables.map((table) => [table.name, table] as const))(
  'has one type of each number of %s in all formats',
  (name, table) => {
    const [plain, geo] = [database, geoPackage].map((file) => declared(opened.get(file) as Database, name));
    const { schema } = parquetMetadata(Uint8Array.from(parquetOf({ ...table, rows: [] }, [])).buffer);
    for (const { name: column, kind, inWords } of table.columns) {
      const expected = { integer: 'whole', number: 'fraction' }[kind as string];
      if (expected === undefined || inWords) continue;
      const types = [plain, geo].map((all) => inDatabases[all?.get(column) ?? '']);
      expect([...types, inParquet[schema.find((each) => each.name === column)?.type ?? '']], column).toEqual(
        Array(3).fill(expected),
      );
    }
  },
);

it('reports a field whose type differs between tables', () => {
  const [city, airport] = ['City', 'Airport'].map((name) =>
    parts.dataTables.find((table) => table.name === name),
  ) as [BundleTable, BundleTable];
  const columns = airport.columns.map((each) =>
    each.unit?.en === 'm' ? { ...each, kind: 'number' as const } : each,
  );
  expect(kindFault([city, { ...airport, columns }])).toBe(
    'elevation in m is of type integer in City and of type number in Airport.',
  );
});

it('has a GeoPackage with a layer of each family with places, in both precisions of borders', () => {
  const file = opened.get(geoPackage) as Database;
  const layers = file
    .all("SELECT table_name FROM gpkg_contents WHERE data_type = 'features'")
    .map((row) => row.table_name);
  expect(layers).toEqual(
    expect.arrayContaining(['City', 'CityCoarse', 'CityPoint', 'Department', 'Airport', 'Volcano']),
  );
  for (const layer of layers) {
    const [rows] = file.all(`SELECT COUNT(geom) AS places FROM "${layer}"`);
    const [indexed] = file.all(`SELECT COUNT(*) AS places FROM "rtree_${layer}_geom_rowid"`);
    expect(indexed, `${layer}`).toEqual(rows);
  }
  const names = file.all('SELECT table_name FROM gpkg_contents').map((row) => row.table_name);
  expect(names).toEqual(expect.arrayContaining(parts.fileTables.map(({ name }) => name)));
  expect(readFileSync(geoPackage).length).toBeLessThan(45e6);
});

it('names layers after their family, and has the id among the properties of GeoJSON', () => {
  const files = filesByPart(parts).flatMap(({ files: all }) => all);
  const content = (path: string) => Buffer.from(files.find((file) => file.path === path)?.content() ?? '');
  const { features } = JSON.parse(content('borders/Region-coarse.geojson').toString());
  expect(features.length).toBe(6);
  for (const { id, properties } of features) expect(properties).toMatchObject({ id });
  const bytes = new ByteBuffer(Uint8Array.from(content('borders/Region-coarse.fgb')));
  bytes.setPosition(magicbytes.length);
  expect(Header.getSizePrefixedRootAsHeader(bytes).name()).toBe('Region');
});
