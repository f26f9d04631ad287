// `atlas match FILE`: finds the municipality of each row of a table, in as many requests as it needs.
import { open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { Command } from 'commander';
import { LONGEST_ROW, MOST_CELLS, MOST_ROWS } from '../../engine/operations/batch-operation.js';
import { API } from '../../engine/operations/operation.js';
import { dialectOf, isCsvFault, readCsv } from '../../engine/text/csv/read-csv.js';
import { CommandFault, examples, exitCodes } from '../program.js';
import { openService, print, type SharedOptions, textOf } from './run-question.js';

/** A body may have a megabyte, and a character up to four bytes. */
const MOST_CHARACTERS = 250_000;

/** Splits a table into parts that one request may contain, each with the header. Lines end outside of quotes. */
interface CsvChunk {
  readonly text: string;
  /** Rows of the table before this part. */
  readonly before: number;
  readonly rows: number;
}

async function* csvChunks(lines: AsyncIterable<string>): AsyncGenerator<CsvChunk> {
  let header: string | undefined;
  let [row, quotes, before, characters, mostRows] = ['', 0, 0, 0, MOST_ROWS];
  let rows: string[] = [];
  const chunk = (): CsvChunk => ({
    text: `${[header ?? '', ...rows].join('\n')}\n`,
    before,
    rows: rows.length,
  });
  for await (const line of lines) {
    row = row === '' ? line : `${row}\n${line}`;
    quotes += line.split('"').length - 1;
    if (quotes % 2 === 1 || row === '') continue;
    if (header === undefined) {
      header = row.replace(/^\uFEFF/, '');
      const columns = header.split(dialectOf(header, LONGEST_ROW).separator).length;
      mostRows = Math.max(1, Math.min(MOST_ROWS, Math.floor(MOST_CELLS / columns)));
    } else {
      if (rows.length === mostRows || (rows.length > 0 && characters + row.length > MOST_CHARACTERS)) {
        yield chunk();
        before += rows.length;
        [rows, characters] = [[], 0];
      }
      rows.push(row);
      characters += row.length + 1;
    }
    [row, quotes] = ['', 0];
  }
  // A quote that is never closed: the service names its line.
  if (row !== '') rows.push(row);
  yield chunk();
}

export function addMatchCommand(reading: (name: string) => Command): void {
  reading('match <file>')
    .summary('find the municipality of each row of a table')
    .description(
      'Finds the municipality of each row of a CSV file with columns such as city and department, and writes the rows with the result. A result that is not certain is marked as ambiguous. "-" reads standard input.',
    )
    .addHelpText(
      'after',
      examples(
        'atlas match places.csv',
        'atlas match - < places.csv > matched.csv',
        'atlas match places.csv --json',
      ),
    )
    .action(matchFile);
}

async function matchFile(file: string, options: SharedOptions): Promise<void> {
  const input = file === '-' ? process.stdin : await openFile(file);
  const ask = await openService(options);
  const lines = createInterface({ input: input.setEncoding('utf8'), crlfDelay: Number.POSITIVE_INFINITY });
  const { write, end, rowsOf } = options.json === true ? jsonForm() : csvForm();
  const isShown = process.stderr.isTTY === true && process.stdout.isTTY !== true;
  for await (const { text, before, rows } of csvChunks(lines)) {
    const question = { path: `${API}/match`, rows: rowsOf(text), language: options.lang };
    const answered = await textOf(ask, question).catch((error: unknown) => {
      if (!(error instanceof CommandFault) || before === 0) throw error;
      throw new CommandFault(`In the part after ${before} rows: ${error.message}`, error.exitCode);
    });
    write(answered, before);
    if (isShown) process.stderr.write(`\r${before + rows} rows`);
  }
  end();
  if (isShown) process.stderr.write('\n');
}

async function openFile(file: string) {
  try {
    const opened = await open(file);
    if ((await opened.stat()).isDirectory()) throw new Error('it is a folder');
    return opened.createReadStream();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const fault = code === 'ENOENT' ? `There is no file ${file}.` : `${file} cannot be read: ${message}.`;
    throw new CommandFault(fault, exitCodes.usage);
  }
}

/** The header is that of the first part. */
function csvForm() {
  let header: string | undefined;
  return {
    rowsOf: (text: string) => ({ type: 'text/csv', text }),
    write: (answered: string, before: number) => {
      const end = answered.indexOf('\r\n');
      const [first, rest] = [answered.slice(0, end), answered.slice(end + 2)];
      if (header !== undefined && first !== header)
        throw new CommandFault(
          `After row ${before}, a row has more cells than the header.`,
          exitCodes.refused,
        );
      print(`${header === undefined ? `${first}\r\n` : ''}${rest}`, '');
      header = first;
    },
    end: () => {},
  };
}

/** One list of the rows of all parts. */
function jsonForm() {
  let isFirst = true;
  return {
    rowsOf: (text: string) => {
      const read = readCsv(text, dialectOf(text, LONGEST_ROW).separator);
      if (isCsvFault(read))
        throw new CommandFault('A quote in the file is not closed, or text follows it.', exitCodes.refused);
      const [header = [], ...lines] = read;
      const rows = lines.map((cells) =>
        Object.fromEntries(header.map((name, at) => [name, cells[at] ?? ''])),
      );
      return { type: 'application/json', text: JSON.stringify({ rows }) };
    },
    write: (answered: string) => {
      const { rows } = JSON.parse(answered) as { readonly rows: readonly unknown[] };
      print(
        `${isFirst ? '{"rows":[' : rows.length > 0 ? ',' : ''}${rows.map((row) => JSON.stringify(row)).join(',')}`,
        '',
      );
      isFirst = false;
    },
    end: () => print(']}'),
  };
}
