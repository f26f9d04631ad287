// Reads the changelog by section. Each release has a section with its date below the unreleased changes, whose heading can name their
// version.
import type { Language } from '../../src/engine/text/localized.js';

interface Changelog {
  readonly path: string;
  readonly unreleased: string;
  /** The word that replaces the date of a release. */
  readonly notReleased: string;
}

export const changelogs: Readonly<Record<Language, Changelog>> = {
  en: { path: 'CHANGELOG.md', unreleased: 'Unreleased', notReleased: 'not released' },
  es: { path: 'CHANGELOG.es.md', unreleased: 'Sin publicar', notReleased: 'sin publicar' },
};

interface Section {
  /** The heading without its marks. */
  readonly heading: string;
  /** All lines below the heading, without blank ones at both ends. */
  readonly body: string;
}

interface Release extends Section {
  readonly version: string;
  readonly date: string;
}

const VERSION = '\\d+\\.\\d+\\.\\d+';
const RELEASE = new RegExp(`^(${VERSION}) - (\\d{4}-\\d{2}-\\d{2})$`);
const unreleasedHeading = ({ unreleased, notReleased }: Changelog) =>
  new RegExp(`^## (?:${unreleased}|${VERSION} - ${notReleased})$`, 'm');

const sectionsOf = (text: string): readonly Section[] =>
  text
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [heading = '', ...lines] = section.split('\n');
      return { heading: heading.trim(), body: lines.join('\n').trim() };
    });

/** Newest first. */
export const releasesOf = (text: string): readonly Release[] =>
  sectionsOf(text).flatMap((section) => {
    const [, version = '', date = ''] = RELEASE.exec(section.heading) ?? [];
    return version === '' ? [] : { ...section, version, date };
  });

/** The unreleased changes; undefined if there is no section for them. */
export const unreleasedIn = (text: string, language: Language): string | undefined =>
  sectionsOf(text).find(({ heading }) => unreleasedHeading(changelogs[language]).test(`## ${heading}`))?.body;

/** Turns the unreleased changes into a release. */
export const withRelease = (text: string, language: Language, version: string, date: string): string =>
  text.replace(unreleasedHeading(changelogs[language]), `## ${version} - ${date}`);

/** The kind of each line. Both languages have the same ones in the same order. */
export const linesByKind = (body: string): readonly string[] =>
  body
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => /^(#+|[-*]|\s)/.exec(line)?.[0] ?? 'text');
