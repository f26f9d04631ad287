// Decodes the bytes of a body by its announced charset, or as UTF-8. No byte becomes a replacement character.
import { isUtf8 } from 'node:buffer';
import { setImmediate as pause } from 'node:timers/promises';
import { foreignCharset, notInCharset } from './body-errors.js';

/** The names of charsets that clients write, in lower case. */
const CHARSETS: Readonly<Record<string, Charset>> = {
  'utf-8': 'UTF-8',
  utf8: 'UTF-8',
  'iso-8859-1': 'Windows-1252',
  latin1: 'Windows-1252',
  'windows-1252': 'Windows-1252',
  cp1252: 'Windows-1252',
  'us-ascii': 'UTF-8',
  'utf-16': 'UTF-16',
  'utf-16le': 'UTF-16LE',
  'utf-16be': 'UTF-16BE',
};

type Charset = 'UTF-8' | 'Windows-1252' | 'UTF-16' | 'UTF-16LE' | 'UTF-16BE';

/** Pauses during long work, so that others get their turn. */
export async function decodeBody(bytes: Buffer, contentType: string): Promise<string> {
  const name = charsetOf(contentType);
  const charset = name === undefined ? undefined : CHARSETS[name.toLowerCase()];
  if (name !== undefined && charset === undefined) throw foreignCharset(name);
  const text = await decoded(bytes, charset ?? guessed(bytes, contentType));
  return text.charCodeAt(0) === BYTE_ORDER_MARK ? text.slice(1) : text;
}

/** The charset as the client wrote it. Undefined if there is none. */
const charsetOf = (type: string): string | undefined => /;\s*charset\s*=\s*"?([^\s";]+)/i.exec(type)?.[1];

const BYTE_ORDER_MARK = 0xfeff;
const hasByteOrderMark = (bytes: Buffer, first: number, second: number) =>
  bytes[0] === first && bytes[1] === second;

/** Spreadsheets save tables in UTF-16 with a byte order mark or in Windows-1252, and announce neither. JSON is always UTF-8. */
function guessed(bytes: Buffer, contentType: string): Charset {
  if (hasByteOrderMark(bytes, 0xff, 0xfe)) return 'UTF-16LE';
  if (hasByteOrderMark(bytes, 0xfe, 0xff)) return 'UTF-16BE';
  return isUtf8(bytes) || /^application\/json\b/i.test(contentType) ? 'UTF-8' : 'Windows-1252';
}

function decoded(bytes: Buffer, charset: Charset): string | Promise<string> {
  switch (charset) {
    case 'UTF-8':
      if (!isUtf8(bytes)) throw notInCharset(charset, firstInvalid(bytes) + 1);
      return bytes.toString('utf8');
    case 'Windows-1252':
      return fromWindows1252(bytes);
    case 'UTF-16':
      return decoded(bytes, hasByteOrderMark(bytes, 0xfe, 0xff) ? 'UTF-16BE' : 'UTF-16LE');
    default:
      return fromUtf16(charset === 'UTF-16BE' ? Buffer.from(bytes) : bytes, charset);
  }
}

function fromUtf16(bytes: Buffer, charset: 'UTF-16LE' | 'UTF-16BE'): string {
  if (bytes.length % 2 === 1) throw notInCharset(charset, bytes.length);
  const text = (charset === 'UTF-16BE' ? bytes.swap16() : bytes).toString('utf16le');
  const alone = text.search(/\p{Surrogate}/u);
  if (alone >= 0) throw notInCharset(charset, 2 * alone + 1);
  return text;
}

/** The characters of 0x80 to 0x9F. The five unassigned ones stay control characters, as in browsers. */
const WINDOWS = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

const CODES = Uint16Array.from({ length: 256 }, (_, byte) =>
  byte >= 0x80 && byte <= 0x9f ? WINDOWS.charCodeAt(byte - 0x80) : byte,
);

/** In bytes, which take a millisecond or two. */
const PIECE = 131_072;

/** In some releases Node's decoder of this name reads 0x80 to 0x9F as control characters. */
async function fromWindows1252(bytes: Buffer): Promise<string> {
  const pieces: string[] = [];
  for (let from = 0; from < bytes.length; from += PIECE) {
    if (from > 0) await pause();
    const codes = Uint16Array.from(bytes.subarray(from, from + PIECE));
    for (let at = 0; at < codes.length; at++) codes[at] = CODES[codes[at] as number] as number;
    pieces.push(Buffer.from(codes.buffer).toString('utf16le'));
  }
  return pieces.join('');
}

const CHUNK = 16_384;

/** The index of the first byte that is not UTF-8. */
function firstInvalid(bytes: Buffer): number {
  for (let from = 0; from < bytes.length; ) {
    let to = Math.min(from + CHUNK, bytes.length);
    for (let back = 0; back < 3 && to < bytes.length && ((bytes[to] ?? 0) & 0xc0) === 0x80; back++) to--;
    const chunk = bytes.subarray(from, to);
    if (!isUtf8(chunk)) return from + invalidIn(chunk);
    from = to;
  }
  return bytes.length;
}

function invalidIn(chunk: Buffer): number {
  let valid = 0;
  for (let end = 1; end <= chunk.length; end++)
    if (isUtf8(chunk.subarray(valid, end))) valid = end;
    else if (end - valid >= 4) break;
  return valid;
}
