// Patterns that are correct but tiring if they are frequent. Their limits may only fall.

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

/** A thought that is broken twice. A colon in a time, a URL or code has no space after it. */
export const severalColons: Habit = { name: 'two colons', pattern: /: .*: /s };

/** The title of a case begins with a verb, which tells from the report alone what broke. */
export const articleFirst: Habit = {
  name: 'an article instead of a verb',
  pattern: /^(an?|the|each|every|no|several|one|two|only|if|when|in|on|with|without)\b/i,
};
