// The nginx configuration of the static copy: the content of a server block, with the same headers as the service.
import { join } from 'node:path';
import type { Service } from '../../app.js';
import { API } from '../../engine/operations/operation.js';
import { type Language, languages } from '../../engine/text/localized.js';
import type { Document } from '../../server/http/responses/documents.js';
import { JSON_TYPE } from '../../server/http/responses/replies.js';
import { versionedFiles } from '../../site/embed/embed.js';
import { addresses, DEFAULT_LANGUAGE, inLanguage, markdownAddress } from '../../site/shell/addresses.js';
import type { SitePage } from '../../site/shell/localized-routes.js';
import { markdownPages } from '../../site/shell/serve-pages.js';
import { siteFiles, wholeSite } from '../../site/site.js';
import { serviceDocuments, serviceRedirections } from '../../surfaces/documents/service-documents.js';
import type { Bundle } from '../../surfaces/downloads/send-file.js';
import { fileLocations } from './file-locations.js';
import { fileOfPath } from './file-of-path.js';
import { addHeaders, quoted } from './nginx-text.js';
import { LINK, operationLocations } from './operation-locations.js';
import { refusedQuery } from './refused-query.js';
import type { HeaderFields, ServiceFields } from './service-fields.js';
import { pathsOfPage } from './static-answers.js';
import { problemBodies } from './static-problems.js';

/** `place` is the final folder of the export. */
export function nginxServer(
  service: Service,
  fields: ServiceFields,
  rootFolder: string,
  bundle: Bundle | undefined,
): string {
  const { engine } = service;
  const documents = [...serviceDocuments(engine), ...siteFiles(engine)];
  const pages = wholeSite.pages(engine);
  return `# The static copy of the service, for a server block of nginx. \`npx atlas export\` overwrites this file, so include it
# unchanged and reload nginx after an export:
#
#   server {
#     listen 80;
#     server_name atlas.example;
#     include ${join(rootFolder, 'nginx-site.conf')};
#   }
#
# The .br files are used if that block also says "brotli_static on;", which needs a module that does not come with nginx
# (Debian: libnginx-mod-http-brotli-static). Everything else is in any nginx.

root ${quoted(join(rootFolder, 'site'))};
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
# Operations set the page that shows the same to people; without one the header is not sent.
set ${LINK} '';
add_header Link ${LINK};

# A slash at the end does not count.
rewrite ^(.+)/$ $1 last;
# Better no answer than the right records in the wrong order, or the wrong records.
if ($args ~* '${refusedQuery(service)}') {
  return 404;
}

location / {
  return 404;
}
location ~ ^${API}(/[^/]+)?$ {
  try_files $uri/index.json =404;
}
location ~ ^${API}/(.*/)?index$ {
  return 404;
}
location ${API}/ {
  try_files $uri.json =404;
}
${operationLocations(service)}
${documents.map((document) => locationBlock(`= ${document.path}`, `/${fileOfPath(document.path)}`, document, fields)).join('\n')}
${bundle === undefined ? '' : fileLocations(bundle, fields, (path, page) => locationBlock(`= ${path}`, `/${fileOfPath(path)}`, page, fields))}
${earlierVersions(engine)}
# Pages that only the running service has: Link headers, bookmarks and other sites name them.
${languages.map(explainedLocation).join('\n')}
${languages
  .flatMap((language) =>
    pageLocations(
      pages.filter((page) => page.language === language),
      fields,
    ),
  )
  .join('\n')}
${serviceRedirections.map(({ path, to }) => `location = ${path} {\n  return 302 ${to};\n}`).join('\n')}
error_page 400 /400.json;
error_page 403 404 =404 /404.json;
error_page 405 = @other-method;
error_page 414 /414.json;
error_page 494 =431 /431.json;
error_page 500 /500.json;
location ~ ^/\\d+\\.json$ {
  internal;
${problemFile(fields, rootFolder)}
}
location = /404.json {
  internal;
${problemFile(fields, rootFolder)}
  # The API returns JSON to all clients; elsewhere browsers get a page.
  if ($request_uri ~ '^/+api([/?]|$)') {
    break;
  }
  if ($http_accept !~* text/html) {
    break;
  }
${languages.map((language) => `  if ($request_uri ~ '^/${language}([/?]|$)') {\n    rewrite ^ /404.${language}.html last;\n  }`).join('\n')}
${otherLanguages.map((language) => `  if ($http_accept_language ~* '^${language}') {\n    rewrite ^ /404.${language}.html last;\n  }`).join('\n')}
  rewrite ^ /404.${DEFAULT_LANGUAGE}.html last;
}
${languages.map((language) => missingLocation(fields, rootFolder, language)).join('\n')}
location @other-method {
  default_type ${quoted(fields.problemType)};
${addHeaders(fields.otherMethod, '  ', ' always')}
  if ($request_method = OPTIONS) {
${addHeaders(fields.preflight, '    ')}
    return 204;
  }
  return 405 ${quoted(problemBodies[405])};
}
`;
}

const otherLanguages = languages.filter((language) => language !== DEFAULT_LANGUAGE);

/** Pages whose URL differs by language. All of them lead to the explanation in the language of the tree. */
function explainedLocation(language: Language): string {
  const localized = Object.values(addresses).filter((address) => typeof address !== 'string');
  const words = (of: readonly Language[]) =>
    [...new Set(localized.flatMap((address) => of.map((each) => address[each].slice(1))))].join('|');
  return `location ~ ^/(${language}/(${words(languages)})|${words([language])})(/|$) {
  return 302 ${inLanguage(language, addresses.staticCopy)};
}`;
}

const problemFile = (
  fields: ServiceFields,
  rootFolder: string,
): string => `  root ${quoted(join(rootFolder, 'problems'))};
  default_type ${quoted(fields.problemType)};
${addHeaders(fields.problem, '  ', ' always')}`;

const missingLocation = (
  { missingPage }: ServiceFields,
  rootFolder: string,
  language: Language,
): string => `location = /404.${language}.html {
  internal;
  root ${quoted(join(rootFolder, 'problems'))};
  default_type ${quoted(missingPage[language].type)};
${addHeaders(missingPage[language].fields, '  ', ' always')}
}`;

/** One location for all pages of a language in each form, and one for a home page without a name. */
function pageLocations(pages: readonly SitePage[], fields: ServiceFields): readonly string[] {
  const [page] = pages as [SitePage];
  const markdown = markdownPages(pages)[0] as SitePage;
  const unnamed = [
    [addresses.home, page],
    [markdownAddress(addresses.home), markdown],
  ] as const;
  const roots = [...new Set(pages.flatMap(pathsOfPage).map((path) => path.split('/')[1] as string))];
  const named = roots.filter((root) => root !== '');
  return [
    ...(named.length < roots.length
      ? unnamed.map(([path, form]) => locationBlock(`= ${path}`, `/${fileOfPath(path)}`, form, fields))
      : []),
    locationBlock(`~ ^/(${named.join('|')})(/.*)?\\.md$`, '$uri', markdown, fields),
    locationBlock(`~ ^/(${named.join('|')})(/|$)`, '$uri.html', page, fields),
  ];
}

/** Pages can name an earlier version of the form field. */
const earlierVersions = (engine: Service['engine']): string =>
  versionedFiles(engine)
    .map(({ path }) => {
      const [name, , root] = path.split('/').reverse();
      return `location ~ ^/${root}/[^/]+/${name?.replace('.', '\\.')}$ {\n  return 302 ${path};\n}`;
    })
    .join('\n');

const keptFor = (fields: HeaderFields, cacheControl: string | undefined): HeaderFields =>
  fields.map(([name, value]) => [name, name === 'Cache-Control' ? (cacheControl ?? value) : value]);

/** A location with its own headers inherits none, so it repeats the common ones. */
function locationBlock(match: string, file: string, document: Document, { success }: ServiceFields): string {
  const { type, headers = [], cacheControl } = document;
  const own = headers.flatMap(
    (name, index): HeaderFields => (index % 2 === 0 ? [[name, headers[index + 1] as string]] : []),
  );
  return `location ${match} {
  default_type ${quoted(type)};
${own.length === 0 ? '' : `${addHeaders([...keptFor(success, cacheControl), ...own], '  ')}\n`}  try_files ${file} =404;
}`;
}
