// Runs `atlas match FILE`, which finds the municipality of each row of a table in as many requests as necessary.
import { fstatSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { colombia } from '../../country/index.js';
import { LONGEST_ROW, MOST_CELLS, MOST_ROWS } from '../../engine/operations/batch-operation.js';
import { API } from '../../engine/operations/operation.js';
import { dialectOf, isCsvFault, readCsv } from '../../engine/text/csv/read-csv.js';
import { fold } from '../../engine/text/fold.js';
import type { Language } from '../../engine/text/localized.js';
import { CommandFault } from '../command-fault.js';
import { type Output, openOutput, printable, printableJson, printNote } from './output.js';
import type { Call } from './read-command.js';
import { openService, textOf } from './service.js';
import { rowsOfTable } from './table-rows.js';

/** A body can have a megabyte, and a character can have four bytes. */
const MOST_CHARACTERS = 250_000;

/** The column of the result that says whether a row was matched. */
const STATUS = 'atlas_status';

/** A part of the table that fits into one request, with the header. */
interface CsvChunk {
  readonly text: string;
  /** The number of earlier rows. */
  readonly before: number;
  readonly rows: number;
}

/** `added` is the number of further characters of a row in the request. */
async function* csvChunks(
  table: AsyncIterable<string>,
  added: (columns: readonly string[]) => number,
): AsyncGenerator<CsvChunk> {
  let header: string | undefined;
  let [before, characters, mostRows, addedToRow] = [0, 0, MOST_ROWS, 0];
  let rows: string[] = [];
  const chunk = (): CsvChunk => ({
    text: `${[header ?? '', ...rows].join('\n')}\n`,
    before,
    rows: rows.length,
  });
  for await (const row of table) {
    if (header === undefined) {
      header = row;
      const columns = columnsIn(header);
      expectPlaces(columns);
      mostRows = Math.max(1, Math.min(MOST_ROWS, Math.floor(MOST_CELLS / columns.length)));
      addedToRow = added(columns);
      continue;
    }
    const ofRow = row.length + addedToRow;
    if (rows.length === mostRows || (rows.length > 0 && characters + ofRow > MOST_CHARACTERS)) {
      yield chunk();
      before += rows.length;
      [rows, characters] = [[], 0];
    }
    rows.push(row);
    characters += ofRow;
  }
  yield chunk();
}

function columnsIn(header: string): readonly string[] {
  const { separator } = dialectOf(header, LONGEST_ROW);
  const read = readCsv(header, separator);
  return isCsvFault(read) ? header.split(separator) : (read[0] ?? []);
}

/** Refuses a table without a column of places, because every row would be unmatched. */
function expectPlaces(columns: readonly string[]): void {
  const known = colombia.families.flatMap(({ matching }) =>
    matching === undefined ? [] : Object.values(matching.columns).flat(),
  );
  if (columns.some((name) => known.includes(fold(name).trim()))) return;
  const found = columns.join(', ').slice(0, 200);
  throw new CommandFault({
    en: `No column names a place; found ${found}. A column can be called ${known.join(', ')}.`,
    es: `Ninguna columna nombra un lugar; hay ${found}. Una columna se puede llamar ${known.join(', ')}.`,
  });
}

export async function matchFile(call: Call): Promise<void> {
  const { options, language } = call;
  const [file] = call.words as [string];
  const opened = file === '-' ? undefined : await openFile(file);
  if (options.out !== undefined) refuseTable(options.out, opened?.fd ?? 0);
  const input = opened?.createReadStream() ?? process.stdin;
  const ask = await openService(call);
  const output = openOutput(options.out);
  const { write, end, rowsOf, added, summary } =
    options.json === undefined ? csvForm(output) : jsonForm(output);
  const isShown = process.stderr.isTTY === true && !output.isTerminal;
  for await (const { text, before, rows } of csvChunks(rowsOfTable(input), added)) {
    const question = { path: `${API}/match`, rows: rowsOf(text), language };
    const answered = await textOf(ask, question).catch((error: unknown) => {
      throw error instanceof CommandFault && before > 0 ? inPart(error, before) : error;
    });
    if (!write(answered, before)) return output.close();
    if (isShown) printNote(language === 'es' ? `${before + rows} filas` : `${before + rows} rows`, '\r');
  }
  end();
  output.close();
  if (isShown) printNote('');
  const counted = summary?.(language);
  if (counted !== undefined) printNote(counted);
}

const inPart = ({ texts, exitCode }: CommandFault, before: number) =>
  new CommandFault(
    {
      en: `In the part after ${before} rows: ${texts.en}`,
      es: `En la parte después de ${before} filas: ${texts.es}`,
    },
    exitCode,
  );

async function openFile(file: string) {
  try {
    const opened = await open(file);
    if ((await opened.stat()).isDirectory()) throw Object.assign(new Error(), { code: 'EISDIR' });
    return opened;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT')
      throw new CommandFault({
        en: `There is no file ${file}. To find one name: atlas search "${file}"`,
        es: `No existe el archivo ${file}. Para buscar un nombre: atlas search "${file}"`,
      });
    throw new CommandFault(
      code === 'EISDIR'
        ? { en: `${file} cannot be read: it is a folder.`, es: `${file} no se puede leer: es una carpeta.` }
        : { en: `${file} cannot be read: ${message}.`, es: `${file} no se puede leer: ${message}.` },
    );
  }
}

/** Refuses to write into the table itself, because the first result would empty it. */
function refuseTable(out: string, table: number): void {
  const found = statSync(out, { bigint: true, throwIfNoEntry: false });
  if (found?.isFile() !== true) return;
  const { dev, ino } = fstatSync(table, { bigint: true });
  if (found.dev === dev && found.ino === ino)
    throw new CommandFault({
      en: `--out ${out} is the table itself. Name another file, such as matched.csv.`,
      es: `--out ${out} es la misma tabla. Nombra otro archivo, como matched.csv.`,
    });
}

/** The header comes from the first part. */
function csvForm({ isTerminal, write }: Output) {
  let header: string | undefined;
  const counts = { matched: 0, ambiguous: 0, unmatched: 0 };
  return {
    rowsOf: (text: string) => ({ type: 'text/csv', text }),
    // A line end.
    added: () => 1,
    write: (answered: string, before: number) => {
      const end = answered.indexOf('\r\n');
      const [first, rest] = [answered.slice(0, end), answered.slice(end + 2)];
      if (header !== undefined && first !== header)
        throw new CommandFault({
          en: `After row ${before}, a row has more cells than the header.`,
          es: `Después de la fila ${before}, una fila tiene más celdas que el encabezado.`,
        });
      const lines = `${header === undefined ? `${first}\r\n` : ''}${rest}`;
      header = first;
      countStatuses(answered, counts);
      // In a file or a pipe, the columns of the table stay unchanged.
      return write(isTerminal ? lines.split('\r\n').map(printable).join('\r\n') : lines);
    },
    end: () => true,
    summary: (language: Language) => {
      const { matched, ambiguous, unmatched } = counts;
      return language === 'es'
        ? `Relacionadas: ${matched}. Ambiguas: ${ambiguous}. Sin relacionar: ${unmatched}.`
        : `Matched: ${matched}. Ambiguous: ${ambiguous}. Unmatched: ${unmatched}.`;
    },
  };
}

/** The table can have a column of the same name, which comes before that of the result. */
function countStatuses(answered: string, counts: Record<string, number>): void {
  const read = readCsv(answered, dialectOf(answered, answered.length).separator);
  if (isCsvFault(read)) return;
  const [header = [], ...lines] = read;
  const at = header.lastIndexOf(STATUS);
  for (const { [at]: status = '' } of lines)
    if (Object.hasOwn(counts, status)) counts[status] = (counts[status] ?? 0) + 1;
}

/** One list with the rows of all parts. */
function jsonForm({ isTerminal, write }: Output) {
  let isFirst = true;
  return {
    rowsOf: (text: string) => {
      const read = readCsv(text, dialectOf(text, LONGEST_ROW).separator);
      if (isCsvFault(read))
        throw new CommandFault({
          en: 'A quote in the file is not closed, or text follows it.',
          es: 'Hay comillas sin cerrar en el archivo, o con texto después.',
        });
      const [header = [], ...lines] = read;
      const rows = lines.map((cells) =>
        Object.fromEntries(header.map((name, at) => [name, cells[at] ?? ''])),
      );
      return { type: 'application/json', text: JSON.stringify({ rows }) };
    },
    // The names of all columns, and the quotes and the colon of each cell.
    added: (columns: readonly string[]) => JSON.stringify(columns).length + 3 * columns.length + 1,
    write: (answered: string) => {
      const { rows } = JSON.parse(answered) as { readonly rows: readonly unknown[] };
      const start = isFirst ? '{"rows":[' : rows.length > 0 ? ',' : '';
      isFirst = false;
      const written = rows.map((row) => JSON.stringify(row)).join(',');
      return write(`${start}${isTerminal ? printableJson(written) : written}`);
    },
    end: () => write(']}\n'),
    // A program counts the rows itself.
    summary: undefined,
  };
}
