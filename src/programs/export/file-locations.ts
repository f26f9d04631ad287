// The nginx locations of the files of an edition: their types and headers, the latest edition as a redirect, and the page that lists them.

import { languages } from '../../engine/text/localized.js';
import type { Document } from '../../server/http/responses/documents.js';
import { addresses, addressIn, inLanguage } from '../../site/shell/addresses.js';
import { pageDocument } from '../../site/shell/localized-routes.js';
import { type Bundle, FILES, fileAddress, fileFields, LATEST } from '../../surfaces/downloads/send-file.js';
import { addHeaders, quoted } from './nginx-text.js';
import type { HeaderFields, ServiceFields } from './service-fields.js';

/** `location` writes the location of a page. */
export function fileLocations(
  { edition, files }: Bundle,
  { success }: ServiceFields,
  location: (path: string, page: Document) => string,
): string {
  const own = Object.entries(fileFields).map(([name, value]) => [spelled(name), value] as const);
  const common = success.filter(([name]) => own.every(([other]) => other !== spelled(name)));
  const headers = addHeaders([...common, ...own] satisfies HeaderFields, '  ');
  const types = new Map<string, string>();
  for (const { path, mediaType } of files.values()) types.set(endingOf(path), mediaType);
  const pages = languages.flatMap((language) => {
    const bare = addressIn(language, addresses.downloads);
    const path = inLanguage(language, bare);
    return [
      location(
        path,
        pageDocument(language, path, () => ''),
      ),
      `location = ${bare} {\n  return 302 ${path};\n}`,
    ];
  });
  return [
    ...pages,
    `location ~ ^${FILES}/${LATEST}/(.+)$ {
  if (!-f $document_root${fileAddress(edition, '$1')}) {
    return 404;
  }
  return 302 ${fileAddress(edition, '$1')};
}`,
    ...[...types].map(
      ([ending, type]) => `location ~ ^${fileAddress(edition, '.*')}${ending}$ {
  default_type ${quoted(type)};
${headers}
  try_files $uri =404;
}`,
    ),
    `location ~ ^${FILES}/. {\n  return 404;\n}`,
  ].join('\n');
}

/** A pattern for the extension, or for the name if it has none. */
const endingOf = (path: string): string => {
  const name = path.split('/').at(-1) as string;
  const ending = /\.\w+$/.exec(name)?.[0];
  return ending === undefined ? name : ending.replace('.', '\\.');
};

const spelled = (name: string): string =>
  name.toLowerCase().replace(/(^|-)[a-z]/g, (start) => start.toUpperCase());
