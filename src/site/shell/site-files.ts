// The files of the build for the service: the finished pages, and the parts of those that are made on request.
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildFolder } from '../../settings/project-folder.js';
import type { Language } from './language.js';
import type { Assets, GuideEntry } from './site.js';

export interface SiteManifest {
  readonly assets: Assets;
  readonly guides: Readonly<Record<Language, readonly GuideEntry[]>>;
  /** URLs of the finished pages, without a language. */
  readonly pages: readonly string[];
  /** Names of the files of pictures in guides. */
  readonly pictures: readonly string[];
}

/** Without the part that changes with the content. */
export const assetAddresses = {
  style: '/docs/style.css',
  ownStyle: (name: string) => `/docs/${name}.css`,
  fonts: { headings: '/docs/headings.woff2', text: '/docs/text.woff2' },
  script: (name: string) => `/docs/${name}.js`,
} as const;

const inSite = (path: string) => join(buildFolder(), 'site', path);

export const siteFile = (path: string): Promise<Buffer> => readFile(inSite(path));

export function readManifest(): SiteManifest {
  try {
    return JSON.parse(readFileSync(inSite('site.json'), 'utf8'));
  } catch (error) {
    throw new Error('The pages of the site are missing. Run `npm run build` first.', { cause: error });
  }
}
