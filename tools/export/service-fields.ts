// The header fields of the service's responses, requested from the service itself so that the copy sends the same.
import type { Service } from '../../src/app.js';
import { API } from '../../src/operations/operation.js';

export type Fields = readonly (readonly [name: string, value: string])[];

export interface ServiceFields {
  readonly success: Fields;
  readonly problem: Fields;
  readonly problemType: string;
  readonly otherMethod: Fields;
  readonly preflight: Fields;
}

/** The rest belongs to the single answer or to the connection. */
const COMMON = /^(access-control-.*|atlas-.*|cache-control|allow|referrer-policy|x-content-type-options)$/;
/** Problems also name their language, and that another client could get another one. */
const OF_PROBLEMS = new RegExp(`${COMMON.source}|^(content-language|vary)$`);

export async function requestServiceFields({ server }: Service): Promise<ServiceFields> {
  const origin = await server.listen({ host: '127.0.0.1', port: 0 });
  try {
    const request = (path: string, method = 'GET') => fetch(`${origin}${path}`, { method });
    const missing = await request(`${API}/no/such/path/at/all`);
    return {
      success: fieldsOf(await request(API)),
      problem: fieldsOf(missing, OF_PROBLEMS),
      problemType: missing.headers.get('content-type') as string,
      otherMethod: fieldsOf(await request(API, 'POST'), OF_PROBLEMS),
      preflight: fieldsOf(await request(API, 'OPTIONS')),
    };
  } finally {
    await server.close();
  }
}

/** Names as people write them, since people read the configuration. */
function fieldsOf({ headers }: Response, wanted = COMMON): Fields {
  return [...headers]
    .filter(([name]) => wanted.test(name))
    .map(([name, value]) => [name.replace(/(^|-)[a-z]/g, (start) => start.toUpperCase()), value]);
}
