// The URLs of the site's pages, without their language.
import type { ModelFamily } from '../../engine/model/model.js';
import type { Operation } from '../../engine/operations/operation.js';
import type { Setting } from '../../settings/setting.js';
import { flagOf } from '../../settings/setting.js';

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
