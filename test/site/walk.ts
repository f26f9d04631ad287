// One walk over the site, which all checks of pages share. It reads a few pages of each kind, or all of them in a full run.

import { createRandom } from '../../lab/random.js';
import { type Language, languages } from '../../src/engine/text/localized.js';
import { manifestOf } from '../../src/site/manifest/manifest.js';
import { inLanguage, markdownAddress } from '../../src/site/shell/addresses.js';
import type { SitePage } from '../../src/site/shell/localized-routes.js';
import { recordAddress } from '../../src/site/shell/record-links.js';
import { wholeSite } from '../../src/site/site.js';
import { type SampledRecord, sampleRecords } from '../atlas/sample-records.js';
import { seed } from '../contract/seed.js';
import { type Exchange, exchange } from '../static/exchange.js';
import { sharedService } from '../system/shared-service.js';
import { fewer, part, partOfEach } from '../system/size.js';
import { readPage, type SentPage } from './read-page.js';
import { sitemapPaths } from './sitemap-pages.js';

/** A page with one URL, such as a guide, and its Markdown. */
export interface VisitedPage extends SentPage {
  readonly page: SitePage;
  readonly markdown: Exchange;
}

export interface VisitedRecord extends SentPage, SampledRecord {
  readonly language: Language;
}

export type Walk = Awaited<ReturnType<typeof walkSite>>;

const RECORDS = 300;
const OTHERS = 250;
/** If a kind has more pages, the walk reads a part of them. */
const ONE_IN = 24;

/** The language and two more words: guides, operations, records of a family. */
const kindOf = (path: string) => path.split('/').slice(1, 4).join('/');

export async function walkSite() {
  const { service, address: origin } = await sharedService();
  const get = (path: string, method = 'GET') => exchange(origin, path, { method });
  const read = async (path: string) => readPage(path, await get(path));

  const all = wholeSite.pages(service.engine);
  const pages: VisitedPage[] = [];
  for (const page of partOfEach(all, ({ path }) => kindOf(path), ONE_IN))
    pages.push({ ...(await read(page.path)), page, markdown: await get(markdownAddress(page.path)) });

  const manifest = manifestOf(service.engine);
  const records: VisitedRecord[] = [];
  const drawn = sampleRecords(service, fewer(RECORDS, 12), seed);
  // The first page of each family in both languages, and the others in one of them.
  for (const [index, record] of drawn.entries())
    for (const language of languages)
      if (index < 23 || (index % 2 === 0) === (language === 'en')) {
        const path = inLanguage(language, recordAddress(manifest.of(record.family), record.row));
        records.push({ ...(await read(path)), ...record, language });
      }

  const inSitemap = await sitemapPaths(service);
  const seen = new Set([...pages, ...records].map(({ path }) => path));
  const { pick } = createRandom(seed);
  const ofKinds = new Map(inSitemap.map((path) => [kindOf(path), path])).values();
  const others: SentPage[] = [];
  for (const path of new Set([
    ...part([...ofKinds], 5),
    ...Array.from({ length: fewer(OTHERS, 25) }, () => pick(inSitemap)),
  ]))
    if (!seen.has(path)) others.push(await read(path));

  return {
    service,
    manifest,
    get,
    /** Every page with one URL, visited or not. */
    all,
    pages,
    records,
    /** Any other page of the sitemap. By default these are one of every fifth kind and some random ones. */
    others,
    /** The path of every page. */
    paths: new Set([...all.map(({ path }) => path), ...inSitemap]),
  };
}
