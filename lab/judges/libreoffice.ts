// LibreOffice as a reader of CSV: it opens each file as a sheet of texts and writes it again.
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { parse } from 'csv-parse/sync';
import { command } from './program.js';
import { ofFormats, type TableReader } from './read-table.js';

/** Commas, double quotes, UTF-8, from the first line. */
const CSV = '44,34,76,1';
const CSV_COLUMNS = 60;

/** A separate profile, so that an open LibreOffice does not interfere. */
export const officeProfile = (folder: string): string =>
  `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`;

export const libreOffice: TableReader = {
  program: command('LibreOffice', 'soffice', ['--version']),
  reads: ofFormats('csv'),
  async *read(folder, files) {
    const out = mkdtempSync(join(tmpdir(), 'atlas-judges-'));
    try {
      const asText = Array.from({ length: CSV_COLUMNS }, (_, at) => `${at + 1}/2`).join('/');
      await promisify(execFile)('soffice', [
        officeProfile(out),
        '--headless',
        `--infilter=CSV:${CSV},${asText}`,
        '--convert-to',
        `csv:Text - txt - csv (StarCalc):${CSV},,0,false,true`,
        '--outdir',
        out,
        ...files.map(({ path }) => join(folder, path)),
      ]);
      for (const { path } of files) {
        const read = parse(readFileSync(join(out, basename(path))), {
          cast: (value) => (value === '' ? null : value),
        }) as unknown as readonly (readonly string[])[];
        const [columns = [], ...rows] = read;
        yield { path, columns, rows };
      }
    } finally {
      rmSync(out, { recursive: true, force: true });
    }
  },
};
