// The sentences that people read: the texts in the source, and the papers without their blocks of code.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import ts from 'typescript';
import { projectFolder } from '../../src/settings/project-folder.js';

interface Sentence {
  readonly file: string;
  readonly text: string;
}

const filesUnder = (folder: string, recursive: boolean, ending: string) =>
  readdirSync(join(projectFolder(), folder), { encoding: 'utf8', recursive })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name));
const read = (file: string) => readFileSync(join(projectFolder(), file), 'utf8');

/** A text of the program is a sentence, or part of one, if it has two words. */
const hasWords = (text: string) => /\p{L} \p{L}/u.test(text);

export function sentencesOfSource(): readonly Sentence[] {
  return ['src', 'tools']
    .flatMap((folder) => filesUnder(folder, true, '.ts'))
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) =>
      textsOf(ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest))
        .filter(hasWords)
        .map((text) => ({ file, text })),
    );
}

/** What is filled in is left out of a template. */
function textsOf(source: ts.SourceFile): readonly string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTemplateExpression(node))
      texts.push([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…'));
    else if (ts.isStringLiteralLike(node)) texts.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts;
}

const papers = () => [
  'README.md',
  'README.es.md',
  'SECURITY.md',
  'CONTRIBUTING.md',
  'ARCHITECTURE.md',
  ...['docs/settings.md', 'docs/performance.md', 'docs/reliability.md'],
  ...filesUnder('docs/guides', false, '.md'),
  ...filesUnder('docs/problems', false, '.md'),
];

/** By paragraph; lines end where the editor broke them. */
export function sentencesOfPapers(): readonly Sentence[] {
  return papers().flatMap((file) =>
    read(file)
      .replace(/^```[\s\S]*?^```$/gm, '')
      .split(/\n{2,}/)
      .map((text) => ({ file, text: text.replace(/\s+/g, ' ').trim() }))
      .filter(({ text }) => text !== ''),
  );
}
