// The entries of a forwarding header from the right, where our own proxies wrote; any client may have written the text to the left. Reading
// from the right keeps it so: an open quote from a client swallows nothing that a proxy adds behind it.

const MOST_ENTRIES = 50;
const MOST_CHARACTERS = 4000;

export function* entriesFromRight(header: string): Generator<string, void, void> {
  const floor = Math.max(0, header.length - MOST_CHARACTERS);
  let end = header.length;
  for (let count = 0; count < MOST_ENTRIES && end >= 0; count++) {
    const comma = commaBefore(header, end, floor);
    // Half an address may look like a whole one.
    if (comma < 0 && floor > 0) return;
    yield header.slice(comma + 1, end);
    end = comma;
  }
}

function commaBefore(header: string, end: number, floor: number): number {
  let quoted = false;
  for (let at = end - 1; at >= floor; at--) {
    const character = header[at];
    if (character === ',' && !quoted) return at;
    // The quote that opens a string stands behind a `=`; one behind a backslash is inside of it.
    if (character === '"' && !(quoted && header[at - 1] === '\\')) quoted = !quoted;
  }
  return -1;
}
