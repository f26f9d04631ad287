// A table with a head, as Markdown tables have one; its cells are single lines.
import { inlineMarkdown, type MarkdownLink } from './inline-markdown.js';
import { findElement, type HtmlElement, type HtmlNode, hasClass } from './read-html.js';

export function tableMarkdown(table: HtmlElement, link: MarkdownLink): string {
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

/** The cells of each row, whichever part of the table it is in. */
function rowsOf(nodes: readonly HtmlNode[]): readonly (readonly HtmlElement[])[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    if (node.name !== 'tr') return rowsOf(node.children);
    return [node.children.filter((cell): cell is HtmlElement => typeof cell !== 'string')];
  });
}
