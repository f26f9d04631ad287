// Takes a query string apart as forms write it. Unlike URLSearchParams, it tells a value that is not well encoded.

/** `undefined` where the percent-encoding is malformed. */
export type QueryPair = readonly [name: string, value: string | undefined];

export function parseQuery(query: string): readonly QueryPair[] {
  return query
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair): QueryPair => {
      const equals = pair.indexOf('=');
      const [name, value] = equals < 0 ? [pair, ''] : [pair.slice(0, equals), pair.slice(equals + 1)];
      return [decoded(name) ?? name, decoded(value)];
    });
}

const ENCODED = /[%+]/;

function decoded(text: string): string | undefined {
  if (!ENCODED.test(text)) return text;
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return undefined;
  }
}
