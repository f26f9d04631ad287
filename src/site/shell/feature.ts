// A feature of the site: one folder, and one line in the list of `site.ts`.
import type { FastifyInstance } from 'fastify';
import type { Engine } from '../../engine/answers/engine.js';
import type { YieldingWork } from '../../engine/scheduling/yielding-work.js';
import type { Document } from '../../server/http/responses/documents.js';
import type { Origins } from '../../server/http/responses/served-edition.js';
import type { PageGroup, SurfaceContext } from '../../server/http/surface.js';
import type { SitePage } from './localized-routes.js';
import type { NearPage } from './missing-page.js';
import type { Site } from './site.js';

/**
 * The pages of a language for the search, shared by the script and the page of results. An entry has the URL without a language, the title,
 * the summary, further words, and words that count as much as the title.
 */
export type IndexEntry = readonly [
  path: string,
  title: string,
  summary: string,
  words: string,
  keywords?: string,
];

/** Its title appears above each of its pages. */
export interface IndexGroup {
  readonly title: string;
  readonly isData?: boolean;
  readonly isTools?: boolean;
  /** Its pages exist once for each of these numbers, which replaces `{}` in an entry. */
  readonly numbered?: { readonly from: number; readonly to: number };
  readonly pages: readonly IndexEntry[];
}

export interface PageIndex {
  /** Words with the same meaning in any language, folded. */
  readonly synonyms: readonly (readonly string[])[];
  readonly groups: readonly IndexGroup[];
  /** The URL of the search for records; undefined if none can be found. */
  readonly search: string | undefined;
}

/** The URL of the index of a language, for the script. */
export const searchIndexAddress = (language: string): string => `/docs/search-${language}.json`;

export interface Feature {
  /** The name of its folder. */
  readonly name: string;
  /** Pages with one URL each. Each is also served as Markdown and listed in the sitemap. */
  readonly documents?: (engine: Engine) => readonly PageDocument[];
  /** Registers the routes of other pages, as any Fastify plugin. */
  readonly serve?: (
    server: FastifyInstance,
    context: SurfaceContext,
    whole: WholeSite,
  ) => void | Promise<void>;
  /** The other pages, for the sitemap. */
  readonly pages?: (engine: Engine) => readonly PageGroup[];
  /** Files at fixed paths. */
  readonly files?: (engine: Engine, whole: WholeSite, origins?: Origins) => readonly Document[];
  /** Files whose URL changes with the edition. A static copy has them, and `serve` registers their route. */
  readonly versionedFiles?: (engine: Engine) => readonly Document[];
  /** Its pages in the form of the search. */
  readonly entries?: (engine: Engine, site: Site) => IndexGroup;
}

interface PageDocument {
  /** Without a language. */
  readonly path: string;
  readonly render: (site: Site) => string | YieldingWork<string>;
  /** A text that changes whenever the page changes within an edition, which is the day. */
  readonly changesWith?: () => string;
}

/** Settings of the operator. */
export interface SiteOptions {
  /** The mailbox or tracker for reports of errors. */
  readonly reportContact?: string | undefined;
  /** The repository of the data, as the setting has it. */
  readonly repositoryUrl?: string | undefined;
}

/** All features in the form that each of them can use. */
export interface WholeSite extends SiteOptions {
  readonly pages: (engine: Engine, origins?: Origins) => readonly SitePage[];
  readonly entries: (engine: Engine, site: Site) => readonly IndexGroup[];
  /** The page that an unknown URL probably means. */
  readonly nearest: NearPage;
}
