// Finds the page at a URL, as HTML and as Markdown.
import { markdownPages } from './markdown-pages.js';
import type { SitePage } from './site-page.js';

export interface FoundPage {
  readonly page: SitePage;
  /** The page of the URL for readers of Markdown; undefined at a URL that is always Markdown. */
  readonly markdown?: SitePage | undefined;
}

/** Finds the page at a path with a language; letter case does not count. */
export function findPage(pages: readonly SitePage[]): (path: string) => FoundPage | undefined {
  const known = new Map<string, FoundPage>();
  const add = (found: FoundPage) => {
    const { path, language, bare } = found.page;
    for (const address of [path, `/${language}${bare}`]) known.set(address.toLowerCase(), found);
  };
  for (const [index, markdown] of markdownPages(pages).entries()) {
    add({ page: pages[index] as SitePage, markdown });
    add({ page: markdown });
  }
  return (path) => known.get(path.toLowerCase());
}
