// The page that an unknown URL probably means: a typo, a word of the other language, another word for a family, or a missing part.
import type { EditionResponses } from '../../server/http/fast-path/edition-responses.js';
import { knownPaths } from '../../server/http/paths/known-paths.js';
import { type PageGroup, perEdition } from '../../server/http/surface.js';
import type { Manifest } from '../manifest/manifest.js';
import { manifestOf } from '../manifest/manifest-of.js';
import { slugOf } from '../manifest/slug-of.js';
import { addresses } from './addresses.js';
import { type Address, addressIn, languages } from './language.js';
import { shellStrings } from './strings.js';

export type NearPage = (edition: EditionResponses, path: string) => Address | undefined;

/** Of a group with more pages only the first is compared, which lists the others. */
const SMALL_GROUP = 50;

/** Compares with pages only, so that the suggested URL exists. */
export function nearPages(groupsOf: (engine: EditionResponses['engine']) => readonly PageGroup[]): NearPage {
  const ofEdition = perEdition(({ engine }) => {
    const known = new Map<string, Address>();
    for (const { name, count, address } of groupsOf(engine))
      for (let index = 0; index < (name === SITE || count <= SMALL_GROUP ? count : 1); index++)
        for (const language of languages) known.set(addressIn(language, address(index)), address(index));
    const paths = [...known.keys()].map((path) => ({ path, methods: [] }));
    const { nearest } = knownPaths(paths, segmentsMeant(manifestOf(engine)));
    return (path: string) => known.get(nearest(bare(path)) ?? '');
  });
  return (edition, path) => ofEdition(edition)(path);
}

/** The group of pages with one URL each, which are all compared. */
export const SITE = 'site';

/** The titles of pages and the words for families, in all languages. */
function segmentsMeant({ meant }: Manifest): (segment: string) => ReadonlySet<string> {
  const titled = [
    [addresses.explore, 'map'],
    [addresses.calculators, 'calculators'],
    [addresses.status, 'status'],
  ] as const;
  return (segment) => {
    const family = meant(segment);
    const pages = titled.filter(([, title]) =>
      languages.some((language) => slugOf(shellStrings[language].titles[title]) === segment),
    );
    return new Set([
      ...Object.values(family?.slug ?? {}),
      ...pages.flatMap(([address]) => Object.values(address).map((path) => path.slice(1))),
    ]);
  };
}

/** Without the language, and without the ending of a file. */
const bare = (path: string): string =>
  path.replace(new RegExp(`^/(?:${languages.join('|')})(?=/)`, 'i'), '').replace(/\.(?:md|html?|json)$/i, '');
