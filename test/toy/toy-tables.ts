// Tables in CSV for properties: cells with quotes and line breaks of all kinds, long enough to be read in several parts.
import fc from 'fast-check';

const texts = fc.constantFrom(
  '',
  'a',
  '7',
  ' b ',
  'Bogotá',
  '😀',
  '\ufeff',
  'x'.repeat(300),
  'y'.repeat(2500),
);
const inQuotes = fc
  .array(fc.oneof(texts, fc.constantFrom('""', ',', '\n', '\r\n', '\r', '\n\n', '\r\r\n')), { maxLength: 4 })
  .map((parts) => `"${parts.join('')}"`);
const breaks = fc.constantFrom('\n', '\r\n', '\r', '\n\n', '\r\n\r\n', '\n\r');
const line = fc
  .tuple(fc.array(fc.oneof(texts, inQuotes), { minLength: 1, maxLength: 4 }), breaks)
  .map(([cells, end]) => `${cells.join()}${end}`);

export const tables = fc
  .tuple(fc.array(line, { minLength: 1, maxLength: 60 }), fc.constantFrom('', 'last', '"last"'))
  .map(([lines, last]) => lines.join('') + last);

/** The number of the line that comes next. */
export const linesOfEditor = (text: string): number => text.split(/\r\n|\r|\n/).length;
