// The rules that static hosts read from the published folder (`_headers`, `_redirects`: Netlify, Cloudflare Pages and others).
import { JSON_TYPE } from '../../src/http/replies.js';
import { API } from '../../src/operations/operation.js';
import { depthInApi, fileOfPath } from './file-of-path.js';
import type { Fields } from './service-fields.js';
import { ownFields, pageTrees, type StaticSite } from './static-site.js';

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** Rules that fit the same path are joined by hosts, so that no field is in two of them. */
export function hostHeaders({
  fields,
  documents,
  pages,
}: Pick<StaticSite, 'fields' | 'documents' | 'pages'>): string {
  const outside = documents.filter(({ path }) => depthInApi(path) === undefined);
  return [
    rule('/*', fields.success),
    rule('/api/*', [['Content-Type', JSON_TYPE]]),
    ...outside.map((document) =>
      rule(document.path, [['Content-Type', document.type], ...ownFields(document)]),
    ),
    ...pageTrees(pages).flatMap(({ paths, type, fields: own }) =>
      patterns(paths).map((path) => rule(path, [['Content-Type', type], ...own])),
    ),
  ].join('\n');
}

/** Hosts read a hundred rules or so: pages that lie deep share one by their folder, where nothing but pages is. */
function patterns(paths: readonly string[]): readonly string[] {
  const folders = paths.map((path) => {
    const parts = path.split('/');
    return parts.length > 3 ? `${parts.slice(0, 3).join('/')}/*` : path;
  });
  return [...new Set(folders)];
}

/** Pages need no rule: hosts find `docs.html` for `/docs` by themselves. */
export function hostRedirects(
  { redirections }: Pick<StaticSite, 'redirections'>,
  paths: Iterable<string>,
): string {
  const depths = new Set([...paths].map(depthInApi).filter((depth) => depth !== undefined));
  const templates = [...depths]
    .sort((a, b) => a - b)
    .map((depth) => [API, ...PLACES.slice(0, depth).map((name) => `:${name}`)].join('/'));
  return [
    ...redirections.map(({ path, to }) => `${path} ${to} 302\n`),
    ...templates.map((path) => `${path} /${fileOfPath(path)} 200\n`),
  ].join('');
}

function rule(path: string, fields: Fields): string {
  return `${path}\n${fields.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`;
}
