// The words of each kind of document, which can only fall.
import { readdirSync } from 'node:fs';
import { join } from 'node:path/posix';
import { expect, it } from 'vitest';
import { projectFolder } from '../../src/settings/project-folder.js';
import { readText } from './read-text.js';

const files = (folder: string, recursive = true) =>
  readdirSync(join(projectFolder(), folder), { encoding: 'utf8', recursive })
    .filter((name) => name.endsWith('.md') && !name.includes('node_modules'))
    .map((name) => join(folder, name));

/** As `wc -w` counts them, without generated parts and examples, which grow with the data. */
const wordsOf = (text: string) =>
  text
    .replace(/<!-- (generated: \S+) -->[\s\S]*?<!-- end: \S+ -->/g, '')
    .replace(/<!-- example: .*-->\n```[\s\S]*?\n```/g, '')
    .trim()
    .split(/\s+/).length;

const isSpanish = (file: string) => file.endsWith('.es.md');
const isPaper = (file: string) => /^(README|CONTRIBUTING|CHANGELOG)/.test(file);

const kinds = {
  README: ['README.md', 'README.es.md'],
  CONTRIBUTING: ['CONTRIBUTING.md', ...files('docs/contributing')],
  'CONTRIBUTING in Spanish': ['CONTRIBUTING.es.md'],
  CHANGELOG: ['CHANGELOG.md', 'CHANGELOG.es.md'],
  'other documents': files('.', false).filter((file) => !isPaper(file)),
  'English guides': files('docs/guides').filter((file) => !isSpanish(file)),
  'Spanish guides': files('docs/guides').filter(isSpanish),
  decisions: files('docs/decisions'),
} satisfies Readonly<Record<string, readonly string[]>>;

const sum = (kind: keyof typeof kinds) =>
  kinds[kind].reduce((words, file) => words + wordsOf(readText(file)), 0);

// Lower a limit when the documents become shorter. A new page replaces another text, or is a reason to raise it.
it.each([
  ['README', 1100],
  ['CONTRIBUTING', 3300],
  ['CONTRIBUTING in Spanish', 1720],
  ['CHANGELOG', 1620],
  ['other documents', 3830],
  ['English guides', 31_050],
  ['Spanish guides', 32_130],
  ['decisions', 20_900],
] as const)('has in %s at most %d words', (kind, most) => {
  const words = sum(kind);
  console.log(`${kind}: ${words} of ${most}`);
  expect(words).toBeLessThanOrEqual(most);
});

it.each(['CONTRIBUTING.md', 'CONTRIBUTING.es.md'])('keeps %s within 1,800 words', (file) => {
  expect(readText(file).trim().split(/\s+/).length).toBeLessThanOrEqual(1800);
});

it('counts an added sentence, and no generated part', () => {
  const text = 'One two.';
  expect(wordsOf(`${text} Three more words.`)).toBe(5);
  const [open, close] = ['<!-- generated: table -->', '<!-- end: table -->'];
  expect(wordsOf(`${text}\n${open}\n| many | words |\n${close}\n`)).toBe(2);
});
