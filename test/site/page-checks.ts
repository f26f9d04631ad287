// Checks of the pages with one URL: their headers, and what every page of the site has or must not have.
import { expect, it } from 'vitest';
import { inLanguage, languages, operationAddress } from '../../src/site/shell/addresses.js';
import { withCode } from '../../src/site/shell/html.js';
import { pageFaults } from './read-page.js';
import type { Walk } from './walk.js';

export function pageChecks({ service, all, pages, records }: Walk) {
  it('exists for every guide, family, operation, problem and setting, in every language', () => {
    for (const language of languages) {
      const count = (part: string) =>
        all.filter(({ path }) => path.startsWith(`/${language}/docs/${part}/`)).length;
      expect(count('families')).toBe(service.model.families.length);
      expect(count('operations')).toBe(service.operations.length + service.engine.batches.length);
      expect([count('guides') > 3, count('problems') > 10, count('settings') > 15]).toEqual([
        true,
        true,
        true,
      ]);
    }
  });

  it('has no fault', () => {
    expect([...pages, ...records].flatMap(pageFaults)).toEqual([]);
  });

  it('has links to its other languages, and no canonical URL or preview without a public origin', () => {
    for (const { page, html, headers } of pages) {
      const { path, bare, language } = page;
      expect(headers['content-language'], path).toBe(language);
      expect(html, path).toContain(`<html lang="${language}">`);
      expect(html, path).not.toMatch(/rel="canonical"|property="og:(url|image)/);
      for (const other of languages)
        expect(html, path).toContain(
          `<link rel="alternate" hreflang="${other}" href="${inLanguage(other, bare)}">`,
        );
    }
  });

  it('begins with its description if it is an operation', () => {
    const operations = new Map(
      [...service.operations, ...service.engine.batches].map((each) => [operationAddress(each), each]),
    );
    let found = 0;
    for (const { page, html } of pages) {
      const operation = operations.get(page.bare);
      if (operation === undefined) continue;
      found++;
      expect(html, page.path).toContain(
        `<p class="lead">${withCode(operation.description[page.language])}</p>`,
      );
    }
    expect(found).toBeGreaterThan(20);
  });

  it('has no style, script or handler in the page itself, and a policy that forbids them', () => {
    for (const { path, html, headers } of pages) {
      // Data for search engines or scripts are not code, although their element is called a script.
      const written = html.replace(
        /<code[^>]*>[\s\S]*?<\/code>|<script type="application\/(?:ld\+)?json"[^>]*>/g,
        '',
      );
      expect(written, path).not.toMatch(/<style|\sstyle=|<script(?![^>]*\ssrc=)|\son[a-z]+=|javascript:/i);
      const policy = String(headers['content-security-policy']);
      expect(policy, path).toContain("default-src 'none'");
      expect(policy, path).not.toContain('unsafe');
    }
  });

  it('links only within its language, except for the language switch', () => {
    for (const { page, path, html } of pages) {
      const links = [...html.matchAll(/<a ([^>]*)href="(\/[^"]*)"/g)].filter(
        ([, before]) => !before?.includes('class="language"'),
      );
      const elsewhere = links
        .map(([, , href]) => href as string)
        .filter((href) => /^\/(en|es|docs)?(\/|$)/.test(href))
        .filter((href) => href !== `/${page.language}` && !href.startsWith(`/${page.language}/`));
      expect(elsewhere, path).toEqual([]);
    }
  });
}
