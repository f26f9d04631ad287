// Messages, help and papers are free of turns that give them away as translated.
import { expect, it } from 'vitest';
import { bannedTurns } from './banned-turns.js';
import { sentencesOfPapers, sentencesOfSource } from './sentences.js';

/** How many such turns a file still has: the list only ever shrinks. */
const stillThere: Readonly<Record<string, number>> = {
  'docs/guides/cdn.md': 2,
  'docs/guides/errors.md': 1,
  'docs/guides/limits.md': 2,
  'docs/guides/one-machine.md': 4,
  'docs/guides/several-machines.md': 3,
  'src/openapi/operation-description.ts': 2,
  'src/pages/strings-en.ts': 5,
};

function findTurns(): ReadonlyMap<string, readonly string[]> {
  const byFile = new Map<string, string[]>();
  for (const { file, text } of [...sentencesOfSource(), ...sentencesOfPapers()])
    for (const turn of bannedTurns) {
      const index = turn.exec(text)?.index;
      if (index === undefined) continue;
      byFile.set(file, [...(byFile.get(file) ?? []), text.slice(Math.max(0, index - 40), index + 40)]);
    }
  return byFile;
}

const found = findTurns();

it('no sentence has a banned turn, but for those that are known', () => {
  const unknown = [...found].filter(([file, turns]) => turns.length > (stillThere[file] ?? 0));
  expect(Object.fromEntries(unknown)).toEqual({});
});

it('a turn that is gone is gone from the list', () => {
  const fewer = Object.entries(stillThere).filter(([file, count]) => (found.get(file)?.length ?? 0) < count);
  expect(fewer.map(([file]) => [file, found.get(file)?.length ?? 0])).toEqual([]);
});

it.each([
  '"x" is no parameter.',
  'each an integer; "x" is none',
  'values with commas between them',
  'The first so many.',
  'GET stands in the table.',
  'Whoever asks.',
  'allowed are GET, HEAD',
  'These are all there are.',
  'lists the paths there are',
  'radius goes with near',
  'tantos segundos como diga',
])('knows %j', (text) => {
  expect(bannedTurns.filter((turn) => turn.test(text))).toHaveLength(1);
});

it.each([
  'There is no City with id 0.',
  'null if there is none',
  'City 5 is no longer available.',
  'It is no more than 5 MB.',
])('lets %j pass', (text) => {
  expect(bannedTurns.filter((turn) => turn.test(text))).toEqual([]);
});
