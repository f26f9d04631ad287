// The files of a bundle at a URL, such as that of the downloads of a server or of a copy beside a page.
import type { ReadFile } from './read-file.js';

/** `url` is the folder of the bundle, which contains `bundle.json`. */
export const filesAt =
  (url: string | URL, request: typeof fetch = fetch): ReadFile =>
  async (path) => {
    const response = await request(new URL(path, `${url}`.replace(/\/?$/, '/')));
    if (!response.ok) throw new Error(`${response.url} returned ${response.status}.`);
    return response.text();
  };
