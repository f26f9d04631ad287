// What the servers of the static copy have to know of it, and how its folder is laid out.
import type { Redirection } from '../../src/http/bind-documents.js';
import type { HttpDocument } from '../../src/http/finished-document.js';
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
  readonly redirections: readonly Redirection[];
  /** Names in a query that would change an answer, as would any with brackets. */
  readonly queryNames: readonly string[];
}

/** Header fields that a document has beyond those of every answer. */
export function ownFields({ headers = [] }: HttpDocument): Fields {
  return headers.flatMap((name, index) => (index % 2 === 0 ? [[name, headers[index + 1] as string]] : []));
}
