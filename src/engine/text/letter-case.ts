// The first letter of a text: a capital at the start of a sentence or a title, a small letter inside one.

export const atStart = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** An abbreviation keeps its capitals. */
export const inside = (title: string): string =>
  title.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase());
