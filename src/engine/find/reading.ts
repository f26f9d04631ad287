// Reads a typed query as a name without the words of a question, a code beside words for its kind, or records near a place.
import type { ModelFamily } from '../model/model.js';
import { isSmall, nameKey, wordsOf } from '../names/name-key.js';
import { memo } from '../scheduling/shared-work.js';
import type { FindIndex } from './find-index.js';
import { familyWords } from './findable.js';
import type { CodeHit } from './prefix-table.js';

interface Reading {
  readonly text: string;
  /** The key of the requested name. */
  readonly query: string;
  /** The records of a code in the text. */
  readonly codes: readonly CodeHit[];
  /** The families whose records are requested near the query. */
  readonly near?: readonly ModelFamily[];
  /** A phrase of the text is about something outside the data. */
  readonly isOutside: boolean;
}

interface Asking {
  readonly phrases: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
  readonly longest: number;
}

/** A longer query is not a name. */
const LONGEST = 120;

const askingOf = memo<FindIndex, Asking, undefined>();

export function readQuery(index: FindIndex, given: string): Reading {
  const text = given.slice(0, LONGEST);
  const asking = askingOf(index, undefined, () => prepare(index));
  const key = nameKey(text);
  const codes = codesIn(index, text, asking);
  const read = { text, codes, isOutside: isOutside(index, key) };
  if (codes.length > 0 || index.prefixes.begins(key)) return { ...read, query: index.queryKey(text) };
  const near = nearIn(index, key, asking);
  if (near !== undefined) return { ...read, ...near };
  const asked = withoutAsking(index, key, asking);
  return { ...read, query: index.queryKey(asked === key ? text : asked) };
}

function isOutside({ asking: { outside } }: FindIndex, key: string): boolean {
  const padded = ` ${key} `;
  return outside.some((phrase) => padded.includes(` ${phrase} `));
}

function prepare({ asking: { phrases } }: FindIndex): Asking {
  const words = phrases.flatMap((phrase) => phrase.split(' '));
  return {
    phrases: new Set(phrases),
    words: new Set(words),
    longest: Math.max(0, ...phrases.map((phrase) => phrase.split(' ').length)),
  };
}

/** Removes phrases at both ends, the longest first, and then small words, as long as a name is left. */
function withoutAsking({ prefixes }: FindIndex, key: string, { phrases, longest }: Asking): string {
  let words = key.split(' ');
  const shortened = () => {
    for (let length = Math.min(longest, words.length - 1); length > 0; length--) {
      if (phrases.has(words.slice(0, length).join(' '))) return words.slice(length);
      if (phrases.has(words.slice(-length).join(' '))) return words.slice(0, -length);
    }
    return undefined;
  };
  for (let less = shortened(); less !== undefined; less = shortened()) {
    words = less;
    // An article can be part of the name.
    while (words.length > 1 && isSmall(words[0] as string) && !prefixes.begins(words.join(' ')))
      words.shift();
  }
  return words.join(' ');
}

function nearIn(index: FindIndex, key: string, asking: Asking): Pick<Reading, 'query' | 'near'> | undefined {
  const padded = ` ${key} `;
  for (const [first, between] of index.asking.near) {
    const at = padded.indexOf(` ${between} `);
    if (at < 0 || !padded.startsWith(first === '' ? ' ' : ` ${first} `)) continue;
    const before = padded.slice(0, at).replace(first === '' ? '' : ` ${first}`, '');
    const kind = asking.phrases.has(before.trim()) ? '' : withoutAsking(index, before.trim(), asking);
    const query = padded.slice(at + between.length + 1).trim();
    if (query === '') continue;
    if (kind === '') return { query: index.queryKey(query) };
    const near = index.families.get(kind);
    if (near !== undefined) return { query: index.queryKey(query), near };
  }
  return undefined;
}

/** All words beside the code name its kind, or only ask. */
function codesIn({ codes }: FindIndex, text: string, asking: Asking): readonly CodeHit[] {
  const tokens = text.split(/[\s,;:()¿?¡!«»"]+/).filter((token) => token !== '');
  if (tokens.length < 2) return [];
  for (const token of tokens) {
    const others = wordsOf(nameKey(tokens.filter((other) => other !== token).join(' ')));
    const found = codes.find(token).filter(({ family, field }) => {
      const kind = codeWords(family, field);
      // Without a digit and without its kind, the text is a word of the question and not a code.
      const isMeant =
        others.some((word) => kind.has(word)) || (/\d/.test(token) && !family.knownBy[field]?.beside);
      return isMeant && others.every((word) => kind.has(word) || asking.words.has(word));
    });
    if (found.length > 0) return found;
  }
  return [];
}

const wordsByFamily = new WeakMap<ModelFamily, Map<string, ReadonlySet<string>>>();

/** The names of the code and of the records that have it. */
function codeWords(family: ModelFamily, field: string): ReadonlySet<string> {
  const byField = wordsByFamily.get(family) ?? new Map<string, ReadonlySet<string>>();
  wordsByFamily.set(family, byField);
  const kind = family.knownBy[field];
  const texts = kind === undefined ? [] : [kind.en, kind.es, ...(kind.also ?? [])];
  const words =
    byField.get(field) ??
    new Set([...texts.flatMap((text) => wordsOf(nameKey(text))), ...familyWords(family)]);
  byField.set(field, words);
  return words;
}
