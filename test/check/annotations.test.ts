// Commands of GitHub Actions that no value of the data can break, and the summary that none can leave.
import { expect, it } from 'vitest';
import { annotationCommand, stepSummary } from '../../src/programs/check/report-to-github.js';

const place = { kind: 'error', file: 'data/x.json', line: 13, title: 'Fault' } as const;

it('writes a command on one line', () => {
  expect(annotationCommand({ ...place, message: 'expected 7, found 8: change it' })).toBe(
    '::error file=data/x.json,line=13,title=Fault::expected 7, found 8: change it',
  );
});

it('escapes the marks that GitHub documents, in messages and in properties', () => {
  expect(annotationCommand({ ...place, message: '100 %\r\n::error::x %0A' })).toBe(
    '::error file=data/x.json,line=13,title=Fault::100 %25%0D%0A::error::x %250A',
  );
  expect(annotationCommand({ ...place, file: 'a,b:c%.json', title: 'one: two, three\n', message: '' })).toBe(
    '::error file=a%2Cb%3Ac%25.json,line=13,title=one%3A two%2C three%0A::',
  );
});

const row = (text: string, paste?: string) => ({
  place: 'data/x.json:2',
  text: { en: text, es: `Es ${text}` },
  paste,
});

it('keeps a value inside its cell', () => {
  const summary = stepSummary([row('a | b\n<img src=x> `c` **d** @e [f](g)')], [], 3);
  const cells = summary.split('\n').find((line) => line.startsWith('| data/x.json'));
  expect(cells?.match(/\|/g)).toHaveLength(4);
  expect(cells).not.toMatch(/[<`*@[\]]/);
  expect(summary).toContain('Errores por corregir: 1. Faults to repair: 1.');
  expect(summary).toContain('Avisos sobre otros registros: 3.');
});

it('lists lines to copy once and unchanged, within a fence that they cannot close', () => {
  const line = '{"name":"a ``` b"},';
  const summary = stepSummary([], [row('x', line), row('y', line)], 0);
  expect(summary.match(/^````json\n(.*)\n````$/m)?.[1]).toBe(line);
});

it('limits the number of annotations', () => {
  const summary = stepSummary(Array(5000).fill(row('x'.repeat(5000), 'y'.repeat(3000))), [], 0);
  expect(summary.length).toBeLessThan(2 ** 20 / 4);
  expect(summary).toContain('Y 4950 más. And 4950 more.');
});
