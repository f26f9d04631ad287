// Reads CSV (RFC 4180) with any delimiter of one character. Every cell is the text between its delimiters: nothing is trimmed.

export type CsvLine = readonly string[];

/** Why a text cannot be read; `at` is the index of the quote or of the character after it. */
interface CsvFault {
  readonly fault: 'quoteInCell' | 'textAfterQuote' | 'openQuote';
  readonly at: number;
}

export const isCsvFault = (read: readonly CsvLine[] | CsvFault): read is CsvFault => 'fault' in read;

const QUOTE = '"';

/** A line ends with CRLF, LF or CR; empty lines are not returned. */
export function readCsv(text: string, delimiter: string): readonly CsvLine[] | CsvFault {
  const lines: CsvLine[] = [];
  const ends = new RegExp(`[${delimiter}\r\n]`, 'g');
  let cells: string[] = [];
  for (let at = 0; at < text.length || cells.length > 0; ) {
    const isQuoted = text[at] === QUOTE;
    const close = isQuoted ? closingQuote(text, at) : undefined;
    if (close === -1) return { fault: 'openQuote', at };
    ends.lastIndex = close === undefined ? at : close + 1;
    const end = ends.exec(text)?.index ?? text.length;
    if (close === undefined) {
      const cell = text.slice(at, end);
      if (cell.includes(QUOTE)) return { fault: 'quoteInCell', at: at + cell.indexOf(QUOTE) };
      cells.push(cell);
    } else {
      if (end > close + 1) return { fault: 'textAfterQuote', at: close + 1 };
      cells.push(text.slice(at + 1, close).replaceAll('""', QUOTE));
    }
    at = end + 1;
    if (text[end] === delimiter) {
      if (at < text.length) continue;
      cells.push('');
    }
    if (cells.length > 1 || isQuoted || cells[0] !== '') lines.push(cells);
    cells = [];
    if (text[end] === '\r' && text[at] === '\n') at++;
  }
  return lines;
}

/** The index of the quote that ends the cell; -1 if there is none. */
function closingQuote(text: string, open: number): number {
  for (let at = text.indexOf(QUOTE, open + 1); at >= 0; at = text.indexOf(QUOTE, at + 2))
    if (text[at + 1] !== QUOTE) return at;
  return -1;
}
