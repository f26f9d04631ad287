// The origin of the site: the one that the operator sets. Without it, pages have no canonical URL, because the host of a request can be forged.
import type { Origins } from '../../server/http/fast-path/edition-responses.js';
import { type Html, html, raw } from './html.js';

/** The origin in example requests, until a setting or a script puts in the true one. */
export const ORIGIN = 'http://127.0.0.1:3000';

/** A placeholder for it in pages that the build finishes, because only the running service has one. */
export const UNKNOWN_ORIGIN = 'http://origin.invalid';

const MARKED = `<span class="origin">${ORIGIN}</span>`;

/** Parts of the head that are useless without an origin. */
const ABSOLUTE = /<(?:link rel="canonical"|meta property="og:(?:url|image[^"]*)") [^>]*>\n/g;

/** Marks the origin of requests to the API and of downloads, which are for readers; others are for operators, and stay on their machine. */
export const withMarkedOrigin = (code: Html | string): Html =>
  ['/api', '/downloads'].reduce(
    (marked, path) => raw(marked.text.replaceAll(`${ORIGIN}${path}`, `${MARKED}${path}`)),
    html`${code}`,
  );

/** A whole page with the true origin; without one, links are paths, and examples lead to this machine. */
export function atOrigin(page: string, { publicOrigin, localOrigin = ORIGIN }: Origins): string {
  if (publicOrigin === UNKNOWN_ORIGIN) return page;
  const known =
    publicOrigin === undefined
      ? page.replace(ABSOLUTE, '').replaceAll(UNKNOWN_ORIGIN, '')
      : page.replaceAll(UNKNOWN_ORIGIN, publicOrigin);
  const shown = publicOrigin ?? localOrigin;
  return shown === ORIGIN ? known : known.replaceAll(MARKED, MARKED.replace(ORIGIN, shown));
}
