// The readers that are packages of Node.js.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { duckDb } from './duckdb.js';
import { loadPackage, nodePackage } from './program.js';
import { fromObjects, ofFormats, type TableReader } from './read-table.js';

/** Geometries use Brotli, which hyparquet leaves to its callers. */
const compressors = { BROTLI: (page: Uint8Array) => brotliDecompressSync(page) };

const hyparquet: TableReader = {
  program: nodePackage('hyparquet'),
  reads: ofFormats('parquet', 'geoparquet'),
  async *read(folder, files) {
    const { parquetReadObjects } = await loadPackage<typeof import('hyparquet')>('hyparquet');
    for (const { path } of files) {
      const file = Uint8Array.from(readFileSync(join(folder, path))).buffer;
      const rows = await parquetReadObjects({ file, compressors });
      yield { path, ...fromObjects(rows) };
    }
  },
};

const csvParse: TableReader = {
  program: nodePackage('csv-parse'),
  reads: ofFormats('csv'),
  async *read(folder, files) {
    const { parse } = await loadPackage<typeof import('csv-parse/sync')>('csv-parse/sync');
    for (const { path } of files) {
      const [columns = [], ...rows] = parse(readFileSync(join(folder, path)), {
        cast: (value, { quoting, header }) => (value === '' && !quoting && !header ? null : value),
      }) as unknown as readonly (readonly string[])[];
      yield { path, columns, rows };
    }
  },
};

/** The parts of sql.js that are used. */
type SqlJs = () => Promise<{
  readonly Database: new (
    bytes: Uint8Array,
  ) => { readonly exec: (sql: string) => readonly { columns: string[]; values: unknown[][] }[] };
}>;

const sqlJs: TableReader = {
  program: nodePackage('sql.js'),
  reads: ofFormats('sqlite'),
  async *read(folder, files) {
    const { default: start } = await loadPackage<{ default: SqlJs }>('sql.js');
    const { Database } = await start();
    for (const { path } of files) {
      const database = new Database(readFileSync(join(folder, path)));
      const [names] = database.exec(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'search%' AND name != 'about'",
      );
      for (const table of (names?.values ?? []).map(([name]) => String(name))) {
        const [result] = database.exec(`SELECT * FROM "${table}"`);
        yield { path, table, columns: result?.columns ?? [], rows: result?.values ?? [] };
      }
    }
  },
};

interface ReadFeature {
  readonly id?: unknown;
  readonly properties: object;
  readonly geometry: unknown;
}

const ofFeatures = (features: readonly ReadFeature[]) =>
  fromObjects(
    features.map(({ id, properties, geometry }) => ({
      ...(id === undefined ? {} : { id }),
      ...properties,
      geometry,
    })),
  );

const topoJsonReader: TableReader = {
  program: nodePackage('topojson-client'),
  reads: ofFormats('topojson'),
  async *read(folder, files) {
    const { feature } = await loadPackage<typeof import('topojson-client')>('topojson-client');
    for (const { path } of files) {
      const topology = JSON.parse(readFileSync(join(folder, path), 'utf8'));
      const [object] = Object.values(topology.objects);
      const drawn = feature(topology, object as never) as unknown as
        | ReadFeature
        | { features: ReadFeature[] };
      yield { path, ...ofFeatures('features' in drawn ? drawn.features : [drawn]) };
    }
  },
};

const checkGeoJson: TableReader = {
  program: nodePackage('@placemarkio/check-geojson'),
  reads: ofFormats('geojson'),
  async *read(folder, files) {
    const { check } = await loadPackage<typeof import('@placemarkio/check-geojson')>(
      '@placemarkio/check-geojson',
    );
    for (const { path } of files) {
      const drawn = check(readFileSync(join(folder, path), 'utf8')) as unknown as
        | ReadFeature
        | { features: ReadFeature[] };
      yield { path, ...ofFeatures('features' in drawn ? drawn.features : [drawn]) };
    }
  },
};

/** Only the reader, because the files are written with parts of the same package. */
const flatGeobuf: TableReader = {
  program: nodePackage('flatgeobuf'),
  reads: ofFormats('flatgeobuf'),
  async *read(folder, files) {
    const { deserialize } = await loadPackage<{
      readonly deserialize: (bytes: Uint8Array) => AsyncIterable<ReadFeature>;
    }>('flatgeobuf/lib/mjs/geojson.js');
    for (const { path } of files) {
      const features: ReadFeature[] = [];
      for await (const each of deserialize(new Uint8Array(readFileSync(join(folder, path)))))
        features.push(each);
      yield { path, ...ofFeatures(features) };
    }
  },
};

export const nodeReaders: readonly TableReader[] = [
  csvParse,
  duckDb,
  hyparquet,
  sqlJs,
  checkGeoJson,
  topoJsonReader,
  flatGeobuf,
];
