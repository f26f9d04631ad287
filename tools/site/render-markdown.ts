// Renders this project's Markdown as HTML of the site: headings get anchors, code gets colours, links stay inside the site.
import { Marked, type Token, type Tokens } from 'marked';
import type { Heading } from '../../src/site/docs/prose-page.js';
import { addresses } from '../../src/site/shell/addresses.js';
import {
  answerBlock,
  codeBlock,
  highlightJson,
  inlineCode,
  requestCaption,
} from '../../src/site/shell/code.js';
import { escapeHtml, type Html, html, raw } from '../../src/site/shell/html.js';
import { type ExampleComment, readExampleComment } from '../generate/example-comment.js';
import type { readGuidePicture } from './pictures.js';

interface RenderedMarkdown {
  readonly title: string;
  /** Its first paragraph, without markup. */
  readonly summary: string;
  readonly body: Html;
  /** Those of the second level. */
  readonly headings: readonly Heading[];
  /** All of its words, for the search. */
  readonly words: string;
  /** The words that people type who look for it: `<!-- keywords: payroll, nómina -->`. */
  readonly keywords: string;
  /** The name that a guide had before, whose URL redirects: `<!-- formerly: recipes -->`. */
  readonly formerly: string | undefined;
  /** The families and tools that it is about: `<!-- about: city match -->`. */
  readonly about: readonly string[];
}

/** The target of a link. Undefined for a file without a page, which is named but not linked. */
type ResolveLink = (href: string) => string | undefined;

const KEYWORDS = /^<!-- keywords: (.+) -->$/m;
const ABOUT_COMMENT = /^<!-- about: ([A-Za-z ]+) -->$/m;
/** Shows the form field: `<!-- field: mode="search" -->`. */
const FIELD_COMMENT = /^<!-- field:((?: [a-z-]+="[a-z]+")*) -->$/m;
const FORMERLY = /^<!-- formerly: ([a-z-]+) -->$/m;

/** A picture in the folder of the documents, by its path in the text. */
type ReadPicture = (href: string) => ReturnType<typeof readGuidePicture>;

export function renderMarkdown(
  markdown: string,
  resolveLink: ResolveLink,
  readPicture: ReadPicture,
): RenderedMarkdown {
  const headings: Heading[] = [];
  const taken = new Map<string, number>();
  const examples = new Map<Token, ExampleComment>();
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        const id = headingId(plain(text), taken);
        if (depth === 2) headings.push({ id, text: plain(text) });
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      code(token) {
        return `${code(token, examples.get(token)).text}\n`;
      },
      link({ href, tokens }) {
        const text = this.parser.parseInline(tokens);
        const to = resolveLink(href);
        if (to !== undefined) return `<a href="${escapeHtml(to)}">${text}</a>`;
        return `${text} (<code>${escapeHtml(href.replace(/^(\.\.?\/)+/, ''))}</code>)`;
      },
      codespan: ({ text }) => inlineCode(text).text,
      image({ href, text }) {
        const { address, width, height } = readPicture(href);
        return `<img src="${escapeHtml(address)}" width="${width}" height="${height}" alt="${escapeHtml(text)}" loading="lazy">`;
      },
      table(token) {
        const cells = (row: readonly Tokens.TableCell[], tag: string) =>
          row
            .map(({ tokens, align }) => {
              const aligned = align === 'right' ? ' class="count"' : '';
              return `<${tag}${tag === 'th' ? ' scope="col"' : ''}${aligned}>${this.parser.parseInline(tokens)}</${tag}>`;
            })
            .join('');
        const rows = token.rows.map((row) => `<tr>${cells(row, 'td')}</tr>\n`).join('');
        return `<div class="table" tabindex="0"><table><thead><tr>${cells(token.header, 'th')}</tr></thead>\n<tbody>\n${rows}</tbody></table></div>\n`;
      },
      text(token) {
        if ('tokens' in token && token.tokens) return this.parser.parseInline(token.tokens);
        return withUnits('escaped' in token && token.escaped ? token.text : escapeHtml(token.text));
      },
      html: ({ text }) => {
        const field = FIELD_COMMENT.exec(text.trim());
        if (field !== null)
          return `<form class="field" data-script="${addresses.placeSelect}"><atlas-place-select name="city" department-name="department"${field[1]}></atlas-place-select></form>\n`;
        return text.trim().startsWith('<!--') ? '' : escapeHtml(text);
      },
    },
  });
  const tokens = marked.lexer(markdown);
  const title = tokens.find(
    (token): token is Tokens.Heading => token.type === 'heading' && token.depth === 1,
  );
  if (title === undefined) throw new Error('The page has no title. Start it with a line "# Title".');
  const paragraph = tokens.find((token): token is Tokens.Paragraph => token.type === 'paragraph');
  const content = tokens.filter((token) => token !== title && token.type !== 'space');
  for (const [index, token] of content.entries()) {
    const before = content[index - 1];
    const example =
      token.type === 'code' && before?.type === 'html' ? readExampleComment(before.raw) : undefined;
    if (example !== undefined) examples.set(token, example);
  }
  return {
    title: plain(title.text),
    summary: plain(paragraph?.text ?? ''),
    body: raw(marked.parser(Object.assign(content, { links: tokens.links }))),
    headings,
    words: wordsOf(content),
    keywords: KEYWORDS.exec(markdown)?.[1] ?? '',
    formerly: FORMERLY.exec(markdown)?.[1],
    about: ABOUT_COMMENT.exec(markdown)?.[1]?.split(' ') ?? [],
  };
}

function code(
  { text, lang = '' }: { text: string; lang?: string | undefined },
  example: ExampleComment | undefined,
): Html {
  const caption = example && requestCaption(example.path);
  if (lang === 'json') return answerBlock(raw(highlightJson(text)), caption);
  if (lang !== 'console') return codeBlock(lang, text, caption);
  const lines = text
    .split('\n')
    .map((line) =>
      line.startsWith('$ ') ? html`<span class="prompt">$ </span>${line.slice(2)}` : html`${line}`,
    );
  return codeBlock(lang, raw(lines.map(({ text: line }) => line).join('\n')));
}

/** Keeps a number on the line of its unit. */
const withUnits = (text: string) =>
  text.replace(/(?<=\d) (?=(?:%|ms|s|kB|MB|GB|km²?|m|ha)(?![\p{L}\d]))/gu, '\u00a0');

/** The same anchors as on GitHub, so that links to headings work there too. */
function headingId(text: string, taken: Map<string, number>): string {
  const slug = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
  const times = taken.get(slug) ?? 0;
  taken.set(slug, times + 1);
  return times === 0 ? slug : `${slug}-${times}`;
}

/** Inline Markdown without its markup. */
function plain(text: string): string {
  return text
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<(https?:[^>]+)>/g, '$1')
    .replace(/[`*]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Headings and text, without code blocks. */
function wordsOf(tokens: readonly Token[]): string {
  return tokens
    .filter(({ type }) => type !== 'code' && type !== 'html')
    .map(({ raw: text }) => plain(text.replace(/[#|>-]+/g, ' ')))
    .join(' ');
}
