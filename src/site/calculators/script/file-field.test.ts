// The encodings in which spreadsheets save a table.
import { expect, it } from 'vitest';
import { decodedText } from './batch-form.js';

const NAMES = 'Bogotá\r\nPeñol';
const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');

it.each([
  ['UTF-8', Buffer.from(NAMES), NAMES],
  ['UTF-8 with a mark', Buffer.from(`\ufeff${NAMES}`), NAMES],
  ['Latin-1', Buffer.from(NAMES, 'latin1'), NAMES],
  ['UTF-16', utf16(NAMES), NAMES],
  ['UTF-16, the other way round', utf16(NAMES).swap16(), NAMES],
  ['nothing', Buffer.from(''), ''],
  ['an archive', Buffer.from('PK\u0003\u0004\u0014\u0000'), undefined],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]), undefined],
])('%s', (_, bytes, text) => {
  expect(decodedText(bytes)).toBe(text);
});
