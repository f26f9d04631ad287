import { expect, it } from 'vitest';
import { notRun, outcomeOf } from './outcome.js';
import { reportOf, withProjectFiles } from './report.js';

const absent = { name: 'Power BI', origin: 'its publisher', version: undefined };
const present = { name: 'pandas', origin: 'Debian', version: '1.5.3' };
const nothing = { rows: 0, values: 0, coordinates: 0, differences: 0, examples: [], files: 0 };

it('lists an absent program as not run, and never as passed', async () => {
  const outcome = await outcomeOf(absent, 'a line', async () => ({ passed: true, note: '' }));
  expect(outcome).toEqual(notRun(absent, 'a line'));
  const text = reportOf({
    date: '2026-11-18',
    edition: '2026.11.18-00000000',
    files: { results: [{ ...nothing, program: absent, format: 'csv' }], readByFew: ['csv/City.csv'] },
    examples: [outcome],
    descriptions: [await outcomeOf(present, 'a file', async () => ({ passed: false, note: 'one | fault' }))],
    projectFiles: [],
  });
  expect(text).toContain('| Power BI | `a line` | not run | The program is not installed. |');
  expect(text).toContain('| csv | Power BI | not run |');
  expect(text).toContain('| pandas | a file | failed | one \\| fault |');
  expect(text).not.toContain('passed');
});

it('counts an error of a program as a failure', async () => {
  const fail = async () => {
    throw new Error('cannot read it');
  };
  expect(await outcomeOf(present, 'a line', fail)).toMatchObject({
    result: 'failed',
    note: 'cannot read it',
  });
});

it('replaces the results about files of the project, and keeps all others', () => {
  const form = { program: present, read: 'a form', result: 'passed', note: '' } as const;
  const first = withProjectFiles('# Third-party programs\n\n', '2026-11-18', [{ ...form, result: 'failed' }]);
  expect(first).toContain('| pandas | a form | failed |');
  const second = withProjectFiles(first, '2026-11-19', [form]);
  expect(second).toBe(first.replace('2026-11-18', '2026-11-19').replace('failed', 'passed'));
});
