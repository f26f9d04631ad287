// The parts of a Markdown file that two languages must have in common.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Marked, type Token, type Tokens } from 'marked';
import { projectFolder } from '../../src/settings/project-folder.js';

export interface Paper {
  /** Headings with their levels, tables with their sizes, code and comments as they are, in their order. */
  readonly structure: readonly string[];
  /** Where its links and pictures lead, in alphabetical order. */
  readonly links: readonly string[];
  /** Numbers in the texts without separators, because 1,123 is 1.123 in Spanish, in order of their digits. */
  readonly numbers: readonly string[];
  /** The names that a link can have behind `#`. */
  readonly anchors: ReadonlySet<string>;
}

const marked = new Marked();
const NUMBER = /\d+(?:[.,]\d+)*/g;

/** The path begins at the folder of the project. */
export function readPaper(path: string): Paper {
  const tokens = marked.lexer(readFileSync(join(projectFolder(), path), 'utf8'));
  const links: string[] = [];
  marked.walkTokens(tokens, (token) => {
    if (token.type === 'link' || token.type === 'image')
      links.push((token as Tokens.Link | Tokens.Image).href);
  });
  const texts = tokens.filter(({ type }) => type !== 'code' && type !== 'html').map(({ raw }) => raw);
  const numbers = texts.flatMap((text) => text.match(NUMBER) ?? []).map((it) => it.replace(/[.,]/g, ''));
  return {
    structure: tokens.flatMap(describe),
    links: links.sort(),
    numbers: numbers.sort(),
    anchors: anchorsOf(tokens),
  };
}

function describe(token: Token): readonly string[] {
  switch (token.type) {
    case 'space':
      return [];
    case 'heading':
      return [`heading ${token.depth}`];
    case 'table':
      return [`table of ${token.rows.length} rows and ${token.header.length} columns`];
    case 'list':
      return [`list of ${token.items.length}`];
    case 'code':
      return [`code ${token.lang}\n${withoutWords(token.text)}`];
    case 'html':
      return [token.raw.trim()];
    default:
      return [token.type];
  }
}

/** A remark at the end of a line of code is in the language of the document, and so is the text of a problem. */
function withoutWords(code: string): string {
  const plain = code.replace(/ {2,}# .*$/gm, '');
  return plain.includes('"/docs/problems/')
    ? plain.replace(/^( *"(?:title|detail|message)": ).*?(,?)$/gm, '$1...$2')
    : plain;
}

/** Anchors as the host of the repository and the site make them. */
function anchorsOf(tokens: readonly Token[]): ReadonlySet<string> {
  const headings = tokens.filter(({ type }) => type === 'heading') as readonly Tokens.Heading[];
  return new Set(
    headings.map(({ text }) =>
      text
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .replace(/\s/g, '-'),
    ),
  );
}
