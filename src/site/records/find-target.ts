// The page of the records that a URL means, and the page of a browser for a URL that means none: the probable pages and records.
import type { FastifyRequest } from 'fastify';
import type { Catalog, Ordinal } from '../../engine/catalog/catalog.js';
import type { Row } from '../../engine/model/model.js';
import { runToEnd } from '../../engine/scheduling/yielding-work.js';
import { decoded } from '../../engine/text/decoded.js';
import type { EditionResponses } from '../../server/http/fast-path/edition-responses.js';
import { pathOf } from '../../server/http/paths/known-paths.js';
import type { ReadyResponse } from '../../server/http/responses/ready-response.js';
import type { Manifest, ShownFamily } from '../manifest/manifest.js';
import { manifestOf } from '../manifest/manifest-of.js';
import { addresses } from '../shell/addresses.js';
import { idInSegment, recordAddress, tableAddress } from '../shell/data-addresses.js';
import type { Address } from '../shell/language.js';
import type { Suggestion } from '../shell/missing-page.js';
import { missingResponse, siteFor } from '../shell/missing-response.js';
import type { NearPage } from '../shell/near-pages.js';
import { type PageContext, rowWithId } from '../shell/page-context.js';
import { recordLink } from '../shell/record-link.js';
import type { Site } from '../shell/site.js';

/** The id decides about a record, and any word for a family about that. */
export type Target =
  | { readonly is: 'index' }
  | { readonly is: 'table'; readonly shown: ShownFamily }
  | { readonly is: 'record'; readonly shown: ShownFamily; readonly ordinal: Ordinal; readonly row: Row }
  | NoTarget;

/** The family is known if only the record is not. */
export interface NoTarget {
  readonly is: 'nowhere';
  readonly shown?: ShownFamily;
  readonly id?: number | undefined;
}

export function findTarget(manifest: Manifest, catalog: Catalog, segments: readonly string[]): Target {
  const [family, record, ...rest] = segments;
  if (family === undefined) return { is: 'index' };
  const shown = rest.length > 0 ? undefined : manifest.meant(family);
  if (shown === undefined) return { is: 'nowhere' };
  if (shown.extent === 'only') return recordAt(shown, catalog, 0);
  if (record === undefined) return { is: 'table', shown };
  const id = shown.extent === 'many' ? idInSegment(record) : undefined;
  const ordinal = id === undefined ? undefined : ordinalOf(shown, catalog, id);
  return ordinal === undefined ? { is: 'nowhere', shown, id } : recordAt(shown, catalog, ordinal);
}

const recordAt = (shown: ShownFamily, catalog: Catalog, ordinal: Ordinal): Target => ({
  is: 'record',
  shown,
  ordinal,
  row: catalog.table(shown.family).rows[ordinal] as Row,
});

/** A record that was retired leads to the one that took its place. */
function ordinalOf({ family }: ShownFamily, catalog: Catalog, id: number): Ordinal | undefined {
  const { ordinal, retired } = catalog.table(family);
  const successor = retired.get(id)?.by;
  return ordinal(id) ?? (typeof successor === 'number' ? ordinal(successor) : undefined);
}

/** Its one canonical URL. */
export function addressOf(target: Exclude<Target, NoTarget>): Address {
  switch (target.is) {
    case 'index':
      return addresses.data;
    case 'table':
      return tableAddress(target.shown);
    case 'record':
      return recordAddress(target.shown, target.row);
  }
}

const MOST = 6;

/** The page for an unknown URL. */
export function missingTarget(
  request: FastifyRequest,
  edition: EditionResponses,
  nearest: NearPage,
  target?: NoTarget,
): ReadyResponse {
  const path = pathOf(request.url);
  const site = siteFor(request, edition);
  const view = { site, manifest: manifestOf(edition.engine), engine: edition.engine };
  const pages = new Set([
    ...(target?.shown === undefined ? [] : [site.at(tableAddress(target.shown))]),
    ...[nearest(edition, path) ?? []].flat().map(site.at),
  ]);
  return missingResponse(site, edition, {
    path: decoded(path),
    reason: target && retirement(view, target),
    suggestions: [
      ...Array.from(pages, (href) => ({ href, label: titleOf(view, href) })),
      ...(isDocumentation(site, path) ? [] : recordsNamed(view, wordsOf(path))),
    ].slice(0, MOST),
  });
}

/** A table by its title, another page by its URL. */
function titleOf({ site, manifest }: PageContext, href: string): string {
  const shown = manifest.families.find((each) => site.at(tableAddress(each)) === href);
  return shown === undefined ? href : site.titleOf(shown.family);
}

/** Records that resemble the name of a guide or a setting are not meant. */
const isDocumentation = ({ at }: Site, path: string): boolean =>
  [addresses.documentation, at(addresses.documentation)].some((root) => path.startsWith(`${root}/`));

/** Records that nothing took the place of. */
function retirement({ site, engine }: PageContext, { shown, id }: NoTarget): string | undefined {
  const retired = shown && id !== undefined && engine.catalog.table(shown.family).retired.get(id);
  if (!retired) return undefined;
  const reason = engine.catalog.reason(retired.reason)[site.language];
  return `${site.strings.missing.retired(`${shown.family.record} ${id}`)} ${reason}`;
}

/** As the search over all families finds them. */
function recordsNamed(view: PageContext, words: string): readonly Suggestion[] {
  const { engine, manifest, site } = view;
  const search = manifest.calculators.find?.search;
  if (search === undefined || words === '') return [];
  const result = runToEnd(engine.ask(search, { q: words, limit: '5', lang: site.language }));
  if ('problem' in result) return [];
  const { hits } = result.value as { readonly hits: readonly Hit[] };
  return hits.flatMap(({ family, id, context }) => {
    const shown = manifest.meant(family);
    const row = shown && rowWithId(view, shown.family, id);
    if (shown === undefined || row === undefined) return [];
    const { address, title } = recordLink(manifest, shown.family, row);
    return [{ href: site.at(address), label: title, about: context }];
  });
}

interface Hit {
  readonly family: string;
  readonly id: number | null;
  readonly context: string;
}

/** Those of the last segment, without the id. */
const wordsOf = (path: string) =>
  decoded(path.split('/').findLast((segment) => segment !== '') ?? '')
    .replace(/\.(?:md|html?|json)$/i, '')
    .replace(/[-_.+\d]+/g, ' ')
    .trim()
    .slice(0, 60);
