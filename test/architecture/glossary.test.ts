// The glossary of ARCHITECTURE.md, compared with the exported names of the sources.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFolder } from '../../src/settings/project-folder.js';
import { readSources } from './imports.js';

const text = readFileSync(join(projectFolder(), 'ARCHITECTURE.md'), 'utf8');
const [, glossary = ''] = text.split('\n## Glossary\n');
/** A row has a word in bold, its meaning, and the rooms in which exported names can have it. */
const ROW = /^\| \*\*([a-z]+)\*\* \| [^|]+ \| ([^|]+) \|$/gm;
const terms = [...glossary.matchAll(ROW)].map(([, word = '', rooms = '']) => ({
  word,
  rooms: [...rooms.matchAll(/`([^`]+)`/g)].map(([, room = '']) => room),
}));

const sources = readSources().filter(({ path }) => !/^(tools|lab)\//.test(path));
const EXPORTED = /^export (?:async )?(?:type|interface|class|function\*?|const) (\w+)/gm;
const names = sources.flatMap(({ path, text: source }) =>
  [...source.matchAll(EXPORTED)].map(([, name = '']) => ({ path, name, words: wordsOf(name) })),
);

/** The words of a name in the singular: `ready` and `response` for `readyResponses`. */
function wordsOf(name: string): readonly string[] {
  return name.split(/(?=[A-Z])|_/).map((word) => word.toLowerCase().replace(/s$/, ''));
}

it('has 25 words, each once and in alphabetical order', () => {
  const words = terms.map(({ word }) => word);
  expect(words).toHaveLength(25);
  expect(words).toEqual([...new Set(words)].sort());
});

describe.each(terms)('the word $word', ({ word, rooms }) => {
  const found = names.filter(({ words }) => words.includes(word));

  it('is in exported names of its rooms only', () => {
    const isAtHome = (path: string) => rooms.some((room) => path === room || path.startsWith(`${room}/`));
    expect(found.filter(({ path }) => !isAtHome(path))).toEqual([]);
  });

  it('is in an exported name of each of its rooms', () => {
    expect(rooms.filter((room) => !found.some(({ path }) => path.startsWith(room)))).toEqual([]);
    expect(rooms).not.toEqual([]);
  });

  it('is the name of one type at most', () => {
    const declared = new RegExp(`^(?:export )?(?:type|interface|class) ${word}\\b`, 'im');
    expect(sources.filter(({ text: source }) => declared.test(source)).length).toBeLessThanOrEqual(1);
  });
});
