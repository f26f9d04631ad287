// Parses a page as it was sent, and finds its faults.
import type { Exchange } from '../static/exchange.js';

export interface SentPage {
  readonly path: string;
  readonly status: number;
  readonly headers: Exchange['headers'];
  readonly html: string;
  readonly ids: ReadonlySet<string>;
  /** All links and files on this origin, with anchors, resolved against the URL of the page. */
  readonly links: readonly string[];
}

export function readPage(path: string, { status, headers, body }: Exchange): SentPage {
  const html = body.toString();
  const found = [...html.matchAll(/\s(?:href|src|action)="([^"]*)"/g)].map(([, link]) =>
    unescaped(link as string),
  );
  const links = found
    .filter((link) => !/^(https?|mailto|data):/.test(link))
    .map((link) => (link.startsWith('#') ? `${path}${link}` : link));
  const ids = [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id as string);
  return { path, status, headers, html, ids: new Set(ids), links };
}

/** Elements that have no end. */
const VOID = /^(area|br|col|hr|img|input|link|meta|wbr|path)$/;

export function pageFaults({ path, status, html, ids }: SentPage): readonly string[] {
  const count = (pattern: RegExp) => html.match(pattern)?.length ?? 0;
  const faults: string[] = [];
  if (status !== 200) faults.push(`is ${status}`);
  if (count(/<h1[ >]/g) !== 1) faults.push('needs one title');
  if (count(/\sid="/g) !== ids.size) faults.push('has an id twice');
  if (/\b(undefined|NaN|\[object Object\])\b/.test(html.replace(/<code[\s\S]*?<\/code>/g, '')))
    faults.push('shows a value that is none');
  const levels = [...html.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level));
  if (levels.some((level, index) => index > 0 && level > (levels[index - 1] as number) + 1))
    faults.push('skips a level of headings');
  const unclosed = firstUnclosed(html);
  if (unclosed !== undefined) faults.push(`does not close ${unclosed}`);
  return faults.map((fault) => `${path} ${fault}`);
}

function firstUnclosed(html: string): string | undefined {
  const open: string[] = [];
  for (const [, slash, name, rest] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)([^>]*)>/g)) {
    if (VOID.test(name as string) || rest?.endsWith('/')) continue;
    if (slash === '') open.push(name as string);
    else if (open.pop() !== name) return `what ends with ${name}`;
  }
  return open.at(-1);
}

const unescaped = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&quot;', '"');
