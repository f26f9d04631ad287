// The pages of the site: most are finished by the build and read when requested; those that show the edition are made from the
// engine that runs, since a server may have another edition than it was built with.

import type { Engine } from '../../engine/answers/engine.js';
import type { Model } from '../../engine/model/model.js';
import type { Operation } from '../../engine/operations/operation.js';
import type { YieldingWork } from '../../engine/scheduling/yielding-work.js';
import type { HttpDocument } from '../../server/http/responses/finished-document.js';
import { homePage } from '../home/home-page.js';
import { addresses, familyAddress, markdownAddress } from '../shell/addresses.js';
import { inLanguage, type Language, languages } from '../shell/language.js';
import { atOrigin } from '../shell/origin.js';
import { PAGE_POLICY } from '../shell/policies.js';
import { readSites } from '../shell/read-sites.js';
import type { Site } from '../shell/site.js';
import { readManifest, siteFile } from '../shell/site-files.js';
import { changesPage } from './changes-page.js';
import { docsPage } from './docs-page.js';
import { familiesPage } from './families-page.js';
import { familyPage } from './family-page.js';
import { siteFacts } from './site-facts.js';
import { sourcesPage } from './sources-page.js';

export interface SitePage extends HttpDocument {
  readonly language: Language;
  /** Its address without the language, where it is found as well. */
  readonly bare: string;
}

/** Every page in every language. */
export function sitePages(
  model: Model,
  operations: readonly Operation[],
  engine: Engine,
  origin?: string,
): readonly SitePage[] {
  const manifest = readManifest();
  const sites = readSites(model, origin);
  const facts = siteFacts(model, operations, engine);
  const made: readonly (readonly [string, (site: Site) => string | YieldingWork<string>])[] = [
    [addresses.home, (site) => shown(homePage, site, facts.home(site))],
    [addresses.documentation, docsPage],
    [addresses.changes, (site) => changesPage(site, facts.changes(site))],
    [addresses.sources, (site) => shown(sourcesPage, site, facts.sources(site))],
    [addresses.families, (site) => familiesPage(site, facts.families(site))],
    ...model.families.map(
      (family) =>
        [familyAddress(family), (site: Site) => shown(familyPage, site, facts.family(site, family))] as const,
    ),
  ];
  return languages.flatMap((language) => {
    return [
      ...made.map(([path, render]) => page(language, path, () => render(sites[language]))),
      ...manifest.pages.map((path) =>
        page(language, path, async () => {
          const built = await siteFile(`${inLanguage(language, path)}.html`);
          return atOrigin(built.toString(), origin ?? '');
        }),
      ),
    ];
  });
}

function* shown<Facts>(
  page: (site: Site, facts: Facts) => string,
  site: Site,
  work: YieldingWork<Facts>,
): YieldingWork<string> {
  const facts = yield* work;
  yield;
  return page(site, facts);
}

/** Paths of all pages, without a language. */
export function pagePaths(model: Model): readonly string[] {
  const families = model.families.map(familyAddress);
  const made = [
    addresses.home,
    addresses.documentation,
    addresses.changes,
    addresses.sources,
    addresses.families,
  ];
  return [...made, ...families, ...readManifest().pages];
}

/** As HTML and as Markdown. */
export function sitePaths(model: Model): readonly string[] {
  const pages = pagePaths(model);
  return [...pages, ...pages.map(markdownAddress)];
}

const page = (language: Language, bare: string, body: HttpDocument['body']): SitePage => ({
  path: inLanguage(language, bare),
  bare,
  language,
  type: 'text/html; charset=utf-8',
  headers: ['content-security-policy', PAGE_POLICY, 'content-language', language],
  body,
});
