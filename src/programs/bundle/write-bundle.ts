// Writes the files of an edition into a folder that appears when it is complete.

import { createHash } from 'node:crypto';
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { Catalog } from '../../engine/catalog/catalog.js';
import { editionName } from '../../engine/dataset/dataset.js';
import type { Model } from '../../engine/model/model.js';
import { creditLine } from '../../engine/operations/provenance/record-provenance.js';
import type { LeftOut } from '../export/left-out.js';
import { fillNewFolder, type Mark } from '../new-folder.js';
import type { Progress } from '../program.js';
import { aboutFiles } from './about-files.js';
import { brotli } from './brotli.js';
import { type BundleFile, formats, type WrittenFile } from './bundle-file.js';
import { type BundleParts, bundleParts } from './bundle-parts.js';
import type { BundleTable } from './bundle-table.js';
import { dataPackageOf } from './data-package.js';
import { dcatDescription } from './dcat-catalog.js';
import { writeGeoPackage } from './geopackage-file.js';
import { geoPackageParts } from './geopackage-layers.js';
import { namedViews, searchNames } from './named-views.js';
import { writeSqlite } from './sqlite-file.js';
import { csvPath, filesByPart } from './table-files.js';

/** The suffix of a compressed copy. */
const COMPRESSED = '.br';

function writeFile(folder: string, { content, ...file }: BundleFile): WrittenFile {
  const made = content();
  return finish(folder, file, typeof made === 'string' ? Buffer.from(made) : made);
}

/** Completes a file that a library has written. */
const finishFile = (folder: string, file: Omit<BundleFile, 'content'>): WrittenFile =>
  finish(folder, file, readFileSync(join(folder, file.path)), true);

function finish(
  folder: string,
  file: Omit<BundleFile, 'content'>,
  bytes: Buffer,
  isWritten = false,
): WrittenFile {
  const target = join(folder, file.path);
  const { mediaType, coding } = formats[file.format];
  mkdirSync(dirname(target), { recursive: true });
  if (!isWritten) writeFileSync(target, bytes);
  const compressed = coding && brotli(bytes, coding);
  if (compressed !== undefined) writeFileSync(target + COMPRESSED, compressed);
  return {
    ...file,
    mediaType,
    bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    compressed: compressed?.length ?? null,
  };
}

const BUNDLE: Mark = {
  file: 'bundle.json',
  madeBy: 'atlas-colombia bundle',
  earlier: 'an earlier bundle',
};

/** Databases, descriptions and checksums. */
const OTHERS = 11;

interface Bundling {
  readonly model: Model;
  readonly catalog: Catalog;
  readonly without: LeftOut;
  /** The folder of all editions. */
  readonly out: string;
  readonly progress: Progress;
  readonly signal: AbortSignal;
}

interface BundleTotals {
  readonly folder: string;
  readonly files: number;
  readonly bytes: number;
  /** The bytes sent, in Brotli for formats that do not compress themselves. */
  readonly sent: number;
}

export const bundleFolder = (out: string, { edition }: Catalog): string => join(out, editionName(edition));

export async function writeBundle({
  model,
  catalog,
  without,
  out,
  progress,
  signal,
}: Bundling): Promise<BundleTotals> {
  const folder = bundleFolder(out, catalog);
  const written: WrittenFile[] = [];
  await fillNewFolder(folder, BUNDLE, async (partial) => {
    const parts = bundleParts(model, catalog, without);
    const inTurn = async (part: string, files: readonly (() => WrittenFile)[]) => {
      progress.part(part, files.length);
      for (const write of files) {
        // Signals are handled between two files.
        await setImmediate();
        signal.throwIfAborted();
        written.push(write());
        progress.step();
      }
      progress.partDone();
    };
    const asFiles = (files: readonly BundleFile[]) => files.map((file) => () => writeFile(partial, file));
    const ofTables = filesByPart(parts);
    progress.whole?.(ofTables.reduce((sum, { files }) => sum + files.length, OTHERS));
    await inTurn('sqlite', [() => sqliteFile(partial, parts)]);
    await inTurn('geopackage', [() => geoPackageFile(partial, parts)]);
    for (const { part, files } of ofTables) await inTurn(part, asFiles(files));
    await inTurn('descriptions', asFiles([dataPackageFile(parts, written)]));
    await inTurn('about', asFiles(aboutFiles(parts, written)));
    if (model.dataset !== undefined) await inTurn('catalogue', asFiles([catalogFile(parts, written)]));
    await inTurn('checksums', asFiles([checksumFile(written)]));
    return {
      edition: parts.edition,
      without: parts.without.map(({ record }) => record),
      files: written,
    };
  });
  const sum = (size: (file: WrittenFile) => number) => written.reduce((total, file) => total + size(file), 0);
  return {
    folder,
    files: written.length,
    bytes: sum(({ bytes }) => bytes),
    sent: sum(({ bytes, compressed }) => compressed ?? bytes),
  };
}

const sqliteFile = (folder: string, parts: BundleParts): WrittenFile =>
  databaseFile(
    folder,
    {
      path: 'atlas-colombia.sqlite',
      format: 'sqlite',
      title: { en: 'All tables', es: 'Todas las tablas' },
    },
    (path) => writeSqlite(path, sqliteParts(parts)),
  );

const geoPackageFile = (folder: string, parts: BundleParts): WrittenFile =>
  databaseFile(
    folder,
    {
      path: 'atlas-colombia.gpkg',
      format: 'geopackage',
      title: { en: 'All places and tables for GIS', es: 'Todos los lugares y tablas para SIG' },
    },
    (path) => writeGeoPackage(path, geoPackageParts(parts)),
  );

function databaseFile(
  folder: string,
  file: Omit<BundleFile, 'content'>,
  write: (path: string) => void,
): WrittenFile {
  const path = join(folder, file.path);
  // Sets the permissions of other files, because SQLite creates a file that only its user can read.
  writeFileSync(path, '');
  try {
    write(path);
  } catch (error) {
    // SQLite calls every disk fault an I/O error, and one more write fails with the cause.
    appendFileSync(path, Buffer.alloc(2 ** 20));
    throw error;
  }
  return finishFile(folder, file);
}

function dataPackageFile(
  { model, catalog, fileTables }: BundleParts,
  written: readonly WrittenFile[],
): BundleFile {
  const fileOf = (table: BundleTable) => {
    const path = csvPath(table);
    const { bytes, sha256 } = written.find((file) => file.path === path) as WrittenFile;
    return { table, path, bytes, sha256 };
  };
  return {
    path: 'datapackage.json',
    format: 'json',
    title: { en: 'Description of the CSV files', es: 'Descripción de los archivos CSV' },
    content: () => `${JSON.stringify(dataPackageOf(model, catalog, fileTables.map(fileOf)), undefined, 1)}\n`,
  };
}

const catalogFile = (parts: BundleParts, written: readonly WrittenFile[]): BundleFile => ({
  path: 'catalog.jsonld',
  format: 'jsonld',
  title: { en: 'Catalogue for data portals (DCAT)', es: 'Catálogo para portales de datos (DCAT)' },
  content: () => `${JSON.stringify(dcatDescription(parts, written), undefined, 1)}\n`,
});

/** The format of `sha256sum`. */
const checksumFile = (written: readonly WrittenFile[]): BundleFile => ({
  path: 'SHA256SUMS',
  format: 'text',
  title: { en: 'Checksums', es: 'Sumas de verificación' },
  content: () =>
    written
      .map(({ path, sha256 }) => `${sha256}  ${path}\n`)
      .sort((a, b) => (a.slice(66) < b.slice(66) ? -1 : 1))
      .join(''),
});

/** The content of the database: all tables, the views with names, the names to search, and the words about the edition. */
function sqliteParts({
  model,
  catalog,
  families,
  tables,
  edition,
}: BundleParts): Parameters<typeof writeSqlite>[1] {
  const { dataset } = model;
  const credit = dataset && creditLine(catalog, dataset);
  return {
    tables,
    views: namedViews(families),
    names: searchNames(model, catalog, families),
    about: {
      edition,
      version: catalog.edition.version,
      fingerprint: catalog.edition.fingerprint,
      ...(dataset === undefined
        ? {}
        : {
            title: dataset.title.en,
            titleEs: dataset.title.es,
            publisher: dataset.publisher,
            licence: dataset.licence.name,
            licenceUrl: dataset.licence.url,
            licenceCovers: dataset.licence.covers.en,
            licenceCoversEs: dataset.licence.covers.es,
          }),
      ...(credit === undefined ? {} : { credit: credit.en, creditEs: credit.es }),
    },
  };
}
