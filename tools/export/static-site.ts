// What the servers of the static copy have to know of it, and how its folder is laid out.
import type { Redirection } from '../../src/http/bind-documents.js';
import type { HttpDocument } from '../../src/http/finished-document.js';
import { DEFAULT_LANGUAGE } from '../../src/pages/language.js';
import type { SitePage } from '../../src/site/service-site.js';
import type { Fields, ServiceFields } from './service-fields.js';

/** Published as it is; the rest of the folder is for whoever runs the server. */
export const SITE = 'site';
export const PROBLEMS = 'problems';
export const NGINX_SITE = 'nginx-site.conf';
export const NGINX = 'nginx.conf';

export interface StaticSite {
  /** The folder of the export, where it will stand. */
  readonly place: string;
  readonly fields: ServiceFields;
  readonly documents: readonly HttpDocument[];
  readonly pages: readonly SitePage[];
  readonly redirections: readonly Redirection[];
  /** Names in a query that would change an answer, as would any with brackets. */
  readonly queryNames: readonly string[];
}

/** Header fields that a document has beyond those of every answer. */
export function ownFields({ headers = [] }: HttpDocument): Fields {
  return headers.flatMap((name, index) => (index % 2 === 0 ? [[name, headers[index + 1] as string]] : []));
}

/** Pages that are served alike: those of one language, at all their addresses. */
export interface PageTree {
  readonly paths: readonly string[];
  readonly type: string;
  readonly fields: Fields;
}

export function pageTrees(pages: readonly SitePage[]): readonly PageTree[] {
  return [...new Set(pages.map(({ language }) => language))].map((language) => {
    const alike = pages.filter((page) => page.language === language);
    const first = alike[0] as SitePage;
    const bare = language === DEFAULT_LANGUAGE ? alike.map((page) => page.bare) : [];
    return { paths: [...alike.map(({ path }) => path), ...bare], type: first.type, fields: ownFields(first) };
  });
}
