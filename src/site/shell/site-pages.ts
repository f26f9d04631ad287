// The pages with one URL each. Most are finished by the build and read when requested; those that show the edition are made from the
// running engine, because a server may have another edition than it was built with.

import type { Engine } from '../../engine/answers/engine.js';
import type { Origins } from '../../server/http/fast-path/edition-responses.js';
import type { HttpDocument } from '../../server/http/responses/finished-document.js';
import type { Feature } from './feature.js';
import { inLanguage, type Language, languages } from './language.js';
import { atOrigin } from './origin.js';
import { pageDocument } from './page-document.js';
import { readSites } from './read-sites.js';
import { readManifest, siteFile } from './site-files.js';
import type { SitePage } from './site-page.js';

/** Every page in every language. */
export function sitePages(
  features: readonly Feature[],
  engine: Engine,
  origins: Origins = {},
): readonly SitePage[] {
  const made = features.flatMap(({ documents }) => documents?.(engine) ?? []);
  const sites = readSites(engine.model, origins);
  return languages.flatMap((language) => [
    ...made.map(({ path, render }) => sitePage(language, path, () => render(sites[language]))),
    ...readManifest().pages.map((path) =>
      sitePage(language, path, async () => {
        const built = await siteFile(`${inLanguage(language, path)}.html`);
        return atOrigin(built.toString(), origins);
      }),
    ),
  ]);
}

/** Their paths, without a language. */
export const pagePaths = (features: readonly Feature[], engine: Engine): readonly string[] => [
  ...features.flatMap(({ documents }) => documents?.(engine).map(({ path }) => path) ?? []),
  ...readManifest().pages,
];

/** A page at its URL without a language. */
export const sitePage = (language: Language, bare: string, body: HttpDocument['body']): SitePage => ({
  ...pageDocument(language, inLanguage(language, bare), body),
  bare,
  language,
});
