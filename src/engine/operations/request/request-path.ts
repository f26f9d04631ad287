// The path of a request: a template with the values in it, and the other values as its query.

/** A place without a value stays as it is in the template. */
export function requestPath(template: string, values: Readonly<Record<string, unknown>>): string {
  const named = new Set([...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  const path = template.replace(/\{(\w+)\}/g, (place, name: string) =>
    values[name] === undefined ? place : encodeURIComponent(String(values[name])),
  );
  return `${path}${writtenQuery(Object.entries(values).filter(([name]) => !named.has(name)))}`;
}

/** With its question mark, if there is anything in it. */
export function writtenQuery(pairs: readonly (readonly [name: string, value: unknown])[]): string {
  const written = pairs.map(([name, value]) => `${encoded(name)}=${encoded(String(value))}`);
  return written.length === 0 ? '' : `?${written.join('&')}`;
}

/** Commas are part of the language of queries, and reading them is easier than their code. */
const encoded = (text: string) => encodeURIComponent(text).replaceAll('%2C', ',');

/** A part of a URL, decoded; unchanged if it is not encoded correctly. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The name of a filter in a request: `population` for equality, `population[gte]` for any other comparison. */
export const filterName = (field: string, operator: string): string =>
  operator === 'eq' ? field : `${field}[${operator}]`;
