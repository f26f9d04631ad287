// The content of a line: text with its signs escaped, code, links, emphasis.
import { type HtmlElement, type HtmlNode, hasClass, textOf } from './read-html.js';

/** The target of a link, as the Markdown shall have it. */
export type MarkdownLink = (href: string) => string;

const INLINE = /^(a|br|code|em|img|span|strong|time|var|wbr)$/;

export const isInline = (node: HtmlNode): boolean => typeof node === 'string' || INLINE.test(node.name);

/** One line, or several if the page has breaks. */
export function inlineMarkdown(nodes: readonly HtmlNode[], link: MarkdownLink): string {
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

/** A tag is set apart by its colour, and in text by parentheses. */
const spanned = (node: HtmlElement, text: string) => (hasClass(node, 'tag') ? `(${text})` : text);

/** Markdown has no anchors but headings: a link within the page is its text. */
const linked = (text: string, href: string, link: MarkdownLink) =>
  href.startsWith('#') ? text : `[${text}](${link(href)})`;

/** Between more backticks than it has itself. */
function code(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  const most = Math.max(0, ...(line.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(most + 1);
  const room = /^`|`$/.test(line) ? ' ' : '';
  return `${fence}${room}${line}${room}${fence}`;
}

/** Only if Markdown would read a sign as its own, so that text stays legible. */
const escaped = (text: string) =>
  text
    .replace(/[\\`*~]/g, '\\$&')
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
    .replace(/<(?=[a-z/!?])/gi, '\\<')
    .replace(/&(?=#?\w+;)/g, '\\&')
    .replace(/\](?=[([])/g, '\\]');
