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
  /** Exists only if the operator names the repository of the data. */
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
  /** These exist once for all languages. */
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

export const markdownAddress = (page: string): string =>
  page === addresses.home ? '/index.md' : `${page}.md`;

export const guideAddress = (name: string): string => `/docs/guides/${name}`;

export const familyAddress = ({ name }: ModelFamily): string =>
  `${addresses.families}/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

export const operationAddress = ({ id }: Pick<Operation, 'id'>): string => `${addresses.operations}/${id}`;

export const problemAddress = (name: string): string => `${addresses.problems}/${name}`;

export const settingAddress = (setting: Setting<unknown>): string =>
  `${addresses.settings}/${flagOf(setting).replace(/^--/, '')}`;

/** The anchor of an edition on the page of downloads. */
export const editionAnchor = (edition: string): string => `edition-${edition}`;

/** The link preview of each kind of page, drawn by `node dist/lab/pictures/pictures.js`. */
export const pagePictures = ['front', 'documentation', 'data', 'map', 'tools'] as const;
export type PagePicture = (typeof pagePictures)[number];

/** In pixels, in the usual format of previews. */
export const pictureSize = { width: 1200, height: 630 } as const;

/** The folder of the previews of records, which show their family or the area that contains them. */
export const PREVIEWS = 'records';

export const previewAddress = (name: string): string => `/docs/pictures/${PREVIEWS}/${name}.png`;

export const pictureAddress = (picture: PagePicture): string => `/docs/pictures/${picture}.png`;

export const guidePictureAddress = (name: string): string => `/docs/pictures/${name}`;

/** The URLs of the years of a calendar in each language, or of the present one. Undefined if the calendar has no pages. */
export const calendarAddress = ({ segment }: Calendar): Localized | undefined =>
  segment && { en: `/${segment.en}`, es: `/${segment.es}` };

export const yearAddress = (calendar: Localized, year: number | string): Localized => ({
  en: `${calendar.en}/${year}`,
  es: `${calendar.es}/${year}`,
});

/** The URLs of the calculators in each language. */
export const calculatorAddresses = {
  calendar: { en: '/tools/calendar', es: '/herramientas/calendario' },
  workingDays: { en: '/tools/working-days', es: '/herramientas/dias-habiles' },
  match: { en: '/tools/match', es: '/herramientas/relacionar' },
  locate: { en: '/tools/locate', es: '/herramientas/ubicar' },
  compare: { en: '/tools/compare', es: '/herramientas/comparar' },
} as const;

export { type Language, languages };

/** The language of readers whose browser accepts none of them. */
export const DEFAULT_LANGUAGE: Language = languages[0];

/** The cookie that stores the reader's choice. */
export const LANGUAGE_COOKIE = 'language';

/** A page is identified by its URL without a language, such as `/docs/guides/paging`, or by one for each language. */
export type Address = string | Localized;

/** The URL without a language. */
export const addressIn = (language: Language, address: Address): string =>
  typeof address === 'string' ? address : address[language];

export function inLanguage(language: Language, address: Address): string {
  const path = addressIn(language, address);
  return path === '/' ? `/${language}` : `/${language}${path}`;
}
