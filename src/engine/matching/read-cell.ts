// A cell as it was typed before a program spoilt it: entities of HTML, a wrong decoding, and letters that were lost in one.

import { UNKNOWN } from '../names/name-key.js';

/** Programs that read UTF-8 as one of these write two or three signs for each letter with an accent. */
const MISREAD = ['latin1', 'windows-1252', 'macintosh'] as const;
/** A table may pass through several such programs. */
const MOST_DECODINGS = 3;

export function readCell(text: string): string {
  const plain = text.includes('&') ? withoutEntities(text) : text;
  const decoded = isAscii(plain) ? plain : decodedAgain(plain, MOST_DECODINGS);
  return decoded.replace(LOST, (signs) => UNKNOWN.repeat(signs.length));
}

/** Signs inside or beside a word replace a letter. A lone question mark does not. */
const LOST = /(?<=\p{L})[?\ufffd]+|[?\ufffd]+(?=\p{L})/gu;

// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII
const isAscii = (text: string) => /^[\x00-\x7f]*$/.test(text);

function decodedAgain(text: string, most: number): string {
  for (const encoding of most > 0 ? MISREAD : []) {
    const bytes = bytesIn(text, encoding);
    const decoded = bytes && decodedUtf8(bytes);
    if (decoded !== undefined) return decodedAgain(decoded, most - 1);
  }
  return text;
}

function bytesIn(text: string, encoding: (typeof MISREAD)[number]): Uint8Array | undefined {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const byte = code < 128 || (encoding === 'latin1' && code < 256) ? code : signs(encoding).get(code);
    if (byte === undefined) return undefined;
    bytes[at] = byte;
  }
  return bytes;
}

/** Undefined if they are not UTF-8, or have no letter beyond ASCII. Most accents are read correctly, and the decoder is slow to refuse them. */
function decodedUtf8(bytes: Uint8Array): string | undefined {
  const first = bytes.findIndex((byte) => byte >= 128);
  const next = bytes[first + 1] ?? 0;
  if (first === -1 || next < 128 || next >= 192) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

const tables = new Map<string, ReadonlyMap<number, number>>();

/** The byte of each sign of an encoding; the decoder calls Windows-1252 Latin-1, too. */
function signs(encoding: (typeof MISREAD)[number]): ReadonlyMap<number, number> {
  const known = tables.get(encoding);
  if (known !== undefined) return known;
  const all = new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
  const table = new Map([...all].map((sign, byte) => [sign.charCodeAt(0), byte]));
  tables.set(encoding, table);
  return table;
}

const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z])(acute|tilde|uml|grave)|(amp|nbsp|quot|apos));/gi;
const NAMED_ACCENTS: Readonly<Record<string, string>> = {
  acute: '\u0301',
  tilde: '\u0303',
  uml: '\u0308',
  grave: '\u0300',
};
const NAMED_SIGNS: Readonly<Record<string, string>> = { amp: '&', nbsp: ' ', quot: '"', apos: "'" };

function withoutEntities(text: string): string {
  return text.replace(ENTITY, (entity, decimal, hex, letter, mark, sign) => {
    if (letter !== undefined) return `${letter}${NAMED_ACCENTS[mark.toLowerCase()]}`.normalize('NFC');
    if (sign !== undefined) return NAMED_SIGNS[sign.toLowerCase()] as string;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : entity;
  });
}
