// Patterns that are correct now and then but tiring as a habit, with the most that a thousand words may have. A budget can only fall.

export interface Habit {
  readonly name: string;
  readonly pattern: RegExp;
}

/** A clause with "what" that names nothing; a question is not one. */
export const whatClauses: Habit = { name: 'what-clauses', pattern: /\bwhat\b(?![^.!?\n]*\?)/gi };

/** Software returns, contains, lists, reports; it does not talk. */
export const talkingSoftware: Habit = {
  name: 'talking software',
  pattern: /\b(says?|said|tells?|told|knows?|wants?|likes?|speaks?|spoken)\b/gi,
};
