// Reads the rows of a table from a file or standard input in any encoding. A row can span lines within quotes.
import { isAscii } from 'node:buffer';
import { CommandFault } from '../command-fault.js';

/** A file without line ends would fill the memory. */
const LONGEST = 1_000_000;
const SAMPLE_ROWS = 1000;

/** Leaves out empty lines. */
export async function* rowsOfTable(input: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let [row, quotes, rows] = ['', 0, 0];
  for await (const line of linesIn(input)) {
    row = row === '' ? line : `${row}\n${line}`;
    quotes += line.split('"').length - 1;
    expectEnd(row, rows);
    if (quotes % 2 === 1 || row === '') continue;
    yield row;
    rows++;
    [row, quotes] = ['', 0];
  }
  // A quote is never closed. The service reports its line.
  if (row !== '') yield row;

  async function* linesIn(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
    let rest = '';
    for await (const text of textIn(bytes)) {
      // A line feed can follow in the next part.
      const lines = (rest + text).split(/\r\n|\n|\r(?!$)/);
      rest = lines.pop() as string;
      expectEnd(rest, rows);
      yield* lines;
    }
    if (rest !== '') yield rest.replace(/\r$/, '');
  }
}

function expectEnd(row: string, rows: number): void {
  if (row.length <= LONGEST) return;
  throw new CommandFault({
    en: `After ${rows} rows, a row does not end within ${LONGEST} characters. A quote may not be closed, or the file is not a table.`,
    es: `Después de ${rows} filas, una fila no termina en ${LONGEST} caracteres. Puede haber comillas sin cerrar, o el archivo no es una tabla.`,
  });
}

async function* textIn(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  for await (const part of bytes) {
    // Every encoding except UTF-16 writes ASCII in this way, so a later part decides.
    if (decoder === undefined && isAscii(part) && !part.includes(0)) {
      yield part.toString('latin1');
      continue;
    }
    decoder ??= new TextDecoder(encodingOf(part));
    yield decoder.decode(part, { stream: true });
  }
  yield decoder?.decode() ?? '';
}

/** Spreadsheets write UTF-16 as "Unicode text", and older ones write Latin-1. */
function encodingOf(start: Buffer): string {
  const sample = start.subarray(0, SAMPLE_ROWS);
  const zeros = [0, 1].map((odd) => sample.filter((byte, at) => byte === 0 && at % 2 === odd).length);
  const [even = 0, odd = 0] = zeros;
  if ((start[0] === 0xff && start[1] === 0xfe) || odd > sample.length / 4) return 'utf-16le';
  if ((start[0] === 0xfe && start[1] === 0xff) || even > sample.length / 4) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(start, { stream: true });
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}
