// Pages as Markdown, made from their HTML on request, so the text of a page is written once.

import type { YieldingWork } from '../../engine/scheduling/yielding-work.js';
import { type HttpDocument, isWork } from '../../server/http/responses/finished-document.js';
import { type MarkdownOptions, pageMarkdown } from '../markdown/page-markdown.js';
import { markdownAddress } from './addresses.js';
import type { SitePage } from './site-page.js';

interface MarkdownPage extends SitePage {
  /** As a part of something larger: its headings a level lower, some sections left out. */
  readonly asPart: (without?: readonly string[]) => Promise<YieldingWork<string>>;
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
    const asMarkdown = async (parts: Omit<MarkdownOptions, 'link'>) =>
      markdownWork(await body(), { link, ...parts });
    return {
      path: markdownAddress(path),
      bare: markdownAddress(bare),
      language,
      type: 'text/markdown; charset=utf-8',
      headers: ['content-language', language],
      body: () => asMarkdown({}),
      asPart: (without = []) => asMarkdown({ lowered: 1, without }),
    };
  });
}

function* markdownWork(
  begun: Awaited<ReturnType<HttpDocument['body']>>,
  parts: MarkdownOptions,
): YieldingWork<string> {
  const html = isWork(begun) ? yield* begun : begun;
  yield;
  return pageMarkdown(Buffer.from(html as string).toString(), parts);
}
