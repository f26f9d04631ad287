// A body in each charset decodes to the encoded text, and bytes of another charset are located.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BodyRefused } from './body-errors.js';
import { decodeBody } from './decode-body.js';

const CSV = 'text/csv';
const JSON_TYPE = 'application/json';

async function refusal(bytes: Buffer, type: string): Promise<string> {
  try {
    return `read as ${await decodeBody(bytes, type)}`;
  } catch (error) {
    if (!(error instanceof BodyRefused)) throw error;
    return `${error.problem.status} ${error.problem.detail.en}`;
  }
}

const texts = fc.string({ unit: 'binary' }).filter((text) => !text.startsWith('\ufeff'));
const bigEndian = (text: string) => Buffer.from(text, 'utf16le').swap16();

describe('decodes any text', () => {
  it.each([
    ['utf-8', (text: string) => Buffer.from(text)],
    ['UTF8', (text: string) => Buffer.from(`\ufeff${text}`)],
    ['utf-16le', (text: string) => Buffer.from(text, 'utf16le')],
    ['utf-16be', bigEndian],
    ['"utf-16"', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['utf-16', (text: string) => bigEndian(`\ufeff${text}`)],
  ])('%s', async (charset, encode) => {
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        expect(await decodeBody(encode(text), `${CSV}; charset=${charset}`)).toBe(text);
      }),
    );
  });

  it('decodes a byte order mark of UTF-16 without a charset', async () => {
    expect(await decodeBody(Buffer.from('\ufeffMedellín', 'utf16le'), CSV)).toBe('Medellín');
    expect(await decodeBody(bigEndian('\ufeffMedellín'), CSV)).toBe('Medellín');
  });
});

describe('decodes a table in Windows-1252', () => {
  const bytes = Buffer.from('Medell\xedn \x93x\x94 \x80', 'latin1');
  it.each(['windows-1252', 'ISO-8859-1', 'latin1'])('%s', async (charset) => {
    expect(await decodeBody(bytes, `${CSV};charset=${charset}`)).toBe('Medellín “x” €');
  });

  it('if it is not valid UTF-8', async () => {
    expect(await decodeBody(bytes, CSV)).toBe('Medellín “x” €');
    expect(await decodeBody(Buffer.from('Medellín'), CSV)).toBe('Medellín');
  });

  it('in pieces if it is long', async () => {
    const long = Buffer.alloc(300_000, 0xed);
    expect(await decodeBody(long, CSV)).toBe('í'.repeat(300_000));
  });

  it('with a character for each byte', async () => {
    const all = await decodeBody(
      Buffer.from(Array.from({ length: 256 }, (_, byte) => byte)),
      'text/csv; charset=cp1252',
    );
    expect(new Set(all).size).toBe(256);
    expect(all).not.toContain('\ufffd');
  });
});

it('rejects a body that does not fit its charset, and names the first wrong byte', async () => {
  const bad = Buffer.from('{"a":"Medell\xedn"}', 'latin1');
  const message =
    '400 The body is not valid UTF-8 at byte 13; encode it as UTF-8, or declare another charset, such as charset=windows-1252.';
  expect(await refusal(bad, JSON_TYPE)).toBe(message);
  expect(await refusal(bad, `${CSV}; charset=utf-8`)).toBe(message);
  for (const length of [0, 3, 16_380, 16_384, 50_001]) {
    const long = Buffer.concat([
      Buffer.from(`é${'x'.repeat(length)}`),
      Buffer.from([0xc3]),
      Buffer.from('x😀'),
    ]);
    expect(await refusal(long, JSON_TYPE)).toContain(`at byte ${length + 3};`);
  }
  expect(await refusal(Buffer.from('abc'), `${CSV}; charset=utf-16`)).toContain(
    'not valid UTF-16LE at byte 3',
  );
  expect(await refusal(Buffer.from('a\ud800', 'utf16le'), `${CSV}; charset=utf-16`)).toContain('at byte 3');
});

it('rejects another charset, and lists the supported ones', async () => {
  expect(await refusal(Buffer.from('a'), `${CSV}; charset=koi8-r`)).toBe(
    '415 The charset koi8-r is not supported; use UTF-8, ISO-8859-1, Windows-1252 or UTF-16.',
  );
});
