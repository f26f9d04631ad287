// The page that a browser is shown at an address where nothing is.
import type { FastifyRequest } from 'fastify';
import type { EditionResponses } from '../../server/http/fast-path/edition-responses.js';
import { pathOf } from '../../server/http/paths/path-of.js';
import type { ReadyResponse } from '../../server/http/responses/ready-response.js';
import { perEdition } from '../../server/http/surface.js';
import { chooseLanguage } from './choose-language.js';
import { LANGUAGE_COOKIE, languages } from './language.js';
import { type MissingModel, missingPage } from './missing-page.js';
import { PAGE_POLICY } from './policies.js';
import { readSites } from './read-sites.js';
import type { Site } from './site.js';

export const sitesOf = perEdition(({ engine, publicOrigin }) => readSites(engine.model, publicOrigin));

/** That of the address, or of its reader. */
export function siteFor({ url, headers }: FastifyRequest, edition: EditionResponses): Site {
  const { cookie: cookies, 'accept-language': acceptLanguage } = headers;
  const language =
    languages.find((each) => pathOf(url).toLowerCase().startsWith(`/${each}/`)) ??
    chooseLanguage(languages, LANGUAGE_COOKIE, { cookies, acceptLanguage });
  return sitesOf(edition)[language];
}

export function missingResponse(site: Site, edition: EditionResponses, facts: MissingModel): ReadyResponse {
  const body = missingPage(site, facts);
  return {
    status: 404,
    headers: [
      ...edition.replies.common,
      'cache-control',
      'no-store',
      'content-type',
      'text/html; charset=utf-8',
      'content-security-policy',
      PAGE_POLICY,
      'content-language',
      site.language,
      'content-length',
      String(Buffer.byteLength(body)),
    ],
    body,
  };
}
