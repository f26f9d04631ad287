// Clients that name Markdown and prefer it to HTML get Markdown at the URL of a page.
import { expect, it } from 'vitest';
import { prefersMarkdown } from './serve-pages.js';

const BROWSER =
  'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8,application/signed-exchange;v=b3;q=0.7';

it.each<[accept: string | undefined, isPreferred: boolean]>([
  [undefined, false],
  ['', false],
  ['*/*', false],
  [BROWSER, false],
  ['text/*', false],
  ['text/html', false],
  ['text/plain', false],
  ['text/markdown', true],
  ['TEXT/Markdown; charset=utf-8', true],
  ['text/markdown;q=0.1', true],
  ['text/markdown;q=0', false],
  ['text/markdown;q=0, */*', false],
  ['text/markdown;q=0, text/html;q=0', false],
  ['text/markdown;q=2', false],
  ['text/markdown;q=x', false],
  ['text/markdown, */*', true],
  ['*/*, text/markdown', true],
  ['text/markdown;q=0.5, */*', false],
  ['text/markdown, text/*;q=0.9', true],
  ['text/markdown;q=0.8, text/*', false],
  ['text/html;q=0.9, text/markdown', true],
  ['text/html, text/markdown;q=0.9', false],
  ['text/markdown, text/html', true],
  ['text/markdown, text/html, */*', true],
  ['text/html, text/markdown', false],
  ['text/html, text/markdown, */*', false],
  ['text/markdown;q=0.6, text/html;q=0.5, */*', true],
  ['text/html;q=0, text/markdown;q=0.001', true],
  ['application/json, text/markdown;q=0.5', true],
  [`${BROWSER},text/markdown;q=0.9`, false],
  [';;q=,,', false],
])('answers %s with %s', (accept, isPreferred) => expect(prefersMarkdown(accept)).toBe(isPreferred));
