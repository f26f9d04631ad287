// The base of a page made for one request: the switch of languages keeps the query of the request.
import type { FastifyRequest } from 'fastify';
import type { Language } from './language.js';
import { sitesOf } from './missing-response.js';
import type { Site } from './site.js';

/** A longer query is left out, because every character of it makes the page longer. */
const LONGEST = 2000;

export function askedSite(language: Language, { edition, query }: FastifyRequest): Site {
  const asked = String(query ?? '');
  const site = sitesOf(edition)[language];
  return asked === '' || asked.length > LONGEST ? site : { ...site, query: `?${asked}` };
}
