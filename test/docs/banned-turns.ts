// Turns that no native speaker would write, and that crept in as translations: grammatical, but they make a reader stop.

export const bannedTurns: readonly RegExp[] = [
  // "is not an X"
  /(?<!\bthere )\bis no (?!longer\b|more than\b)/i,
  /(?<!\bthere )\b(is|are) none\b/i,
  // "comma-separated"
  /\bcommas between\b/i,
  // a number, or nothing at all
  /\bso many\b/i,
  // "is", "is in", "means"
  /\bstands? (for|in|beside|here|there|under|after|before|left)\b/i,
  /\bwhat stands\b/i,
  // "the one who", "anyone who"
  /\bwhoever\b/i,
  // "GET and HEAD are allowed"
  /\ballowed are\b/i,
  // "all of them", "the available ones"
  /\ball there (is|are)\b/i,
  /\bthe \w+ there (is|are)\b/i,
  /\bof which there (is|are)\b/i,
  // "is available"
  /\bis there (with|for)\b/i,
  // "can only be used together with"
  /\bgoes? with\b/i,
  // "must be"
  /\bcannot be used: it is\b/i,
  /\bis to be\b/i,
  // "unexpectedly"
  /\bunasked\b/i,
  // "in progress"
  /\bunder way\b/i,
  // "fix"
  /\bmend(s|ed)?\b/i,
  // "and similar ones"
  /\b(and|or) the like\b/i,
  // "los segundos que indica"
  /\btant[oa]s \p{L}+ como\b/iu,
  // Colombian usage is "tú", "archivo" and "computador"
  /\b(usted(es)?|vosotr[oa]s|ficheros?|ordenador(es)?)\b/i,
];
