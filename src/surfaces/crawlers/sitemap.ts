// The sitemap (sitemaps.org): an index, and parts with a fixed number of pages each, in every language, with the same page in the others.
import { mapInSteps, type YieldingWork } from '../../engine/scheduling/yielding-work.js';
import type { PageGroup } from '../../server/http/surface.js';
import {
  type Address,
  addressIn,
  DEFAULT_LANGUAGE,
  inLanguage,
  languages,
} from '../../site/shell/addresses.js';

export const SITEMAP = '/sitemap.xml';

/** Small enough to be made during a request; the protocol permits ten times as many URLs. */
const PAGES_OF_PART = 2500;
const PAGES_IN_A_STEP = 250;

/** At the root, as the index: a part lists only URLs below its own folder. */
export const partAddress = (part: string): string => `${SITEMAP}?part=${part}`;

interface Sitemap {
  readonly index: (origin: string) => string;
  readonly has: (part: string) => boolean;
  readonly part: (part: string, origin: string) => YieldingWork<string>;
}

/** `time` is that of the edition: pages change with it. */
export function createSitemap(groups: readonly PageGroup[], time: Date): Sitemap {
  const changed = `<lastmod>${time.toISOString().slice(0, 10)}</lastmod>`;
  const parts = new Map(groups.flatMap(partsOf));
  return {
    index: (origin) => `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${[...parts.keys()].map((part) => `<sitemap><loc>${origin}${partAddress(part)}</loc>${changed}</sitemap>\n`).join('')}</sitemapindex>
`,
    has: (part) => parts.has(part),
    *part(part, origin) {
      const { first = 0, length = 0, address } = parts.get(part) ?? {};
      const indexes = Array.from({ length }, (_, at) => first + at);
      const entries = yield* mapInSteps(indexes, PAGES_IN_A_STEP, (index) =>
        pageEntries((address as PageGroup['address'])(index), origin, changed),
      );
      return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('')}</urlset>
`;
    },
  };
}

/** Pages of a group that are listed together. */
interface Part extends Pick<PageGroup, 'address'> {
  readonly first: number;
  readonly length: number;
}

function partsOf({ name, count, address }: PageGroup): readonly (readonly [string, Part])[] {
  return Array.from({ length: Math.ceil(count / PAGES_OF_PART) }, (_, index) => {
    const first = index * PAGES_OF_PART;
    const length = Math.min(PAGES_OF_PART, count - first);
    return [`${name}-${index + 1}`, { first, length, address }] as const;
  });
}

/** The page in each language; every one names all of them. */
function pageEntries(address: Address, origin: string, changed: string): string {
  const link = (language: string, path: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${origin}${path}"/>`;
  const paths = languages.map((language) => [language, inLanguage(language, address)] as const);
  const links = [...paths, ['x-default', addressIn(DEFAULT_LANGUAGE, address)] as const]
    .map(([language, path]) => link(language, path))
    .join('');
  return paths.map(([, path]) => `<url><loc>${origin}${path}</loc>${changed}${links}</url>\n`).join('');
}
