// The page of a browser for an unknown URL: the probable pages and records.
import type { FastifyRequest } from 'fastify';
import { runToEnd } from '../../engine/scheduling/yielding-work.js';
import { decoded } from '../../engine/text/decoded.js';
import type { EditionResponses } from '../../server/http/fast-path/edition-responses.js';
import { pathOf } from '../../server/http/paths/path-of.js';
import type { ReadyResponse } from '../../server/http/responses/ready-response.js';
import { manifestOf } from '../manifest/manifest-of.js';
import { addresses } from '../shell/addresses.js';
import { tableAddress } from '../shell/data-addresses.js';
import type { Suggestion } from '../shell/missing-page.js';
import { missingResponse, siteFor } from '../shell/missing-response.js';
import type { NearPage } from '../shell/near-pages.js';
import { type PageContext, rowWithId } from '../shell/page-context.js';
import { recordLink } from '../shell/record-link.js';
import type { Site } from '../shell/site.js';
import type { NoTarget } from './find-target.js';

const MOST = 6;

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
