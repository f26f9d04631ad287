// Splits a table into parts that one request may contain, each with the header. Lines end outside of quotes.
import { LONGEST_ROW, MOST_CELLS, MOST_ROWS } from '../../src/engine/operations/batch-operation.js';
import { dialectOf } from '../../src/engine/text/csv/dialect-of.js';

/** A body may have a megabyte, and a character up to four bytes. */
const MOST_CHARACTERS = 250_000;

export interface CsvChunk {
  readonly text: string;
  /** Rows of the table before this part. */
  readonly before: number;
  readonly rows: number;
}

export async function* csvChunks(lines: AsyncIterable<string>): AsyncGenerator<CsvChunk> {
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
