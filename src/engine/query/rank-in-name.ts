// How well a keyword matches the name of a record: the less, the better. Clients take the first hit.

const [EQUAL, BEGINS, WORD_BEGINS, WITHIN, ELSEWHERE] = [0, 1, 2, 3, 4];
export const RANKS = 5;

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** The name is `text[1, nameEnd)`, a second name follows it, and `at` is where the keyword comes first. */
export function rankInName(
  text: string,
  nameEnd: number,
  keyword: string,
  at: number,
  hasOtherName: boolean,
): number {
  if (hasOtherName && equals(text, nameEnd + 1, keyword)) return EQUAL;
  if (at >= nameEnd) return ELSEWHERE;
  if (at === 1) return keyword.length === nameEnd - 1 ? EQUAL : BEGINS;
  for (let next = at; next >= 0 && next < nameEnd; next = text.indexOf(keyword, next + 1))
    if (!isLetterOrDigit(text.charCodeAt(next - 1))) return WORD_BEGINS;
  return WITHIN;
}

/** Folded text is small letters, digits and signs, with few exceptions. */
function isLetterOrDigit(code: number): boolean {
  if (code < 128) return (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
  return LETTER_OR_DIGIT.test(String.fromCharCode(code));
}

/** Names end with a character that no keyword has. */
const equals = (text: string, start: number, keyword: string) =>
  text.startsWith(keyword, start) && text.charCodeAt(start + keyword.length) === 0;
