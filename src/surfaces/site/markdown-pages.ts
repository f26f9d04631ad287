// Every page of the site as Markdown, made from its HTML when it is asked for: what a page says is written once.
import { pageMarkdown } from '../../markdown/page-markdown.js';
import { markdownAddress } from '../../pages/addresses.js';
import type { SitePage } from './site-pages.js';

export interface MarkdownPage extends SitePage {
  /** As a part of something larger: its headings a level lower, some sections left out. */
  readonly asPart: (without?: readonly string[]) => Promise<string>;
}

/** In the order of the pages. */
export function markdownPages(pages: readonly SitePage[]): readonly MarkdownPage[] {
  const known = new Set(pages.map(({ path }) => path));
  /** Links to pages lead to their Markdown, so that a reader of Markdown stays with it. */
  const link = (href: string) => {
    const [, path = '', anchor = ''] = /^([^#]*)(.*)$/.exec(href) ?? [];
    return known.has(path) ? `${markdownAddress(path)}${anchor}` : href;
  };
  return pages.map(({ path, bare, language, body }) => {
    const html = async () => Buffer.from(await body()).toString();
    return {
      path: markdownAddress(path),
      bare: markdownAddress(bare),
      language,
      type: 'text/markdown; charset=utf-8',
      headers: ['content-language', language],
      body: async () => pageMarkdown(await html(), { link }),
      asPart: async (without = []) => pageMarkdown(await html(), { link, lowered: 1, without }),
    };
  });
}
