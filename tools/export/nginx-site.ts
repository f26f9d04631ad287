// The part of nginx's configuration that knows the static copy: the content of a server block.
import { join } from 'node:path';
import type { HttpDocument } from '../../src/http/finished-document.js';
import { JSON_TYPE } from '../../src/http/replies.js';
import { API } from '../../src/operations/operation.js';
import { fileOfPath } from './file-of-path.js';
import { addHeaders, quoted } from './nginx-text.js';
import type { Fields } from './service-fields.js';
import { bodyOfProblem } from './static-problems.js';
import { NGINX_SITE, ownFields, PROBLEMS, SITE, type StaticSite } from './static-site.js';

export function nginxSite({ place, fields, documents, redirections, queryNames }: StaticSite): string {
  // The copy has one form of everything; caches that also know the service are to keep that form for those who accept it.
  const records = addHeaders([...fields.success, ['Vary', 'Accept']], '  ');
  return `# The static copy of the service for a server block of nginx. \`npm run export\` writes it anew, so include it as it is and
# reload nginx after an export:
#
#   server {
#     listen 80;
#     server_name atlas.example;
#     include ${join(place, NGINX_SITE)};
#   }
#
# The .br files are used where that block also says "brotli_static on;", which needs a module that nginx itself does not
# have (Debian: libnginx-mod-http-brotli-static). Everything else is part of any nginx.

root ${quoted(join(place, SITE))};
# Types are those of the paths, not of file names, and nginx adds no charset to what is compressed.
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
# Nothing is better than the right records in the wrong order, or others than were asked for.
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
${documents.flatMap((document) => documentLocations(document, fields.success)).join('\n')}
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

function documentLocations(document: HttpDocument, common: Fields): readonly string[] {
  const { path, alsoAt = [], type } = document;
  const own = ownFields(document);
  const headers = own.length === 0 ? '' : `${addHeaders([...common, ...own], '  ')}\n`;
  return [path, ...alsoAt].map(
    (each) => `location = ${each} {
  default_type ${quoted(type)};
${headers}  try_files /${fileOfPath(each)} =404;
}`,
  );
}
