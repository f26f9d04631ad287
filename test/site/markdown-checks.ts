// Compares the pages as Markdown with the text of their HTML.
import { Marked, type Token, type Tokens } from 'marked';
import { expect, it } from 'vitest';
import { markdownAddress } from '../../src/site/shell/addresses.js';
import { isFull } from '../system/size.js';
import type { Walk } from './walk.js';

const parser = new Marked();

export function markdownChecks({ pages }: Walk) {
  const forms = pages.map(({ page, html, markdown }) => {
    const text = markdown.body.toString();
    const tokens: Token[] = [];
    parser.walkTokens(parser.lexer(text), (token) => {
      tokens.push(token);
    });
    return { page, whole: html, html: mainPart(html), markdown, text, tokens };
  });

  it('is Markdown in the language of the page, and begins with its title', () => {
    expect(forms.length).toBeGreaterThan(isFull ? 500 : 30);
    for (const { page, markdown, text } of forms) {
      const { status, headers } = markdown;
      expect([page.path, status, headers['content-type'], headers['content-language']]).toEqual([
        page.path,
        200,
        'text/markdown; charset=utf-8',
        page.language,
      ]);
      expect(text, page.path).toMatch(/^# \S.*\n\n[^\n]/);
    }
  });

  it('has HTML only in code', () => {
    const found = forms.flatMap(({ page, tokens }) =>
      tokens.filter(({ type }) => type === 'html').map(({ raw }) => `${page.path}: ${raw}`),
    );
    expect(found).toEqual([]);
  });

  it('has the same words in the same order', () => {
    for (const { page, html, text } of forms)
      expect(words(plainText(parser.parse(text) as string)), page.path).toEqual(words(plainText(html)));
  });

  it('has the headings, rows, items and blocks of code that the page has', () => {
    for (const { page, html, tokens } of forms) {
      const count = (pattern: RegExp) => html.match(pattern)?.length ?? 0;
      const of = <Kind extends Token>(type: string) =>
        tokens.filter((token) => token.type === type) as Kind[];
      const headings = of<Tokens.Heading>('heading').map(({ depth, text }) => [
        depth,
        words(plainText(parser.parseInline(text) as string)).join(' '),
      ]);
      const expected = [...html.matchAll(/<h(\d)[^>]*>([\s\S]*?)<\/h\1>/g)].map(([, depth, inner]) => [
        Number(depth),
        words(plainText(inner as string)).join(' '),
      ]);
      expect(headings, page.path).toEqual(expected);
      const tables = of<Tokens.Table>('table');
      expect(
        {
          tables: tables.length,
          rows: tables.reduce((sum, { rows }) => sum + rows.length + 1, 0),
          cells: tables.reduce((sum, { rows, header }) => sum + rows.flat().length + header.length, 0),
          code: of('code').length,
        },
        page.path,
      ).toEqual({
        tables: count(/<table/g),
        rows: count(/<tr/g),
        cells: count(/<t[hd][ >]/g),
        code: count(/<pre/g),
      });
    }
  });

  it('names the language of every block of code that has one', () => {
    for (const { page, html, tokens } of forms) {
      const fences = tokens.filter((token): token is Tokens.Code => token.type === 'code');
      const languages = [...html.matchAll(/<pre[^>]*><code(?: class="language-([a-z]+)")?>/g)];
      expect(
        fences.map(({ lang = '' }) => lang),
        page.path,
      ).toEqual(languages.map(([, language = '']) => language));
    }
    const named = forms.flatMap(({ tokens }) =>
      tokens.flatMap((token) => ('lang' in token ? [token.lang] : [])),
    );
    expect(named).toEqual(
      expect.arrayContaining(
        isFull ? ['json', 'sh', 'console', 'python', 'http', 'csv', 'markdown'] : ['json', 'sh', 'console'],
      ),
    );
  });

  it('is linked in the head of the page', () => {
    for (const { page, whole } of forms)
      expect(whole).toContain(
        `<link rel="alternate" type="text/markdown" href="${markdownAddress(page.path)}">`,
      );
  });
}

/** Without navigation, data for search engines and hidden elements. */
const mainPart = (page: string) =>
  (/<main[\s\S]*<\/main>/.exec(page)?.[0] ?? '').replace(
    /<(nav|form|script|svg)[ >][\s\S]*?<\/\1>|<div[^>]* hidden><\/div>/g,
    '',
  );

const plainText = (html: string) =>
  html
    .replace(/<wbr>|<\/?(span|var)[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot|#39);/g, ' ');

const words = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];
