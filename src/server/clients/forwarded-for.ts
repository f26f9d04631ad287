// The `for` of one element of a `Forwarded` header (RFC 7239).

/** No two parts of it can match the same character, so it takes one pass, whatever is sent. */
const PAIR = /[ \t]*(?:([\w!#$%&'*+.^`|~-]+)=(?:"((?:[^"\\]|\\.)*)"|([^\s";,]*))[ \t]*)?(;|$)/y;

/** Undefined if there is none, or two, or if the element is not written as it should be. */
export function forwardedFor(element: string): string | undefined {
  let found: string | undefined;
  for (let at = 0; ; at = PAIR.lastIndex) {
    PAIR.lastIndex = at;
    const match = PAIR.exec(element);
    if (match === null) return undefined;
    const [, name, quoted, plain, separator] = match;
    if (name?.toLowerCase() === 'for') {
      if (found !== undefined) return undefined;
      found = quoted?.replace(/\\(.)/g, '$1') ?? plain;
    }
    if (separator === '') return found;
  }
}
