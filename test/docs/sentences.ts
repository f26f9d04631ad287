// The sentences that people read, with their locations, in texts of the program, comments, titles of tests, and documents without their
// code.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { parseSync } from 'rolldown/utils';
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
const programs = () => ['src', 'tools', 'lab', 'test'].flatMap((folder) => filesUnder(folder, '.ts'));

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

/** Only those of `it` and `test`, which state what a test expects. */
export const titlesOfCases = (): readonly Sentence[] =>
  programs()
    .filter((file) => file.endsWith('.test.ts'))
    .flatMap((file) => textsIn(file, isCase));

/** A node of the syntax tree, with the fields that are read here. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly value?: unknown;
  readonly key?: Node & { readonly name?: string };
  readonly shorthand?: boolean;
  readonly callee?: Node;
  readonly arguments?: readonly Node[];
  readonly quasis?: readonly { readonly value: { readonly cooked: string } }[];
}

type Matters = (node: Node, parent: Node, source: string) => boolean;

/** The parsed files, which several groups of sentences share. */
const parsed = new Map<string, { source: string; program: Node; comments: readonly Node[] }>();

function parse(file: string) {
  const known = parsed.get(file);
  if (known !== undefined) return known;
  const source = read(file);
  const { program, comments, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join('\n')}`);
  const result = { source, program: program as unknown as Node, comments };
  parsed.set(file, result);
  return result;
}

function textsIn(file: string, matters: Matters): readonly Sentence[] {
  const found: Sentence[] = [];
  const { source, program } = parse(file);
  const visit = (node: Node, parent: Node, language: Language): void => {
    const text = textOf(node);
    if (text !== undefined && hasWords(text) && matters(node, parent, source))
      found.push({ file, text: withoutCode(text), language });
    const inside =
      node.type === 'Property' && node.key?.name === 'es' && node.shorthand === false ? 'es' : language;
    for (const child of Object.values(node)) {
      if (Array.isArray(child)) for (const each of child) isNode(each) && visit(each, node, inside);
      else if (isNode(child)) visit(child, node, inside);
    }
  };
  visit(program, program, 'en');
  return found;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** The values of a template are left out. */
function textOf(node: Node): string | undefined {
  if (node.type === 'TemplateLiteral') return node.quasis?.map(({ value }) => value.cooked).join('…');
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
}

const isFirstOf =
  (callees: RegExp): Matters =>
  (node, { type, callee, arguments: [first] = [] }, source) =>
    type === 'CallExpression' && first === node && callees.test(source.slice(callee?.start, callee?.end));

const isTitle = isFirstOf(/^(it|describe|test)\b/);
const isCase = isFirstOf(/^(it|test)\b/);

/** Lines of one comment are one text. */
export const comments = (): readonly Sentence[] =>
  programs().flatMap((file) => {
    const { source, comments } = parse(file);
    const found: string[] = [];
    let last = -1;
    for (const { start, end } of comments) {
      const text = source.slice(start, end).replace(/^\/\*+|^\/\/+|\*\/$|^\s*\*(?!\/)/gm, '');
      const goesOn = last >= 0 && source.slice(last, start).trim() === '';
      if (goesOn) found[found.length - 1] += text;
      else found.push(text);
      last = end;
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
      // Labels in the words of other programs.
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
    ...filesUnder('docs/contributing', '.md'),
    ...filesUnder('docs/problems', '.md'),
  ]);
