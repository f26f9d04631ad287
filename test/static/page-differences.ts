// Compares a page of the static copy with that of the service. It may have other links, and omit entries of lists that are only a link.
// Everything else is a difference.

/** Lines without the targets of links and without the data for search engines. */
const linesOf = (page: Buffer): string[] =>
  page
    .toString()
    .replace(/(href|action)="[^"]*"/g, '$1=""')
    .replace(/\]\([^)\s]*\)/g, ']()')
    .replace(/<script type="application\/ld\+json">.*?<\/script>/g, '')
    .split('\n');

const LINK_ALONE = /^(<li><a href=""[^>]*>[^<]*<\/a><\/li>|- \[[^\]]*\]\(\))$/;

/** Empty without differences, otherwise the first different lines. */
export function pageDifferences(service: Buffer, copy: Buffer): readonly string[] {
  const left = linesOf(copy);
  const missing = linesOf(service).filter((line) => {
    if (left[0] !== line) return true;
    left.shift();
    return false;
  });
  return [...missing.filter((line) => !LINK_ALONE.test(line)), ...left].slice(0, 3);
}
