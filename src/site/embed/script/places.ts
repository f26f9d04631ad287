// The list of places, requested once per page and stored for times without the server.

interface Places {
  readonly rows: readonly ListedGroup[];
  /** The type of places that name none. */
  readonly type: string;
}

interface ListedGroup {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly places: {
    readonly ids: readonly number[];
    readonly codes: readonly string[];
    readonly names: readonly string[];
    readonly types?: readonly string[];
  };
}

const REMEMBERED = 'atlas-places';
const THIRTY_DAYS = 2_592_000_000;
const LONGEST_WAIT = 10_000;

const requested = new Map<string, Promise<Places>>();

/** Rejects if there is no list, and the next call tries again. */
export function placesAt(url: string): Promise<Places> {
  const known = requested.get(url) ?? load(url);
  requested.set(url, known);
  known.catch(() => requested.delete(url));
  return known;
}

async function load(url: string): Promise<Places> {
  // A page can use two services.
  const key = `${REMEMBERED} ${url.split('/embed/')[0]}`;
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(LONGEST_WAIT) });
    const text = await response.text();
    const places = read(text);
    try {
      localStorage.setItem(key, Date.now() + text);
    } catch {
      // The storage is full or forbidden, and the field works without it.
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
