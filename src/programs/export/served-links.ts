// Removes links that the static copy does not serve, or points them to the page that explains this.

/** Receives a path on this host with its query string. */
export type IsServed = (link: string) => boolean;

export function servedBy(paths: ReadonlySet<string>, refusedQuery: string): IsServed {
  const refused = new RegExp(refusedQuery, 'i');
  return (link) => {
    const [, path = '', query = ''] = /^([^?#]*)\??([^#]*)/.exec(link) ?? [];
    return paths.has(path) && !refused.test(query);
  };
}

/** An entry of a list that consists of one link. */
const ENTRY = /<li><a href="(\/[^"]*)"[^>]*>[^<]*<\/a><\/li>\n?/g;
const LINK_IN_PAGE = /(<(?:a|form) [^>]*?\b(?:href|action)=")(\/[^"]*)"/g;
const DATA = /(<script type="application\/ld\+json">)(.*?)(<\/script>)/g;

/** `explanation` is the path of the page that explains. */
export function withServedLinks(html: string, explanation: string, isServed: IsServed): string {
  const isDead = (link: string) => !isServed(link.replaceAll('&amp;', '&'));
  return html
    .replace(ENTRY, (entry, link: string) => (isDead(link) ? '' : entry))
    .replace(LINK_IN_PAGE, (whole, start: string, link: string) =>
      isDead(link) ? `${start}${explanation}"` : whole,
    )
    .replace(DATA, (_, start: string, json: string, end: string) => {
      const data = servedData(JSON.parse(json), isServed);
      return `${start}${JSON.stringify(data).replaceAll('<', '\\u003c')}${end}`;
    });
}

/** The JSON-LD of a page without URLs that are not served. */
function servedData(data: object, isServed: IsServed): object {
  const isDead = (value: unknown) => typeof value === 'string' && value.startsWith('/') && !isServed(value);
  return Object.fromEntries(
    Object.entries(data).flatMap(([name, value]): [string, unknown][] => {
      if (isDead(value)) return [];
      if (!Array.isArray(value)) return [[name, value]];
      const left = value.filter((part: object) => !Object.values(part).some(isDead));
      return left.length === 0 ? [] : [[name, left]];
    }),
  );
}
