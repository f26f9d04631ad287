// Checks of the texts of all pages: distinct titles, whole summaries, one language per page, no banned turn.
import { describe, expect, it } from 'vitest';
import { type Language, languages } from '../../src/site/shell/addresses.js';
import { englishTurns, spanishTurns } from '../docs/banned-turns.js';
import { foreignTexts } from './foreign-texts.js';
import { namesOf } from './sitemap-pages.js';
import type { Walk } from './walk.js';

interface Rendered {
  readonly path: string;
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  /** The main part without code, inputs and tags. */
  readonly text: string;
  /** Texts in the other language. */
  readonly foreign: readonly string[];
}

const decoded = (text: string) =>
  text
    .replace(
      /&(amp|lt|gt|quot|#39);/g,
      (_, name) => ({ amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" })[name as 'amp'],
    )
    .replace(/\s+/g, ' ')
    .trim();

function read(html: string): Pick<Rendered, 'title' | 'description' | 'text' | 'foreign'> {
  const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? '';
  const shown = main
    .replace(/<(pre|code|em|script|svg|option|output|samp|kbd|blockquote)\b[\s\S]*?<\/\1>/g, ' x ')
    .replace(/<[^>]+lang="\w+"[^>]*>[\s\S]*?<\/[a-z0-9]+>/g, ' x ')
    .replace(/<\/(p|li|h\d|td|th|dt|dd|figcaption|label|summary)>/g, '. ')
    .replace(/<[^>]+>/g, '');
  return {
    title: decoded(/<title>([^<]*)/.exec(html)?.[1] ?? ''),
    description: decoded(/<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? ''),
    text: decoded(shown),
    foreign: foreignTexts(html),
  };
}

const turns = { en: englishTurns, es: spanishTurns };

export function textChecks({ service, pages, records, others }: Walk) {
  const rendered: readonly Rendered[] = pages.map(({ page: { path, language }, html }) => ({
    path,
    language,
    ...read(html),
  }));

  describe.each(languages)('is checked in %s', (language) => {
    const own = () => rendered.filter((page) => page.language === language);

    it('has no equal titles of two pages', () => {
      const titles = own().map(({ title }) => title);
      expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
    });

    it('has a summary of four words or more on every page, and a different one in each guide', () => {
      const short = own().filter(({ description }) => description.split(' ').length < 4);
      expect(short.map(({ path, description }) => `${path}: ${description}`)).toEqual([]);
      const ofGuides = own().filter(({ path }) => path.includes('/guides/'));
      expect(new Set(ofGuides.map(({ description }) => description)).size).toBe(ofGuides.length);
    });

    it('has no repeated sentence in a summary', () => {
      const repeated = own().filter(({ description }) => {
        const sentences = description.split(/(?<=[.!?]) /);
        return new Set(sentences).size < sentences.length;
      });
      expect(repeated.map(({ path, description }) => `${path}: ${description}`)).toEqual([]);
    });

    it('has no banned turn in a text', () => {
      const found = own().flatMap(({ path, title, description, text }) =>
        turns[language].flatMap(({ turn, instead }) => {
          const all = `${title}. ${description} ${text}`;
          const index = turn.exec(all)?.index;
          return index === undefined
            ? []
            : `${path}: …${all.slice(Math.max(0, index - 40), index + 40)}… (instead: ${instead})`;
        }),
      );
      expect([...new Set(found)]).toEqual([]);
    });

    it('has every page in its language', () => {
      expect(own().flatMap(({ path, foreign }) => foreign.map((text) => `${path} ${text}`))).toEqual([]);
    });
  });

  it('has one language on each page of a record or a list', () => {
    const names = namesOf(service);
    const found = [...pages, ...records, ...others].flatMap(({ path, status, html }) =>
      status === 200
        ? foreignTexts(html, (text) => names.has(text)).map((text) => `${path} ${text}`)
        : [`${path} is ${status}`],
    );
    expect(found).toEqual([]);
  });
}
