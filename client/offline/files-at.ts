// The files of a bundle at a URL, such as that of the downloads of a server or of a copy beside a page.
import type { ReadFile } from './read-file.js';

/**
 * `url` is the folder of the bundle, which contains `bundle.json`, or the downloads of a server, of which the newest edition is read.
 * In a page, a path is one of its origin.
 */
export function filesAt(url: string | URL, request: typeof fetch = fetch): ReadFile {
  const { document, location } = globalThis as FilePage;
  const folder = new URL(`${url}`.replace(/\/?$/, '/'), document?.baseURI ?? location?.href);
  let base = folder.pathname.endsWith('/downloads/') ? new URL('latest/', folder).href : folder.href;
  return async (path) => {
    const response = await request(new URL(path, base));
    if (!response.ok) throw new Error(`${response.url} returned ${response.status}.`);
    // The next files belong to the edition of this one.
    if (response.url.endsWith(`/${path}`)) base = response.url.slice(0, -path.length);
    return response.text();
  };
}

/** Workers have no document. */
interface FilePage {
  readonly document?: { readonly baseURI: string };
  readonly location?: { readonly href: string };
}
