// A small bundle of the toy model: other libraries read back each file with the values of the records, and a second run gives the same bytes.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { parquetReadObjects } from 'hyparquet';
import sqlite from 'node-sqlite3-wasm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { newFolder } from '../../../test/system/new-folder.js';
import { toyDataset } from '../../../test/toy/toy-dataset.js';
import { toyModel } from '../../../test/toy/toy-model.js';
import { buildCatalog } from '../../engine/catalog/build-catalog.js';
import { bundleParts } from './bundle-parts.js';
import { writeBundle } from './write-bundle.js';

const catalog = buildCatalog(toyModel, toyDataset());
const silent = { part: () => undefined, step: () => undefined, partDone: () => undefined };

let folder: string;
beforeAll(async () => {
  folder = await bundle(new Set(), afterAll);
});

async function bundle(
  without: ReadonlySet<(typeof toyModel.families)[number]>,
  atEnd: (remove: () => void) => void,
): Promise<string> {
  const out = newFolder('atlas-bundle', atEnd);
  const { signal } = new AbortController();
  const written = await writeBundle({ model: toyModel, catalog, without, out, progress: silent, signal });
  return written.folder;
}

const filesIn = (of: string) =>
  readdirSync(of, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(of.length + 1))
    .sort();

const { tables, families, dataTables } = bundleParts(toyModel, catalog, new Set());

describe('a bundle', () => {
  it('has the same bytes in two runs', async () => {
    const second = await bundle(new Set(), onTestFinished);
    expect(filesIn(folder)).toEqual(filesIn(second));
    for (const file of filesIn(folder))
      expect(readFileSync(join(folder, file)).equals(readFileSync(join(second, file))), file).toBe(true);
  });

  it('lists its files with their checksums, and compressed copies are the same', () => {
    const { files } = JSON.parse(readFileSync(join(folder, 'bundle.json'), 'utf8'));
    const compressed = filesIn(folder).filter((file) => file.endsWith('.br'));
    expect(filesIn(folder).length).toBe(files.length + compressed.length + 1);
    for (const { path, bytes, sha256 } of files) {
      const content = readFileSync(join(folder, path));
      expect([content.length, createHash('sha256').update(content).digest('hex')]).toEqual([bytes, sha256]);
    }
    for (const file of compressed)
      expect(
        brotliDecompressSync(readFileSync(join(folder, file))).equals(
          readFileSync(join(folder, file.slice(0, -3))),
        ),
        file,
      ).toBe(true);
  });

  it('has the values of the records in the database', () => {
    const database = new sqlite.Database(join(folder, 'atlas-colombia.sqlite'), { readOnly: true });
    onTestFinished(() => database.close());
    expect(database.all('PRAGMA foreign_key_check')).toEqual([]);
    for (const { name, rows } of tables)
      expect(database.get(`SELECT count(*) AS rows FROM "${name}"`), name).toEqual({ rows: rows.length });
    const [planet] = catalog.table(toyModel.family('planet')).rows;
    expect(database.get('SELECT id, name FROM Planet ORDER BY id')).toEqual({
      id: planet?.id,
      name: planet?.name,
    });
    // Accents are ignored.
    expect(database.get("SELECT family, id FROM search WHERE search MATCH 'nandu'")).toEqual({
      family: 'Planet',
      id: 2,
    });
  });

  it.each(dataTables.map((table) => [table.name, table] as const))(
    'has the values of %s in CSV, lines of JSON and Parquet',
    async (name, { rows, columns }) => {
      const plain = rows.map((row) =>
        Object.fromEntries(columns.map((each) => [each.name, row[each.name] ?? null])),
      );
      const lines = readFileSync(join(folder, 'ndjson', `${name}.ndjson`), 'utf8')
        .trimEnd()
        .split('\n');
      expect(rows.length === 0 ? [] : lines.map((line) => JSON.parse(line))).toEqual(plain);
      const cells = parse(readFileSync(join(folder, 'csv', `${name}.csv`)), { columns: true }) as Record<
        string,
        string
      >[];
      expect(cells.map((row) => row[columns[0]?.name ?? ''])).toEqual(
        plain.map((row) => String(row[columns[0]?.name ?? ''] ?? '')),
      );
      const bytes = readFileSync(join(folder, 'parquet', `${name}.parquet`));
      const read = await parquetReadObjects({ file: Uint8Array.from(bytes).buffer });
      expect(read.length).toBe(plain.length);
      for (const { name: column, kind } of columns)
        if (kind === 'text' || kind === 'integer' || kind === 'number')
          expect(
            read.map((row) => row[column] ?? null),
            column,
          ).toEqual(plain.map((row) => row[column]));
    },
  );

  it('has a description with the size of each folder and the last year of computed days', () => {
    const { files } = JSON.parse(readFileSync(join(folder, 'bundle.json'), 'utf8'));
    const readme = readFileSync(join(folder, 'README.md'), 'utf8');
    for (const inner of ['csv/', 'parquet/', 'geoparquet/']) {
      const size = files
        .filter(({ path }: { path: string }) => path.startsWith(inner) && !path.endsWith('.md'))
        .reduce((sum: number, { bytes }: { bytes: number }) => sum + bytes, 0);
      expect(readme).toMatch(new RegExp(`\\| \`${inner}\` \\|.*\\| ${size.toLocaleString('en')} \\|`));
    }
    const calendars = families.filter(({ calendar }) => calendar !== undefined);
    expect(calendars.length).toBeGreaterThan(0);
    for (const { record, calendar } of calendars)
      expect(readme).toContain(
        `\`${record}\` are computed, and listed up to the year ${calendar?.workingDays?.to ?? calendar?.to}`,
      );
  });

  it('omits a family and all mentions of it', async () => {
    const planet = toyModel.family('planet');
    const part = await bundle(new Set([planet]), onTestFinished);
    expect(filesIn(part).filter((file) => file.includes('/Planet'))).toEqual([]);
    const database = new sqlite.Database(join(part, 'atlas-colombia.sqlite'), { readOnly: true });
    onTestFinished(() => database.close());
    expect(database.all("SELECT * FROM corrections WHERE family = 'Planet'")).toEqual([]);
    expect(database.all("SELECT * FROM search WHERE family = 'Planet'")).toEqual([]);
  });
});
