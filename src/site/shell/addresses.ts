// The languages of the site, and the URLs of a page in them.

import type { Calendar } from '../../engine/model/family.js';
import type { ModelFamily } from '../../engine/model/model.js';
import type { Operation } from '../../engine/operations/operation.js';
import { type Language, type Localized, languages } from '../../engine/text/localized.js';
import { flagOf, type Setting } from '../../settings/setting.js';

/** The URLs of the site's pages, without their language. */
export const addresses = {
  home: '/',
  data: { en: '/data', es: '/datos' },
  /** Only if the operator names the repository of the data. */
  correct: { en: '/correct', es: '/corregir' },
  explore: { en: '/explore', es: '/explorar' },
  documentation: '/docs',
  families: '/docs/families',
  operations: '/docs/operations',
  problems: '/docs/problems',
  settings: '/docs/settings',
  changelog: '/docs/changelog',
  changes: '/docs/changes',
  search: { en: '/search', es: '/buscar' },
  calculators: { en: '/tools', es: '/herramientas' },
  sources: '/docs/sources',
  downloads: { en: '/downloads', es: '/descargas' },
  status: { en: '/status', es: '/estado' },
  /** Only in a static copy. */
  staticCopy: '/docs/static-copy',
  /** These exist once, not for each language. */
  openapi: '/openapi.json',
  fullOpenapi: '/openapi.full.json',
  publicOpenapi: '/swagger/v1/swagger.json',
  jsonFeed: '/api/v1/changes/feed.json',
  atomFeed: '/api/v1/changes/atom.xml',
  icon: '/docs/mark.svg',
  favicon: '/favicon.ico',
  touchIcon: '/apple-touch-icon.png',
  placeSelect: '/embed/place-select.js',
  llms: '/llms.txt',
  llmsFull: '/llms-full.txt',
} as const;

/** The URL of a page as Markdown. */
export const markdownAddress = (page: string): string =>
  page === addresses.home ? '/index.md' : `${page}.md`;

export const guideAddress = (name: string): string => `/docs/guides/${name}`;

export const familyAddress = ({ name }: ModelFamily): string =>
  `${addresses.families}/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

export const operationAddress = ({ id }: Pick<Operation, 'id'>): string => `${addresses.operations}/${id}`;

export const problemAddress = (name: string): string => `${addresses.problems}/${name}`;

export const settingAddress = (setting: Setting<unknown>): string =>
  `${addresses.settings}/${flagOf(setting).replace(/^--/, '')}`;

/** Of an edition on the page of downloads. */
export const editionAnchor = (edition: string): string => `edition-${edition}`;

/** The picture that a link to a page is shown with elsewhere: one for each kind of page, drawn by `node dist/lab/pictures/pictures.js`. */
export const pagePictures = ['front', 'documentation', 'data', 'map', 'tools'] as const;
export type PagePicture = (typeof pagePictures)[number];

/** In pixels, as previews are laid out. */
export const pictureSize = { width: 1200, height: 630 } as const;

export const pictureAddress = (picture: PagePicture): string => `/docs/pictures/${picture}.png`;

/** Of a guide, by the name of its file. */
export const guidePictureAddress = (name: string): string => `/docs/pictures/${name}`;

/**
 * The URLs of the years of a calendar, in the words of each language. Without a year, they lead to the present one. Undefined if the
 * calendar has no pages.
 */
export const calendarAddress = ({ segment }: Calendar): Localized | undefined =>
  segment && { en: `/${segment.en}`, es: `/${segment.es}` };

export const yearAddress = (calendar: Localized, year: number | string): Localized => ({
  en: `${calendar.en}/${year}`,
  es: `${calendar.es}/${year}`,
});

/** The URLs of the tools, in the words of each language. */
export const calculatorAddresses = {
  calendar: { en: '/tools/calendar', es: '/herramientas/calendario' },
  workingDays: { en: '/tools/working-days', es: '/herramientas/dias-habiles' },
  match: { en: '/tools/match', es: '/herramientas/relacionar' },
  locate: { en: '/tools/locate', es: '/herramientas/ubicar' },
} as const;

export { type Language, languages };

/** For readers whose browser accepts none of them. */
export const DEFAULT_LANGUAGE: Language = languages[0];

/** Cookie in which the switch remembers the reader's choice. */
export const LANGUAGE_COOKIE = 'language';

/** A page is named by its URL without a language, such as `/docs/guides/paging`, in the words of each language if they differ. */
export type Address = string | Localized;

/** As it is without a language. */
export const addressIn = (language: Language, address: Address): string =>
  typeof address === 'string' ? address : address[language];

/** In the tree of a language. */
export function inLanguage(language: Language, address: Address): string {
  const path = addressIn(language, address);
  return path === '/' ? `/${language}` : `/${language}${path}`;
}
