// The page of a browser for an unknown URL.
import type { FastifyRequest } from 'fastify';
import type { EditionResponses } from '../../server/http/fast-path/edition-responses.js';
import { pathOf } from '../../server/http/paths/known-paths.js';
import type { ReadyResponse } from '../../server/http/responses/ready-response.js';
import { perEdition } from '../../server/http/surface.js';
import { chooseLanguage } from './choose-language.js';
import { languages } from './language.js';
import { type MissingModel, missingPage } from './missing-page.js';
import { HTML_TYPE, pageHeaders } from './page-document.js';
import { readSites } from './read-sites.js';
import type { Site } from './site.js';

export const sitesOf = perEdition(({ engine, origins }) => readSites(engine.model, origins));

/** That of the URL, or of its reader. */
export function siteFor(request: FastifyRequest, edition: EditionResponses): Site {
  const path = pathOf(request.url).toLowerCase();
  const language = languages.find((each) => path.startsWith(`/${each}/`)) ?? chooseLanguage(request);
  return sitesOf(edition)[language];
}

export function missingResponse(site: Site, edition: EditionResponses, model: MissingModel): ReadyResponse {
  const body = missingPage(site, model);
  return {
    status: 404,
    headers: [
      ...edition.replies.common,
      'cache-control',
      'no-store',
      'content-type',
      HTML_TYPE,
      ...pageHeaders(site.language),
      'content-length',
      String(Buffer.byteLength(body)),
    ],
    body,
  };
}
