// Locates the first fault of a text that is not JSON. The parser of the runtime reports it in words that differ between releases.
import type { JsonFaultName } from '../../../engine/problems/body-messages.js';
import { messages } from '../../../engine/problems/messages.js';
import type { Localized } from '../../../engine/text/localized.js';

interface JsonFault {
  readonly fault: JsonFaultName;
  readonly at: number;
}

const SPACES = /[ \t\n\r]*/y;
const SCALAR = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?/y;
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON excludes exactly these.
const TEXT = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*/y;

/** Undefined if the text is JSON. Levels are stored in a list, so that no depth is too deep. */
export function jsonFault(text: string): JsonFault | undefined {
  const open: ('[' | '{')[] = [];
  let at = 0;
  const skip = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    const isThere = pattern.test(text);
    if (isThere) at = pattern.lastIndex;
    return isThere;
  };
  const fault = (kind: JsonFaultName): JsonFault => ({ fault: at >= text.length ? 'open' : kind, at });
  /** The fault of a text in quotes, which ends after it. */
  const textFault = (): JsonFault | undefined => {
    skip(TEXT);
    if (text[at] !== '"') return fault('text');
    at++;
    return undefined;
  };
  const keyFault = (): JsonFault | undefined => {
    skip(SPACES);
    if (text[at] !== '"') return fault('key');
    const wrong = textFault();
    if (wrong !== undefined) return wrong;
    skip(SPACES);
    if (text[at] !== ':') return fault('colon');
    at++;
    return undefined;
  };
  /** Whether the bracket that was opened last is closed here, after nothing. */
  const closes = (): boolean => {
    skip(SPACES);
    if (text[at] !== (open.at(-1) === '[' ? ']' : '}')) return false;
    open.pop();
    at++;
    return true;
  };

  for (;;) {
    skip(SPACES);
    const first = text[at];
    if (first === '[' || first === '{') {
      open.push(first);
      at++;
      if (!closes()) {
        const wrong = first === '{' ? keyFault() : undefined;
        if (wrong !== undefined) return wrong;
        continue;
      }
    } else if (first === '"') {
      const wrong = textFault();
      if (wrong !== undefined) return wrong;
    } else if (!skip(SCALAR)) return fault('value');
    // A value has ended.
    while (open.length > 0 && closes());
    skip(SPACES);
    if (open.length === 0) return at < text.length ? { fault: 'more', at } : undefined;
    if (text[at] !== ',') return fault('comma');
    at++;
    const wrong = open.at(-1) === '{' ? keyFault() : undefined;
    if (wrong !== undefined) return wrong;
  }
}

/** Where a fault is, as an editor counts. */
export function unreadableJson(text: string, { fault, at }: JsonFault): Localized {
  const before = text.slice(0, at).split(/\r\n|\r|\n/);
  const [line, column] = [before.length, (before.at(-1)?.length ?? 0) + 1];
  return messages.unreadableJson(line, column, fault);
}
