// The changelog by its sections: one for each release with its date, below one for changes that are not released.
import type { Language } from '../../src/engine/text/localized.js';

export const changelogs: Readonly<Record<Language, { readonly path: string; readonly unreleased: string }>> =
  {
    en: { path: 'CHANGELOG.md', unreleased: 'Unreleased' },
    es: { path: 'CHANGELOG.es.md', unreleased: 'Sin publicar' },
  };

interface Section {
  /** Without its marks. */
  readonly heading: string;
  /** All lines below the heading, without spaces at either end. */
  readonly body: string;
}

interface Release extends Section {
  readonly version: string;
  readonly date: string;
}

const RELEASE = /^(\d+\.\d+\.\d+) - (\d{4}-\d{2}-\d{2})$/;

const sectionsOf = (text: string): readonly Section[] =>
  text
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [heading = '', ...lines] = section.split('\n');
      return { heading: heading.trim(), body: lines.join('\n').trim() };
    });

/** The newest first. */
export const releasesOf = (text: string): readonly Release[] =>
  sectionsOf(text).flatMap((section) => {
    const [, version = '', date = ''] = RELEASE.exec(section.heading) ?? [];
    return version === '' ? [] : { ...section, version, date };
  });

/** The unreleased changes; undefined if there is no section for them. */
export const unreleasedIn = (text: string, language: Language): string | undefined =>
  sectionsOf(text).find(({ heading }) => heading === changelogs[language].unreleased)?.body;

/** Turns the unreleased changes into a release. */
export const withRelease = (text: string, language: Language, version: string, date: string): string =>
  text.replace(`\n## ${changelogs[language].unreleased}\n`, `\n## ${version} - ${date}\n`);

/** The kind of each line: two languages have the same ones in the same order. */
export const linesByKind = (body: string): readonly string[] =>
  body
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => /^(#+|[-*]|\s)/.exec(line)?.[0] ?? 'text');
