// The header fields that the service gives its answers, asked of the service itself so that the copy gives the same.
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
const COMMON = /^(access-control-.*|atlas-.*|cache-control|allow)$/;
/** The language of a problem, and that others could get another. */
const LANGUAGE = /^(content-language|vary)$/;

export async function askServiceFields({ server }: Service): Promise<ServiceFields> {
  const origin = await server.listen({ host: '127.0.0.1', port: 0 });
  try {
    const ask = (path: string, method = 'GET') => fetch(`${origin}${path}`, { method });
    const missing = await ask(`${API}/no/such/path/at/all`);
    return {
      success: fieldsOf(await ask(API)),
      problem: problemFieldsOf(missing),
      problemType: missing.headers.get('content-type') as string,
      otherMethod: problemFieldsOf(await ask(API, 'POST')),
      preflight: fieldsOf(await ask(API, 'OPTIONS')),
    };
  } finally {
    await server.close();
  }
}

/** Names as people write them: some hosts send a field twice where they do not recognise it. */
function fieldsOf({ headers }: Response, isWanted = (name: string) => COMMON.test(name)): Fields {
  return [...headers]
    .filter(([name]) => isWanted(name))
    .map(([name, value]) => [name.replace(/(^|-)[a-z]/g, (start) => start.toUpperCase()), value]);
}

const problemFieldsOf = (response: Response): Fields =>
  fieldsOf(response, (name) => COMMON.test(name) || LANGUAGE.test(name));
