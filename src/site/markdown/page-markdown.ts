// Converts the main part of a page to Markdown, with its words, headings, lists, tables and code, but without navigation and parts for
// scripts. An unknown element throws, so that none is lost silently.

/**
 * Reads the HTML of the templates into a tree. They close all elements and escape all texts, so an unclosed element is a fault of a
 * template and throws.
 */
export interface HtmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly HtmlNode[];
}

export type HtmlNode = HtmlElement | string;

const PIECE = /<!--[\s\S]*?-->|<(\/?)([a-z][a-z0-9]*)((?:\s[^>]*)?)>|[^<]+/gi;
const ATTRIBUTE = /([a-z-]+)(?:="([^"]*)")?/gi;
/** Elements without an end tag. */
const VOID = /^(br|hr|img|input|link|meta|path|wbr)$/;

export function readHtml(html: string): readonly HtmlNode[] {
  const roots: HtmlNode[] = [];
  const open: { readonly name: string; readonly children: HtmlNode[] }[] = [];
  for (const [piece, slash, name, rest = ''] of html.matchAll(PIECE)) {
    const siblings = open.at(-1)?.children ?? roots;
    if (name === undefined) {
      if (!piece.startsWith('<')) siblings.push(unescapeHtml(piece));
    } else if (slash === '/') {
      if (open.pop()?.name !== name) throw new Error(`</${name}> closes nothing.`);
    } else {
      const element = { name, attributes: attributesOf(rest), children: [] };
      siblings.push(element);
      if (!VOID.test(name) && !rest.endsWith('/')) open.push(element);
    }
  }
  const unclosed = open.at(-1);
  if (unclosed !== undefined) throw new Error(`<${unclosed.name}> is not closed.`);
  return roots;
}

/** The first element with a name, at any depth. */
export function findElement(nodes: readonly HtmlNode[], name: string): HtmlElement | undefined {
  for (const node of nodes) {
    if (typeof node === 'string') continue;
    const found = node.name === name ? node : findElement(node.children, name);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** All of its text, unchanged. */
export const textOf = (node: HtmlNode): string =>
  typeof node === 'string' ? node : node.children.map(textOf).join('');

export const hasClass = ({ attributes }: HtmlElement, name: string): boolean =>
  attributes.class?.split(' ').includes(name) === true;

const NONE: HtmlElement['attributes'] = {};

/** Most elements have none. */
function attributesOf(text: string): HtmlElement['attributes'] {
  if (text === '') return NONE;
  const attributes: Record<string, string> = {};
  for (const [, name = '', value = ''] of text.matchAll(ATTRIBUTE)) attributes[name] = unescapeHtml(value);
  return attributes;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

const unescapeHtml = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] as string);

type MarkdownLink = (href: string) => string;

const INLINE = /^(a|br|code|em|img|span|strong|time|var|wbr)$/;

const isInline = (node: HtmlNode): boolean => typeof node === 'string' || INLINE.test(node.name);

/** One line, or several if the page has breaks. */
function inlineMarkdown(nodes: readonly HtmlNode[], link: MarkdownLink): string {
  return nodes
    .map((node) => written(node, link))
    .join('')
    .replace(/ *\n */g, '\n')
    .replace(/ {2,}/g, ' ')
    .trim();
}

function written(node: HtmlNode, link: MarkdownLink): string {
  if (typeof node === 'string') return escaped(node.replace(/\s+/g, ' '));
  const inner = () => inlineMarkdown(node.children, link);
  switch (node.name) {
    case 'a':
      return linked(inner(), node.attributes.href ?? '#', link);
    case 'br':
      return '\n';
    case 'code':
      return code(textOf(node));
    case 'em':
      return `*${inner()}*`;
    case 'img':
      return `![${escaped(node.attributes.alt ?? '')}](${node.attributes.src})`;
    case 'strong':
      return `**${inner()}**`;
    case 'wbr':
      return '';
    case 'span':
    case 'time':
    case 'var':
      return spanned(node, inner());
    default:
      throw new Error(`<${node.name}> has no form in a line of Markdown.`);
  }
}

/** A tag has a colour on the page and parentheses in text. */
const spanned = (node: HtmlElement, text: string) => (hasClass(node, 'tag') ? `(${text})` : text);

/** Markdown has no anchors except headings, so a link within the page becomes text. */
const linked = (text: string, href: string, link: MarkdownLink) =>
  href.startsWith('#') ? text : `[${text}](${link(href)})`;

/** Uses more backticks than the code contains. */
function code(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  const most = Math.max(0, ...(line.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(most + 1);
  const room = /^`|`$/.test(line) ? ' ' : '';
  return `${fence}${room}${line}${room}${fence}`;
}

/** Escapes a character only if Markdown would interpret it, so that text stays legible. */
const escaped = (text: string) =>
  text
    .replace(/[\\`*~]/g, '\\$&')
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
    .replace(/<(?=[a-z/!?])/gi, '\\<')
    .replace(/&(?=#?\w+;)/g, '\\&')
    .replace(/\](?=[([])/g, '\\]');

export interface MarkdownOptions {
  readonly link: MarkdownLink;
  /** The number of levels by which headings are lowered in a larger document. */
  readonly lowered?: number;
  /** The ids of sections that are left out. */
  readonly without?: readonly string[];
}

export function pageMarkdown(html: string, { link, lowered = 0, without = [] }: MarkdownOptions): string {
  const main = /<main[ >][\s\S]*<\/main>/.exec(html)?.[0];
  if (main === undefined) throw new Error('A page needs a main part.');
  const children = readHtml(main).flatMap((node) => (typeof node === 'string' ? [] : node.children));
  return `${blocks(sectionsLeft(children, without), { link, lowered }).join('\n\n')}\n`;
}

type MarkdownWriting = Required<Pick<MarkdownOptions, 'link' | 'lowered'>>;

function sectionsLeft(nodes: readonly HtmlNode[], without: readonly string[]): readonly HtmlNode[] {
  let isLeft = true;
  return nodes.filter((node) => {
    if (typeof node !== 'string' && node.name === 'h2') isLeft = !without.includes(node.attributes.id ?? '');
    return isLeft;
  });
}

/** Consecutive text and inline elements form a paragraph. */
function blocks(nodes: readonly HtmlNode[], writing: MarkdownWriting): readonly string[] {
  const written: string[] = [];
  let line: HtmlNode[] = [];
  const endLine = () => {
    written.push(paragraph(line, writing));
    line = [];
  };
  for (const node of nodes) {
    if (typeof node === 'string' || isInline(node)) line.push(node);
    else {
      endLine();
      written.push(...block(node, writing));
    }
  }
  endLine();
  return written.filter((text) => text !== '');
}

function block(element: HtmlElement, writing: MarkdownWriting): readonly string[] {
  const { name, children, attributes } = element;
  if (attributes.hidden !== undefined) return [];
  switch (name) {
    case 'nav':
    case 'script':
    case 'svg':
      return [];
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4': {
      const level = Number(name.slice(1)) + writing.lowered;
      return [`${'#'.repeat(level)} ${inlineMarkdown(children, writing.link)}`];
    }
    case 'p':
      return [paragraph(children, writing)];
    case 'ul':
      return [list(elementsOf(children), () => '- ', writing)];
    case 'ol':
      return [list(elementsOf(children), (index) => `${index + 1}. `, writing)];
    case 'dl':
      return definitions(elementsOf(children), writing);
    case 'table':
      return [tableMarkdown(element, writing.link)];
    case 'pre':
      return [fenced(element)];
    case 'blockquote':
      return [blocks(children, writing).join('\n\n').replace(/^/gm, '> ').replace(/ +$/gm, '')];
    case 'article':
    case 'details':
    case 'div':
    case 'figcaption':
    case 'figure':
    case 'section':
    case 'summary':
      return blocks(children, writing);
    // Text has no controls.
    case 'form':
      return [];
    default:
      throw new Error(`<${name}> has no form in Markdown.`);
  }
}

/** A text that begins as a heading, a list or a quotation is escaped. */
const paragraph = (nodes: readonly HtmlNode[], { link }: MarkdownWriting) =>
  inlineMarkdown(nodes, link).replace(/^(\d*)(?=(?:#{1,6}|[+>-])\s|(?<=\d)[.)]\s)/gm, '$1\\');

function list(
  items: readonly HtmlElement[],
  mark: (index: number) => string,
  writing: MarkdownWriting,
): string {
  return items.map((item, index) => listItem(mark(index), blocks(item.children, writing))).join('\n');
}

/** A line and the paragraph or list below it stay together. Other parts of an item are separated. */
function listItem(mark: string, [first = '', ...rest]: readonly string[]): string {
  const isSimple = rest.every((text) => !/^(```|\||#|>)/.test(text)) && rest.length < 2;
  const text = [first, ...rest].join(isSimple ? '\n' : '\n\n');
  return `${mark}${text.replace(/\n(?=.)/g, `\n${' '.repeat(mark.length)}`)}`;
}

/** Term and meaning on one line, unless the term is a block of code. */
function definitions(elements: readonly HtmlElement[], writing: MarkdownWriting): readonly string[] {
  const items: string[] = [];
  const apart: string[] = [];
  for (const [index, term] of elements.entries()) {
    if (term.name !== 'dt') continue;
    const meaning = blocks(elements[index + 1]?.children ?? [], writing);
    if (term.children.every(isInline))
      items.push(listItem('- ', [`${inlineMarkdown(term.children, writing.link)}: ${meaning.join(' ')}`]));
    else apart.push(...blocks(term.children, writing), ...meaning);
  }
  return [...apart, items.join('\n')];
}

/** Uses more backticks than any line begins with. */
function fenced(pre: HtmlElement): string {
  const [language = ''] = (findElement([pre], 'code')?.attributes.class ?? '')
    .split(' ')
    .flatMap((name) => (name.startsWith(LANGUAGE) ? [name.slice(LANGUAGE.length)] : []));
  const text = textOf(pre).replace(/\n$/, '');
  const most = Math.max(2, ...(text.match(/^`+/gm) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(most + 1);
  return `${fence}${language}\n${text}\n${fence}`;
}

/** The prefix of the class with the language of code in HTML. */
const LANGUAGE = 'language-';

const elementsOf = (nodes: readonly HtmlNode[]) =>
  nodes.filter((node): node is HtmlElement => typeof node !== 'string');

/** A table needs a head in Markdown, and its cells are single lines. */
function tableMarkdown(table: HtmlElement, link: MarkdownLink): string {
  const [head, ...rows] = rowsOf(table.children);
  if (head === undefined || findElement(table.children, 'thead') === undefined)
    throw new Error('A table needs a head.');
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const cell = ({ children }: HtmlElement) =>
    inlineMarkdown(children, link).replaceAll('\n', ' ').replaceAll('|', '\\|');
  return [
    line(head.map(cell)),
    line(head.map((each) => (hasClass(each, 'count') ? '---:' : '---'))),
    ...rows.map((row) => line(row.map(cell))),
  ].join('\n');
}

/** The cells of each row, in any part of the table. */
function rowsOf(nodes: readonly HtmlNode[]): readonly (readonly HtmlElement[])[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    if (node.name !== 'tr') return rowsOf(node.children);
    return [node.children.filter((cell): cell is HtmlElement => typeof cell !== 'string')];
  });
}
