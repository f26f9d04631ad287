// Documents in English and in Spanish correspond: the same parts in the same order, code, links and numbers.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFolder } from '../../src/settings/project-folder.js';
import { type Paper, readPaper } from './paper.js';

const GUIDES = 'docs/guides';
const guides = readdirSync(join(projectFolder(), GUIDES));
const inEnglish = guides.filter((file) => !file.endsWith('.es.md'));
const inRoot = [
  'README.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'SUPPORT.md',
  'CODE_OF_CONDUCT.md',
  'client/README.md',
];
const spanishOf = (path: string) => path.replace(/\.md$/, '.es.md');

/** Headings and the files of links have names in their language. */
const targets = ({ links }: Paper) =>
  links.map((link) => link.replace(/#.*/, '').replace(/\.es(?=\.\w+$)/, '')).sort();

it('has every guide in both languages', () => {
  expect(guides.toSorted()).toEqual([...inEnglish, ...inEnglish.map(spanishOf)].sort());
  expect(inEnglish.length).toBeGreaterThan(10);
});

describe.each([...inRoot, ...inEnglish.map((file) => `${GUIDES}/${file}`)])('%s', (path) => {
  const [english, spanish] = [readPaper(path), readPaper(spanishOf(path))];

  it('has the same parts, and the same code', () => {
    expect(spanish.structure).toEqual(english.structure);
  });

  it('has the same links', () => {
    expect(targets(spanish)).toEqual(targets(english));
  });

  it('has the same numbers', () => {
    expect(spanish.numbers).toEqual(english.numbers);
  });
});
