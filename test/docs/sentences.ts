// The sentences that people read, by their place: texts of the program, comments, titles of tests, documents without their code.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import ts from 'typescript';
import type { Language } from '../../src/engine/text/localized.js';
import { projectFolder } from '../../src/settings/project-folder.js';

export interface Sentence {
  readonly file: string;
  readonly text: string;
  readonly language: Language;
}

const read = (file: string) => readFileSync(join(projectFolder(), file), 'utf8');

const filesUnder = (folder: string, ending: string, recursive = true) =>
  readdirSync(join(projectFolder(), folder), { encoding: 'utf8', recursive })
    .filter((name) => name.endsWith(ending) && !name.includes('node_modules'))
    .map((name) => join(folder, name));

const isTest = (file: string) => file.endsWith('.test.ts') || file.startsWith('test/');
const programs = () => ['src', 'tools', 'test'].flatMap((folder) => filesUnder(folder, '.ts'));

/** A text of the program is a sentence, or part of one, if it has two words. */
const hasWords = (text: string) => /\p{L} \p{L}/u.test(text);
const withoutCode = (text: string) => text.replace(/`[^`\n]*`/g, '`x`');

export const sentencesOfSource = (): readonly Sentence[] =>
  programs()
    .filter((file) => !isTest(file))
    .flatMap((file) => textsIn(file, () => true));

/** The titles by which tests are reported. */
export const titlesOfTests = (): readonly Sentence[] =>
  programs()
    .filter((file) => file.endsWith('.test.ts'))
    .flatMap((file) => textsIn(file, isTitle));

function textsIn(file: string, matters: (node: ts.Node) => boolean): readonly Sentence[] {
  const found: Sentence[] = [];
  const visit = (node: ts.Node, language: Language): void => {
    const text = textOf(node);
    if (text !== undefined && hasWords(text) && matters(node))
      found.push({ file, text: withoutCode(text), language });
    const inside = ts.isPropertyAssignment(node) && node.name.getText() === 'es' ? 'es' : language;
    ts.forEachChild(node, (child) => visit(child, inside));
  };
  visit(ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true), 'en');
  return found;
}

/** The values of a template are left out. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…');
  return ts.isStringLiteralLike(node) ? node.text : undefined;
}

const isTitle = (node: ts.Node) =>
  ts.isCallExpression(node.parent) &&
  node.parent.arguments[0] === node &&
  /^(it|describe|test)\b/.test(node.parent.expression.getText());

/** Lines of one comment are one text. */
export const comments = (): readonly Sentence[] =>
  programs().flatMap((file) => {
    const source = read(file);
    const scanner = ts.createScanner(ts.ScriptTarget.Latest, false, ts.LanguageVariant.Standard, source);
    const found: string[] = [];
    const isComment = new Set([ts.SyntaxKind.SingleLineCommentTrivia, ts.SyntaxKind.MultiLineCommentTrivia]);
    let end = -1;
    for (let kind = scanner.scan(); kind !== ts.SyntaxKind.EndOfFileToken; kind = scanner.scan()) {
      if (!isComment.has(kind)) continue;
      const text = scanner.getTokenText().replace(/^\/\*+|^\/\/+|\*\/$|^\s*\*(?!\/)/gm, '');
      const goesOn = end >= 0 && source.slice(end, scanner.getTokenStart()).trim() === '';
      if (goesOn) found[found.length - 1] += text;
      else found.push(text);
      end = scanner.getTokenEnd();
    }
    return found.map((text) => ({
      file,
      text: withoutCode(text.replace(/\s+/g, ' ').trim()),
      language: 'en' as const,
    }));
  });

const documents = (files: readonly string[]): readonly Sentence[] =>
  files.flatMap((file) =>
    read(file)
      .replace(/^( *)```[\s\S]*?^\1```$/gm, '')
      .replace(/<!--[\s\S]*?-->/g, '')
      // Labels of other programs, in their words.
      .replace(/(?<![*\w])\*[^*\n]+\*(?!\*)/g, 'x')
      .split(/\n{2,}/)
      .map((text) =>
        withoutCode(
          text
            .replace(/\]\([^)]*\)/g, ']')
            .replace(/\s+/g, ' ')
            .trim(),
        ),
      )
      .filter((text) => text !== '')
      .map((text) => ({ file, text, language: file.endsWith('.es.md') ? 'es' : 'en' })),
  );

export const guides = () => documents(filesUnder('docs/guides', '.md'));
export const decisions = () => documents(filesUnder('docs/decisions', '.md'));
export const rootDocuments = () =>
  documents([
    ...filesUnder('.', '.md', false),
    ...filesUnder('docs', '.md', false),
    ...filesUnder('docs/data', '.md'),
    ...filesUnder('docs/problems', '.md'),
  ]);
