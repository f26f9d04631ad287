// Every link of a page leads to a page, a file or an anchor that exists.
import { Marked, type Tokens } from 'marked';
import { expect, it } from 'vitest';
import { markdownAddress } from '../../src/site/shell/addresses.js';
import { isFull, part } from '../system/size.js';
import type { Walk } from './walk.js';

/** Only a part of the targets outside the site, such as responses, is requested. */
const ONE_IN = 8;
const parser = new Marked();

export function linkChecks({ all, pages, records, paths, get }: Walk) {
  const visited = new Map([...pages, ...records].map((page) => [page.path, page]));

  it('of pages lead to no missing page, anchor or file', async () => {
    const targets = new Map<string, string>();
    // The URL without a language redirects to that of the reader.
    for (const { path, links } of visited.values())
      for (const link of links) if (!link.startsWith('/data/')) targets.set(link, path);
    const wrong: string[] = [];
    const unread: [link: string, from: string][] = [];
    for (const [link, from] of targets) {
      const [url = '', anchor] = link.split('#') as [string, string?];
      const path = url.split('?')[0] as string;
      const page = visited.get(path);
      const isKnown = page?.status === 200 && (page.path === url || anchor !== undefined);
      if (isKnown && anchor !== undefined && !page.ids.has(decodeURIComponent(anchor)))
        wrong.push(`${from} -> ${link}`);
      // Another check requests the pages of the sitemap.
      else if (!isKnown && (isFull || anchor !== undefined || !paths.has(path))) unread.push([link, from]);
    }
    const statuses = new Map<string, number>();
    for (const [link, from] of part(unread, ONE_IN)) {
      const [url = '', anchor] = link.split('#') as [string, string?];
      const { status, body } = await get(url, anchor === undefined ? 'HEAD' : 'GET');
      statuses.set(url, status);
      // A guide to errors links to the errors that it explains.
      const isShown = visited
        .get(from)
        ?.html.includes(`&quot;status&quot;</span>: <span class="n">${status}<`);
      const hasAnchor = anchor === undefined || body.includes(` id="${decodeURIComponent(anchor)}"`);
      if ((status !== 200 && isShown !== true) || !hasAnchor) wrong.push(`${from} -> ${link}: ${status}`);
    }
    expect(wrong).toEqual([]);
    expect(statuses.size).toBeGreaterThan(isFull ? 2000 : 25);
  });

  it('of Markdown lead from the root to pages as Markdown in its own language', async () => {
    const own = new Set(all.map(({ path }) => path));
    const twins = new Set(all.map(({ path }) => markdownAddress(path)));
    const targets = new Map<string, { readonly from: string; readonly text: string }>();
    for (const { page, markdown } of pages) {
      const text = markdown.body.toString();
      parser.walkTokens(parser.lexer(text), (token) => {
        if (token.type !== 'link' && token.type !== 'image') return;
        const { href } = token as Tokens.Link | Tokens.Image;
        if (/^(https?|mailto):/.test(href)) return;
        const [path = ''] = href.split('#');
        expect(path, page.path).toMatch(/^\/[^/]/);
        expect(own.has(path), `${page.path} -> ${href}`).toBe(false);
        if (path.endsWith('.md')) expect(path).toMatch(new RegExp(`^/${page.language}[/.]`));
        targets.set(path, { from: page.path, text });
      });
    }
    const wrong: string[] = [];
    const unread = [...targets].filter(([path]) => isFull || !twins.has(path));
    for (const [path, { from, text }] of part(unread, ONE_IN)) {
      const { status } = await get(path);
      // A guide to errors links to the errors that it explains.
      if (status !== 200 && !text.includes(`"status": ${status}`)) wrong.push(`${from} -> ${path}`);
    }
    expect(wrong).toEqual([]);
    expect(targets.size).toBeGreaterThan(isFull ? 900 : 100);
  });
}
