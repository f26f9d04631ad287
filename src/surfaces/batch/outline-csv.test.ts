// A table that is cut into parts has the lines of the whole table, and each part has the number of its first line.
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { linesOfEditor, tables } from '../../../test/toy/toy-tables.js';
import { runToEnd } from '../../engine/scheduling/yielding-work.js';
import { type CsvOutline, isRefusedRead, outlineCsv } from './csv-rows.js';

function outlined(text: string): CsvOutline {
  const outline = runToEnd(outlineCsv(text, ','));
  if (isRefusedRead(outline)) throw new Error(outline.problem.detail.en);
  return outline;
}

const READING = { recordDelimiter: ['\r\n', '\n', '\r'], relaxColumnCount: true, skipEmptyLines: true };
const read = (text: string) => parse(text, READING) as readonly (readonly string[])[];

it('returns the lines of the whole table', () => {
  fc.assert(
    fc.property(tables, (text) => {
      const { parts, lines, width } = outlined(text);
      expect(parts.map((part) => part.text).join('')).toBe(text);
      expect(parts.flatMap((part) => read(part.text))).toEqual(read(text));
      expect(lines).toBe(read(text).length);
      expect(width).toBe(Math.max(1, ...read(text).map((line) => line.length)));
    }),
  );
});

it('numbers lines as an editor does', () => {
  fc.assert(
    fc.property(tables, (text) => {
      let before = '';
      for (const part of outlined(text).parts) {
        expect(part.firstLine).toBe(linesOfEditor(before));
        before += part.text;
      }
    }),
  );
});

it('divides a table into short parts', () => {
  const text = `a,b\n${'x,"y\r\nz"\r\n'.repeat(20_000)}`;
  const { parts } = outlined(text);
  expect(parts.length).toBeGreaterThan(text.length / 10_020);
  for (const part of parts) expect(part.text.length).toBeLessThan(10_020);
});

const outcome = (text: string) => {
  try {
    return outlined(text).lines;
  } catch (error) {
    return (error as Error).message;
  }
};

it('bounds the length of a row, even within quotes', () => {
  const row = 'x'.repeat(20_000);
  for (const end of ['', '\n', '\r\n', '\ny\n']) expect(outcome(`a\n${row}${end}`)).toBeGreaterThan(1);
  for (const end of ['', '\n', '\r\n', '\ny\n', 'x'.repeat(100_000)])
    expect(outcome(`a\n${row}x${end}`)).toBe('Row 1 is longer than 20000 characters.');
  expect(outcome(`${row}x\n1\n`)).toBe('The header line is longer than 20000 characters.');
  expect(outcome(`"${row}\n1\n`)).toMatch(/^The header line is longer .* It begins at line 1;/);
  expect(outcome(`a\n\n1\r\n"${row}`)).toBe(
    'Row 2 is longer than 20000 characters. It begins at line 4; check that every quote in it is closed.',
  );
});

it('pauses about every 65,536 characters', () => {
  const work = outlineCsv('x\n'.repeat(250_000), ',');
  let pauses = 0;
  while (work.next().done !== true) pauses++;
  expect(pauses).toBe(7);
});
