// The list of places, requested once per page and stored for times without the server.
import type { groupsWith } from './place-groups.js';

type Places = Parameters<typeof groupsWith>[0];

const REMEMBERED = 'atlas-places';
const THIRTY_DAYS = 2_592_000_000;
const LONGEST_WAIT = 10_000;

const requested: Record<string, Promise<Places>> = {};

/** Rejects if there is no list, and the next call tries again. */
export function placesAt(url: string): Promise<Places> {
  requested[url] ??= load(url);
  requested[url].catch(() => delete requested[url]);
  return requested[url];
}

async function load(url: string): Promise<Places> {
  // A page can use two services and both lists. The folder within the URL changes with each edition.
  const key = `${REMEMBERED} ${url.replace(/embed.*\//, '')}`;
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(LONGEST_WAIT) });
    const text = await response.text();
    const places = read(text);
    try {
      localStorage.setItem(key, Date.now() + text);
    } catch {
      // The storage can be full or forbidden, and the field works without it.
    }
    return places;
  } catch {
    const text = localStorage.getItem(key) ?? '';
    const at = text.indexOf('{');
    if (Date.now() - Number(text.slice(0, at)) > THIRTY_DAYS) throw new Error(url);
    return read(text.slice(at));
  }
}

/** Throws if the text is not the list, such as the login page of a network. */
function read(text: string): Places {
  const places = JSON.parse(text);
  places.rows[0].places.ids.at(0);
  return places;
}
