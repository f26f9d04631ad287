// Builds the path of a request from a template and the values, with the remaining values as its query.

/** A parameter without a value stays in the template. */
export function requestPath(template: string, values: Readonly<Record<string, unknown>>): string {
  const named = new Set([...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  const path = template.replace(/\{(\w+)\}/g, (place, name: string) =>
    values[name] === undefined ? place : encodeURIComponent(String(values[name])),
  );
  return `${path}${writtenQuery(Object.entries(values).filter(([name]) => !named.has(name)))}`;
}

/** The query with its question mark, or an empty text. */
export function writtenQuery(pairs: readonly (readonly [name: string, value: unknown])[]): string {
  const written = pairs.map(([name, value]) => `${encoded(name)}=${encoded(String(value))}`);
  return written.length === 0 ? '' : `?${written.join('&')}`;
}

/** Commas stay unencoded, because they are part of the query language and easier to read. */
const encoded = (text: string) => encodeURIComponent(text).replaceAll('%2C', ',');

/** A decoded part of a URL. It stays unchanged if it is not encoded correctly. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The name of a filter in a request: `population` for equality, `population[gte]` for another comparison. */
export const filterName = (field: string, operator: string): string =>
  operator === 'eq' ? field : `${field}[${operator}]`;
