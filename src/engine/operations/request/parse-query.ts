// Takes a query string apart as forms write it. Unlike URLSearchParams, it reports a value that is not well encoded.

/** `undefined` if the percent-encoding is malformed. */
export type QueryPair = readonly [name: string, value: string | undefined];

export function parseQuery(query: string): readonly QueryPair[] {
  const pairs: QueryPair[] = [];
  for (let from = 0; from < query.length; ) {
    const next = query.indexOf('&', from);
    const to = next < 0 ? query.length : next;
    const sign = query.indexOf('=', from);
    const equals = sign < 0 || sign > to ? to : sign;
    const name = query.slice(from, equals);
    if (to > from) pairs.push([decoded(name) ?? name, decoded(query.slice(equals + 1, to))]);
    from = to + 1;
  }
  return pairs;
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
