// Text from outside, safe in one line of a message: unchanged, or quoted with invisible characters escaped.

const LONGEST = 100;

export function quoteForMessage(text: string): string {
  const shown = text.length > LONGEST ? `${text.slice(0, LONGEST)}...` : text;
  if (/^[^\p{C}\p{Z}"]+$/u.test(shown)) return shown;
  return JSON.stringify(shown).replace(
    /[\p{C}\p{Zl}\p{Zp}]/gu,
    (hidden) => `\\u{${hidden.codePointAt(0)?.toString(16)}}`,
  );
}
