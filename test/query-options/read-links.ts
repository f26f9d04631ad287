// Reads a `Link` header: the target of each relation, resolved against the request.

const LINK = /<([^>]*)>\s*;\s*rel="([^"]+)"/g;

export type Links = Readonly<Record<string, string | undefined>>;

export function readLinks(header: string | null, requested: string): Links {
  const links: Record<string, string> = {};
  for (const [, reference = '', relation = ''] of (header ?? '').matchAll(LINK)) {
    const { pathname, search } = new URL(reference, new URL(requested, 'http://service.invalid'));
    links[relation] = pathname + search;
  }
  return links;
}
