// The part of nginx's configuration that knows the static copy: the content of a server block.
import { join } from 'node:path';
import type { HttpDocument } from '../../src/http/finished-document.js';
import { JSON_TYPE } from '../../src/http/replies.js';
import { API } from '../../src/operations/operation.js';
import { fileOfPath } from './file-of-path.js';
import { addHeaders, quoted } from './nginx-text.js';
import type { Fields } from './service-fields.js';
import { bodyOfProblem } from './static-problems.js';
import {
  NGINX_SITE,
  ownFields,
  type PageTree,
  PROBLEMS,
  pageTrees,
  SITE,
  type StaticSite,
} from './static-site.js';

export function nginxSite({ place, fields, documents, pages, redirections, queryNames }: StaticSite): string {
  // The copy has one form of everything; caches that also know the service are to keep that form for those who accept it.
  const records = addHeaders([...fields.success, ['Vary', 'Accept']], '  ');
  return `# The static copy of the service, for a server block of nginx. \`npm run export\` overwrites this file, so include it
# unchanged and reload nginx after an export:
#
#   server {
#     listen 80;
#     server_name atlas.example;
#     include ${join(place, NGINX_SITE)};
#   }
#
# The .br files are used if that block also says "brotli_static on;", which needs a module that does not come with nginx
# (Debian: libnginx-mod-http-brotli-static). Everything else is in any nginx.

root ${quoted(join(place, SITE))};
# Types follow the paths, not the file names, and nginx adds no charset to compressed files.
types { }
default_type ${quoted(JSON_TYPE)};
charset off;
gzip_static on;
gzip_vary on;
gzip_proxied any;
absolute_redirect off;
log_not_found off;
${addHeaders(fields.success)}

# A slash at the end does not count.
rewrite ^(.+)/$ $1 last;
# Better no answer than the right records in the wrong order, or the wrong records.
if ($args ~* '(^|&)(${queryNames.join('|')}|[^&=]*([[]|%5B)[^&=]*)=[^&]') {
  return 404;
}

location / {
  return 404;
}
location ~ ^${API}(/[^/]+)?$ {
${records}
  try_files $uri/index.json =404;
}
location ${API}/ {
${records}
  try_files $uri.json =404;
  location ~ /index$ {
    return 404;
  }
}
${documents.map((document) => documentLocation(document, fields.success)).join('\n')}
${pageTrees(pages)
  .flatMap((tree) => pageLocations(tree, fields.success))
  .join('\n')}
${redirections.map(({ path, to }) => `location = ${path} {\n  return 302 ${to};\n}`).join('\n')}

error_page 400 /400.json;
error_page 403 404 =404 /404.json;
error_page 405 = @other-method;
error_page 414 /414.json;
error_page 494 =431 /431.json;
error_page 500 /500.json;
location ~ ^/\\d+\\.json$ {
  internal;
  root ${quoted(join(place, PROBLEMS))};
  default_type ${quoted(fields.problemType)};
${addHeaders(fields.problem, '  ', ' always')}
}
location @other-method {
  default_type ${quoted(fields.problemType)};
${addHeaders(fields.otherMethod, '  ', ' always')}
  if ($request_method = OPTIONS) {
${addHeaders(fields.preflight, '    ')}
    return 204;
  }
  return 405 ${quoted(bodyOfProblem(405))};
}
`;
}

function documentLocation(document: HttpDocument, common: Fields): string {
  const { path, type } = document;
  const own = ownFields(document);
  const headers = own.length === 0 ? '' : `${addHeaders([...common, ...own], '  ')}\n`;
  return `location = ${path} {
  default_type ${quoted(type)};
${headers}  try_files /${fileOfPath(path)} =404;
}`;
}

/** One for each tree, whatever its number of pages. */
function pageLocations({ paths, type, fields }: PageTree, common: Fields): readonly string[] {
  const roots = [...new Set(paths.map((path) => path.split('/')[1] as string))];
  const location = (match: string, file: string) => `location ${match} {
  default_type ${quoted(type)};
${addHeaders([...common, ...fields], '  ')}
  try_files ${file} =404;
}`;
  const named = roots.filter((root) => root !== '');
  return [
    ...(named.length < roots.length ? [location('= /', `/${fileOfPath('/')}`)] : []),
    location(`~ ^/(${named.join('|')})(/|$)`, '$uri.html'),
  ];
}
