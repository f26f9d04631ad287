// Titles and nouns of families, which begin with a capital at the beginning of a title and with a small letter inside it.

export const atStart = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** An abbreviation keeps its capitals. */
export const inside = (title: string): string =>
  title.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase());
