// The links of all pages of an export, read from its files, each once with one page that contains it.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Attributes of HTML, the two forms of Markdown, and the data for search engines. */
const LINKS = [
  /\s(?:href|src|action|poster)="(\/[^"]*)"/g,
  /\]\((\/[^)\s]*)\)/g,
  /^\[[^\]]+\]: (\/\S*)/gm,
  /"(?:url|contentUrl|item)":"(\/[^"]*)"/g,
];

/** Links without anchors. `folder` is that of the export. */
export async function exportedLinks(folder: string): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const pages = entries.filter((entry) => entry.isFile() && /\.(html|md)$/.test(entry.name));
  const links = new Map<string, string>();
  for (const { parentPath, name } of pages) {
    const text = withoutCode(await readFile(join(parentPath, name), 'utf8'));
    for (const [, link = ''] of LINKS.flatMap((pattern) => [...text.matchAll(pattern)]))
      links.set(link.replaceAll('&amp;', '&').replace(/#.*$/, ''), join(parentPath, name));
  }
  return links;
}

/** Code of Markdown shows links of other pages. */
const withoutCode = (text: string) => text.replace(/^(```+)[\s\S]*?^\1$/gm, '').replace(/`[^`\n]*`/g, '');
