// Binds the pages of the site: in the tree of each language, and at addresses without one, where the reader's language is chosen.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SegmentsMeant } from '../operations/segments-meant.js';
import type { AtlasResponse } from './fast-path/atlas-response.js';
import type { Shelf } from './fast-path/edition-responses.js';
import { chooseLanguage } from './negotiation/choose-language.js';
import { type KnownPaths, knownPaths } from './paths/known-paths.js';
import { DOCUMENT } from './responses/finished-document.js';

export interface SiteTree {
  /** Each is the first part of the addresses of its pages; the first one is for readers of any other. */
  readonly languages: readonly [string, ...string[]];
  /** Name of the cookie in which a reader's choice is kept. */
  readonly cookie: string;
  /** Addresses of all pages, without a language; asked for once somebody needs them. */
  readonly paths: () => readonly string[];
}

/** Where pages are that have no language in their address. */
const WITHOUT_LANGUAGE = ['', 'docs'];

export function bindSite(server: FastifyInstance, shown: () => Shelf, { languages, cookie }: SiteTree): void {
  const send = async (path: string, request: FastifyRequest, reply: FastifyReply, vary?: string) => {
    const finished = await shown().page(path);
    if (finished === undefined) {
      reply.callNotFound();
      return;
    }
    reply.hijack();
    (reply.raw as AtlasResponse).operation = DOCUMENT;
    // A request that is injected, as tools and tests do, has no response of ours; nobody caches its answer.
    if (vary !== undefined) (reply.raw as Partial<AtlasResponse>).add?.('vary', vary);
    finished.send(request.raw.headers, reply.raw);
  };
  const bind = (root: string, handler: (request: FastifyRequest, reply: FastifyReply) => Promise<void>) => {
    const urls = root === '' ? ['/'] : [`/${root}`, `/${root}/*`];
    for (const url of urls) server.route({ method: ['GET', 'HEAD'], url, handler });
  };

  for (const language of languages) bind(language, (request, reply) => send(pathOf(request), request, reply));
  for (const root of WITHOUT_LANGUAGE)
    bind(root, (request, reply) => {
      const { cookie: cookies, 'accept-language': acceptLanguage } = request.headers;
      const language = chooseLanguage(languages, cookie, { cookies, acceptLanguage });
      const path = `/${language}${pathOf(request)}`.replace(/\/$/, '');
      return send(path, request, reply, 'Accept-Language, Cookie');
    });
}

/** As the router sees it: slashes that are doubled or at the end do not count. */
const pathOf = ({ url }: FastifyRequest) =>
  (url.split('?', 1)[0] as string)
    .replace(/^https?:\/\/[^/]*/i, '')
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '');

/** All paths there are; those of pages are compared only with what could be meant for one. */
export function allPaths(
  templates: readonly string[],
  { languages, paths }: SiteTree,
  meant: SegmentsMeant,
): KnownPaths {
  const roots = [...languages, ...WITHOUT_LANGUAGE];
  const known = knownPaths([...templates, ...roots.map((root) => `/${root}`)], meant);
  const isBelowRoot = (path: string) => {
    const [, first = '', second] = path.toLowerCase().split('/');
    return second !== undefined && roots.includes(first);
  };
  const readPages = () => {
    const trees = ['', ...languages.map((language) => `/${language}`)];
    const bare = paths();
    const inTrees = trees.flatMap((tree) => bare.map((path) => `${tree}${path}`));
    return knownPaths([...inTrees, ...templates.filter(isBelowRoot)]);
  };
  let pages: KnownPaths | undefined;
  const knownPages = () => {
    pages ??= readPages();
    return pages;
  };
  return {
    has: (path) => known.has(path) || (isBelowRoot(path) && knownPages().has(path)),
    nearest: (path) => (isBelowRoot(path) ? knownPages() : known).nearest(path),
  };
}
