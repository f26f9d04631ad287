// Patterns that are correct but tiring if they are frequent, with their limit per thousand words. A limit may only fall.

export interface Habit {
  readonly name: string;
  readonly pattern: RegExp;
}

/** A clause with "what" that names nothing, unless it is a question. */
export const whatClauses: Habit = { name: 'what-clauses', pattern: /\bwhat\b(?![^.!?\n]*\?)/gi };

/** Software returns, contains, lists, reports; it does not talk. */
export const talkingSoftware: Habit = {
  name: 'talking software',
  pattern: /\b(says?|said|tells?|told|knows?|wants?|likes?|speaks?|spoken)\b/gi,
};
