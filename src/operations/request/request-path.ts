// The path of a request: a template and the values in it; those that it does not name are its query.

export function requestPath(template: string, values: Readonly<Record<string, unknown>>): string {
  const named = new Set([...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])));
  const query = Object.entries(values)
    .filter(([name]) => !named.has(name))
    .map(([name, value]) => `${encoded(name)}=${encoded(String(value))}`);
  return query.length === 0 ? path : `${path}?${query.join('&')}`;
}

/** Commas are part of the language of queries, and reading them is easier than their code. */
const encoded = (text: string) => encodeURIComponent(text).replaceAll('%2C', ',');
