// Writes the pages of the site for a static copy, with a page that explains the copy.
import type { Service } from '../../app.js';
import { type Language, languages } from '../../engine/text/localized.js';
import { bodyOf } from '../../server/http/responses/documents.js';
import { notInCopyPage, staticCopyPage } from '../../site/docs/prose-page.js';
import { addresses, addressIn, inLanguage } from '../../site/shell/addresses.js';
import type { IndexEntry, PageIndex } from '../../site/shell/feature.js';
import type { SitePage } from '../../site/shell/localized-routes.js';
import { sitePage } from '../../site/shell/serve-pages.js';
import { readSites } from '../../site/shell/site-files.js';
import { about } from '../../site/shell/strings.js';
import { wholeSite } from '../../site/site.js';
import { downloadsPage, downloadsView } from '../../surfaces/downloads/downloads-page.js';
import type { Bundle } from '../../surfaces/downloads/send-file.js';
import { type IsServed, withServedLinks } from './served-links.js';

const textOf = async (page: SitePage) => Buffer.from((await bodyOf(page)) as string).toString();

/** `isServed` is called when a page is written. */
export function copyPages({ model, engine }: Service, isServed: IsServed): readonly SitePage[] {
  const sites = readSites(model);
  const explaining = languages.map((language) =>
    sitePage(language, addresses.staticCopy, () => staticCopyPage(sites[language], about.commands.start)),
  );
  return [...wholeSite.pages(engine), ...explaining].map((page) => ({
    ...page,
    body: async () => linked(await textOf(page), page.language, isServed),
  }));
}

/** The page that lists the files of the edition. */
export function filesPages(
  { model, engine }: Service,
  bundle: Bundle,
  isServed: IsServed,
): readonly SitePage[] {
  const sites = readSites(model);
  return languages.map((language) =>
    sitePage(language, addressIn(language, addresses.downloads), () =>
      linked(downloadsPage(sites[language], downloadsView(engine, [bundle])), language, isServed),
    ),
  );
}

/** The page for a URL that the copy does not contain. */
export const missingCopyPage = ({ model }: Service, language: Language, isServed: IsServed): string =>
  linked(notInCopyPage(readSites(model)[language]), language, isServed);

const linked = (html: string, language: Language, isServed: IsServed) =>
  withServedLinks(html, inLanguage(language, addresses.staticCopy), isServed);

/** The search of a copy finds only pages, because finding records needs the service. */
export function copyIndex(index: PageIndex, language: Language, isServed: IsServed): PageIndex {
  const isThere = ([path]: IndexEntry) => isServed(inLanguage(language, path));
  const groups = index.groups.map((group) => ({ ...group, pages: group.pages.filter(isThere) }));
  return {
    synonyms: index.synonyms,
    groups: groups.filter(({ pages }) => pages.length > 0),
    search: undefined,
  };
}
