// The headers of the service's responses, requested from the service itself so that the copy sends the same.
import type { Service } from '../../app.js';
import { API } from '../../engine/operations/operation.js';
import type { Language } from '../../engine/text/localized.js';

export type HeaderFields = readonly (readonly [name: string, value: string])[];

export interface ServiceFields {
  readonly success: HeaderFields;
  readonly problem: HeaderFields;
  readonly problemType: string;
  /** The page for an unknown path, in each language. */
  readonly missingPage: Readonly<Record<Language, { readonly type: string; readonly fields: HeaderFields }>>;
  readonly otherMethod: HeaderFields;
  readonly preflight: HeaderFields;
}

/** The other headers belong to a single response or to the connection. */
const COMMON = /^(access-control-.*|atlas-.*|cache-control|allow|referrer-policy|x-content-type-options)$/;
/** Problems also name their language and vary by it. */
const OF_PROBLEMS = new RegExp(`${COMMON.source}|^(content-language|vary)$`);

/** Pages also name the resources that a browser may load. */
const OF_PAGES = new RegExp(`${COMMON.source}|^(content-language|content-security-policy)$`);

export async function requestServiceFields({ server }: Service): Promise<ServiceFields> {
  const origin = await server.listen({ host: '127.0.0.1', port: 0 });
  try {
    const request = (path: string, method = 'GET', accept = '*/*') =>
      fetch(`${origin}${path}`, { method, headers: { accept } });
    const missingPage = async (language: Language) => {
      const response = await request(`/${language}/no/such/path/at/all`, 'GET', 'text/html');
      return { type: mediaTypeOf(response), fields: fieldsOf(response, OF_PAGES) };
    };
    const missing = await request(`${API}/no/such/path/at/all`);
    return {
      success: fieldsOf(await request(API)),
      problem: fieldsOf(missing, OF_PROBLEMS),
      problemType: mediaTypeOf(missing),
      missingPage: { en: await missingPage('en'), es: await missingPage('es') },
      otherMethod: fieldsOf(await request(API, 'POST'), OF_PROBLEMS),
      preflight: fieldsOf(await request(API, 'OPTIONS')),
    };
  } finally {
    await server.close();
  }
}

const mediaTypeOf = ({ headers }: Response) => headers.get('content-type') as string;

/** Uses the common spelling, because people read the configuration. */
function fieldsOf({ headers }: Response, wanted = COMMON): HeaderFields {
  return [...headers]
    .filter(([name]) => wanted.test(name))
    .map(([name, value]) => [name.replace(/(^|-)[a-z]/g, (start) => start.toUpperCase()), value]);
}
