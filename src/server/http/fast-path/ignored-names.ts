// The names of parameters that had no effect, as a header lists them.

/** More names, or longer ones, do not help. */
const [MOST, LONGEST] = [10, 50];

export function ignoredNames(names: readonly string[]): string {
  const listed = names.slice(0, MOST).map(asToken);
  return [...listed, ...(names.length > MOST ? ['...'] : [])].join(', ');
}

/** Further characters that `encodeURIComponent` leaves as they are, and a token may not have. */
const asToken = (name: string) =>
  encodeURIComponent([...name].slice(0, LONGEST).join('')).replace(/[()]/g, (sign) =>
    sign === '(' ? '%28' : '%29',
  );
