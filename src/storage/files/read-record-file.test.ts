// A record file has one record per line, and a fault for each invalid line.
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { newFolder } from '../../../test/system/new-folder.js';
import { parseRecordLines, readRecordFile } from './read-record-file.js';

const FRAME = 'expected "[" on the first line, one record on each further line and "]" on the last';
const COMMA = 'expected a comma at the end of the line';
const NO_COMMA = 'expected no comma after the last record';
const BRACES = 'expected a record in braces';
const JSON_FAULT = expect.stringMatching(/^is not valid JSON: /);

const table: readonly [
  title: string,
  text: string,
  ids: number[],
  faults: [line: number, message: unknown][],
][] = [
  ['one record', '[\n{"id":1}\n]\n', [1], []],
  ['no newline at the end', '[\n{"id":1}\n]', [1], []],
  ['several records', '[\n{"id":1},\n{"id":2},\n{"id":3}\n]\n', [1, 2, 3], []],
  ['no record', '[\n]\n', [], []],
  ['an empty file', '', [], [[1, FRAME]]],
  ['a bad first line', '[ {"id":1}\n]\n', [], [[1, FRAME]]],
  ['a bad last line', '[\n{"id":1}\n', [], [[1, FRAME]]],
  ['an array on one line', '[{"id":1}]\n', [], [[1, FRAME]]],
  ['a file of Windows lines', '[\r\n{"id":1}\r\n]\r\n', [], [[1, FRAME]]],
  ['a missing comma', '[\n{"id":1}\n{"id":2},\n{"id":3}\n]\n', [2, 3], [[2, COMMA]]],
  ['a comma after the last', '[\n{"id":1},\n{"id":2},\n]\n', [1], [[3, NO_COMMA]]],
  ['an empty line', '[\n{"id":1},\n\n{"id":3}\n]\n', [1, 3], [[3, COMMA]]],
  ['an array for a record', '[\n[1],\n{"id":2}\n]\n', [2], [[2, BRACES]]],
  ['null for a record', '[\n{"id":1},\nnull\n]\n', [1], [[3, BRACES]]],
  ['a number for a record', '[\n7\n]\n', [], [[2, BRACES]]],
  ['two records on a line', '[\n{"id":1},\n{"id":2}, {"id":3}\n]\n', [1], [[3, JSON_FAULT]]],
  [
    'a record on two lines and two on the next',
    '[\n{"id":1,"parts":[{"id":10},\n{"id":11}]},\n{"id":2},{"id":3}\n]\n',
    [],
    [
      [2, JSON_FAULT],
      [3, JSON_FAULT],
      [4, JSON_FAULT],
    ],
  ],
  [
    'two records on a line and one on the next two',
    '[\n{"id":1},{"id":2},\n{"id":3,\n"name":"x"}\n]\n',
    [],
    [
      [2, JSON_FAULT],
      [3, JSON_FAULT],
      [4, JSON_FAULT],
    ],
  ],
  ['records in a record', '[\n{"id":1,"parts":[{"id":10},{"id":11}]},\n{"id":2}\n]\n', [1, 2], []],
  [
    'all of it',
    '[\n{"id":1}\n"x",\n{"id":3},\n]\n',
    [],
    [
      [2, COMMA],
      [3, BRACES],
      [4, NO_COMMA],
    ],
  ],
];

describe('the lines of a record file', () => {
  it.each(table)('%s', (_, text, ids, faults) => {
    const read = parseRecordLines(text, 'data/x.json');
    expect(read.rows.map(({ id }) => id)).toEqual(ids);
    expect(read.faults).toEqual(
      faults.map(([line, message]) => ({ file: 'data/x.json', line, field: undefined, message })),
    );
  });

  it('are reported with the message of the parser if they are not JSON', () => {
    const { rows, faults } = parseRecordLines('[\n{"id":1},\n{id:2},\n{"id":3}\n]\n', 'x');
    expect(rows).toEqual([{ id: 1 }, { id: 3 }]);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatchObject({ line: 3, field: undefined });
    expect(faults[0]?.message).toMatch(/^is not valid JSON: .*JSON at position 1/);
  });
});

describe('a record file', () => {
  it('is read with the location of each row', async () => {
    const folder = newFolder('records', onTestFinished);
    const text = '[\n{"id":1},\n{"id":2}\n]\n';
    await writeFile(join(folder, 'moons.json'), text);
    const file = await readRecordFile(join(folder, 'moons.json'));
    expect(file).toMatchObject({ content: Buffer.from(text), rows: [{ id: 1 }, { id: 2 }], faults: [] });
    expect([file.location(0), file.location(1)]).toEqual([
      { file: join(folder, 'moons.json'), line: 2 },
      { file: join(folder, 'moons.json'), line: 3 },
    ]);
  });

  it('is named relative to the working folder if it is inside', async () => {
    const { faults } = await readRecordFile(resolve('data', 'prose', 'comets.json'));
    expect(faults).toMatchObject([{ file: 'data/prose/comets.json', message: 'cannot be read: ENOENT' }]);
  });

  it('has the right location for rows after a line that could not be read', async () => {
    const folder = newFolder('records', onTestFinished);
    await writeFile(join(folder, 'moons.json'), '[\nnot a record,\n{"id":2}\n]\n');
    const file = await readRecordFile(join(folder, 'moons.json'));
    expect(file.rows).toEqual([{ id: 2 }]);
    expect(file.location(0).line).toBe(3);
  });

  it('is reported as a fault if it is missing', async () => {
    const folder = newFolder('records', onTestFinished);
    const file = await readRecordFile(join(folder, 'moons.json'));
    expect(file.rows).toEqual([]);
    expect(file.faults).toEqual([
      { file: join(folder, 'moons.json'), line: 1, field: undefined, message: 'cannot be read: ENOENT' },
    ]);
  });
});
