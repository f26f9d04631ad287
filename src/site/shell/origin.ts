// The origin of the site: the one that the operator sets, else that of the request.
import { type Html, html, raw } from './html.js';

/** The origin in example requests, until a script or a setting puts in the true one. */
export const ORIGIN = 'http://127.0.0.1:3000';

/** A placeholder for it in pages that the build finishes, because only the running service has one. */
export const UNKNOWN_ORIGIN = 'http://origin.invalid';

const MARKED = `<span class="origin">${ORIGIN}</span>`;

/** Marks the origin of requests to the API, which are for readers; others are for operators, and stay on their machine. */
export const withMarkedOrigin = (code: Html | string): Html =>
  raw(html`${code}`.text.replaceAll(`${ORIGIN}/api`, `${MARKED}/api`));

/** A whole page with the true origin; without one, URLs are paths. */
export function atOrigin(page: string, origin: string): string {
  if (origin === UNKNOWN_ORIGIN) return page;
  const known = page.replaceAll(UNKNOWN_ORIGIN, origin);
  return origin === '' ? known : known.replaceAll(MARKED, MARKED.replace(ORIGIN, origin));
}
