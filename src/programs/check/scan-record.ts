// Finds the first slip in a record that is not valid JSON, and explains it to a person who does not know JSON.
import * as slips from './slips.js';

interface Scan {
  readonly text: string;
  at: number;
  /** The field whose value is being read. */
  field: string;
}

class Found extends Error {
  constructor(
    readonly slip: slips.Slip,
    readonly at: number,
  ) {
    super();
  }
}

/** Undefined if the text is a record in braces. The column counts from 1. */
export function scanRecord(text: string): (slips.Slip & { readonly column: number }) | undefined {
  const scan: Scan = { text, at: 0, field: '' };
  try {
    skipSpaces(scan);
    if (text[scan.at] !== '{') fail(scan, slips.noBrace(text[scan.at]));
    readObject(scan);
    skipSpaces(scan);
    if (scan.at < text.length) fail(scan, slips.afterRecord(text[scan.at]));
    return undefined;
  } catch (error) {
    if (!(error instanceof Found)) throw error;
    return { ...error.slip, column: error.at + 1 };
  }
}

function fail(scan: Scan, slip: slips.Slip, at = scan.at): never {
  throw new Found(slip, at);
}

function skipSpaces(scan: Scan): void {
  while (scan.text[scan.at] === ' ') scan.at++;
}

function readObject(scan: Scan): void {
  readItems(scan, '}', () => {
    const begin = scan.text[scan.at];
    if (begin !== '"') fail(scan, slips.noFieldName(begin, scan.field));
    const name = readText(scan);
    scan.field = name;
    skipSpaces(scan);
    if (scan.text[scan.at] !== ':') fail(scan, slips.noColon(name));
    scan.at++;
    skipSpaces(scan);
    readValue(scan);
  });
}

/** Reads items between brackets, with a comma after each except the last. */
function readItems(scan: Scan, end: string, readItem: () => void): void {
  scan.at++;
  skipSpaces(scan);
  if (scan.text[scan.at] === end) {
    scan.at++;
    return;
  }
  while (true) {
    readItem();
    skipSpaces(scan);
    const next = scan.text[scan.at];
    if (next === end) break;
    if (next !== ',') fail(scan, slips.noComma(scan.text, scan.at, scan.field, end));
    scan.at++;
    skipSpaces(scan);
    if (scan.text[scan.at] === end) fail(scan, slips.commaAtEnd(end), scan.at - 1);
  }
  scan.at++;
}

function readValue(scan: Scan): void {
  const begin = scan.text[scan.at];
  if (begin === '"') readText(scan);
  else if (begin === '{') readObject(scan);
  else if (begin === '[') readItems(scan, ']', () => readValue(scan));
  else readWord(scan);
}

function readText(scan: Scan): string {
  const from = scan.at + 1;
  for (let at = from; at < scan.text.length; at++) {
    const letter = scan.text[at] as string;
    if (letter === '"') {
      scan.at = at + 1;
      return scan.text.slice(from, at);
    }
    if (letter < ' ') fail(scan, slips.controlCharacter(scan.field), at);
    if (letter !== '\\') continue;
    const escaped = /^\\(["\\/bfnrt]|u[0-9a-fA-F]{4})/.exec(scan.text.slice(at, at + 6));
    if (escaped === null) fail(scan, slips.backslash(scan.field), at);
    at += escaped[0].length - 1;
  }
  return fail(scan, slips.openText(scan.field));
}

function readWord(scan: Scan): void {
  const word = /^[^,\]}\s]*/.exec(scan.text.slice(scan.at))?.[0] ?? '';
  if (!/^(true|false|null|-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?)$/.test(word))
    fail(scan, slips.noValue(word, scan.field));
  scan.at += word.length;
}
