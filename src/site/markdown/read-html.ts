// Reads HTML that our own templates wrote into a tree. They close all elements and escape all texts, so this is not a browser: an unclosed
// element is a fault of a template, and thrown.

export interface HtmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly HtmlNode[];
}

export type HtmlNode = HtmlElement | string;

const PIECE = /<!--[\s\S]*?-->|<(\/?)([a-z][a-z0-9]*)((?:\s[^>]*)?)>|[^<]+/gi;
const ATTRIBUTE = /([a-z-]+)(?:="([^"]*)")?/gi;
/** Elements that have no end. */
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

/** The first element of a name, wherever it is. */
export function findElement(nodes: readonly HtmlNode[], name: string): HtmlElement | undefined {
  for (const node of nodes) {
    if (typeof node === 'string') continue;
    const found = node.name === name ? node : findElement(node.children, name);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** All of its text, as it stands. */
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
