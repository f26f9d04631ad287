// Two exports of the same responses have equal bytes and times, so that web servers give them equal entity tags.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { newFolder } from '../../../test/system/new-folder.js';
import { writeAnswers } from './write-answers.js';

let root: string;
beforeEach(() => {
  root = newFolder('atlas-write-answers', onTestFinished);
});

const edition = new Date('2020-02-03T00:00:00Z');
const answersWith = (last: string): Parameters<typeof writeAnswers>[0] => [
  { paths: ['/api/v1/Thing', '/api/v1/Other'], body: () => JSON.stringify('x'.repeat(9000)) },
  { paths: ['/api/v1/Thing/1'], body: () => `[1,${last}]` },
];

async function exported(name: string, answers: Parameters<typeof writeAnswers>[0]) {
  const folder = join(root, name);
  const signal = new AbortController().signal;
  await writeAnswers(answers, { folder, edition, quality: 1, signal, step: () => {} });
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  return new Map(
    files.sort().map((file) => {
      const { mtimeMs, size } = statSync(file);
      return [
        file.slice(folder.length),
        { mtimeMs, size, hash: createHash('sha256').update(readFileSync(file)).digest('hex') },
      ];
    }),
  );
}

it('writes a file with the same bytes and time in each run, dated the day before the edition', async () => {
  const [first, second] = [
    await exported('first', answersWith('2')),
    await exported('second', answersWith('2')),
  ];
  expect(first.size).toBe(7);
  expect(second).toEqual(first);
  for (const { mtimeMs } of first.values()) {
    expect(mtimeMs).toBeLessThan(edition.getTime());
    expect(mtimeMs).toBeGreaterThanOrEqual(edition.getTime() - 86_400_000);
  }
});

it('gives another time to a file whose content changes but not its size', async () => {
  const [first, second] = [
    await exported('first', answersWith('2')),
    await exported('second', answersWith('3')),
  ];
  const [name = ''] = [...first.keys()].filter((file) => file.endsWith('1.json'));
  expect(second.get(name)?.size).toBe(first.get(name)?.size);
  expect(second.get(name)?.mtimeMs).not.toBe(first.get(name)?.mtimeMs);
});
