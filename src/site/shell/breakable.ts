// Text in which a URL, a path or another long word is broken at its joints and not in the middle of a word.
import { escapeHtml, type Html, raw } from './html.js';

/** Shorter words fit into the line of a phone. */
const LONG_WORD = /\S{16,}/g;
/** Before a dot and the parts of a query, and after a slash and a low line; browsers themselves break after a hyphen. */
const JOINT = /(?<=[\p{L}\d\]])(?=[.?&=,[])|(?<=[^/][/_])(?=[\p{L}\d{])/u;

export const breakable = (text: string): Html => raw(parts(text).join(''));

function parts(text: string): readonly string[] {
  const written: string[] = [];
  let from = 0;
  for (const { 0: word, index } of text.matchAll(LONG_WORD)) {
    written.push(escapeHtml(text.slice(from, index)), word.split(JOINT).map(escapeHtml).join('<wbr>'));
    from = index + word.length;
  }
  return [...written, escapeHtml(text.slice(from))];
}
