// The texts of a page that people read or hear, each with the language that the page states for it.

export interface PageText {
  readonly text: string;
  /** The language of the closest element with `lang`. */
  readonly language: string;
  /** The name of the element or of the attribute. */
  readonly of: string;
  /** Attributes, titles and citations have a single language. */
  readonly isMarkable: boolean;
}

/** Code and values of a correction are equal in every language, and guides emphasise words of the other one. */
const SKIPPED = /^(script|style|code|pre|kbd|samp|del|ins|em)$/;
const VOID = /^(area|br|col|hr|img|input|link|meta|path|circle|rect|line|use|wbr)$/;
const UNMARKABLE = /^(title|cite)$/;
const PIECE = /<!--[\s\S]*?-->|<!doctype[^>]*>|<(\/?)([a-z][a-z0-9]*)((?:\s[^>]*)?)>|[^<]+/gi;
/** Scripts show the texts of `data-` attributes. Those of one word are names for programs. */
const READ_ALOUD = /\s(aria-label|title|alt|placeholder|data-[a-z]+(?=="[^"]* ))="([^"]*)"/g;
const META = /\s(?:name="description"|property="og:(?:title|description)")/;
const LETTER = /\p{L}/u;

export function pageTexts(html: string): readonly PageText[] {
  const found: PageText[] = [];
  const open: { readonly name: string; readonly language: string; readonly isSkipped: boolean }[] = [];
  const add = (text: string, language: string, of: string, isMarkable: boolean) => {
    if (LETTER.test(text)) found.push({ text: plain(text), language, of, isMarkable });
  };
  for (const [piece, slash, tag, rest = ''] of html.matchAll(PIECE)) {
    const around = open.at(-1) ?? { name: '', language: '', isSkipped: false };
    if (tag === undefined) {
      if (!around.isSkipped && !piece.startsWith('<!'))
        add(piece, around.language, around.name, !UNMARKABLE.test(around.name));
      continue;
    }
    if (slash === '/') {
      open.pop();
      continue;
    }
    const name = tag.toLowerCase();
    const language = /\slang="([a-z]+)"/.exec(rest)?.[1] ?? around.language;
    const isSkipped = around.isSkipped || SKIPPED.test(name);
    if (!isSkipped) {
      for (const [, attribute = '', value = ''] of rest.matchAll(READ_ALOUD))
        add(value, language, `${name} ${attribute}`, false);
      if (META.test(rest)) add(/\scontent="([^"]*)"/.exec(rest)?.[1] ?? '', language, name, false);
    }
    if (!VOID.test(name) && !rest.endsWith('/')) open.push({ name, language, isSkipped });
  }
  return found;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

const plain = (text: string) =>
  text
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] as string)
    .replace(/\s+/g, ' ')
    .trim();
