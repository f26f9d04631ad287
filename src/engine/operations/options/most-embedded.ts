// How many records an answer may embed at most, by `expand` and by dotted `fields`.

export const MOST_EMBEDDED = 10_000;
