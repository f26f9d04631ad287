// HTML as a value. A text in a template is escaped, unless it is already HTML.

import type { Localized } from '../../engine/text/localized.js';
import type { ShownField } from '../manifest/manifest.js';
import type { Language } from './addresses.js';

export class Html {
  constructor(readonly text: string) {}

  toString(): string {
    return this.text;
  }
}

export type Part = Html | string | number | undefined | false | readonly Part[];

export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  let text = strings[0] as string;
  for (const [index, part] of parts.entries()) text += written(part) + strings[index + 1];
  return new Html(text);
}

/** Marks text as HTML, for the output of other templates and of the project's Markdown. */
export const raw = (text: string): Html => new Html(text);

/** Not in templates, because the bundler would then call a package that is not installed. */
export const scriptEnd: Html = raw('</script>');

export const joined = (parts: readonly Part[], separator: string): Html =>
  raw(parts.map(written).join(separator));

function written(part: Part): string {
  if (part === undefined || part === false) return '';
  if (part instanceof Html) return part.text;
  if (Array.isArray(part)) return part.map(written).join('');
  return escapeHtml(String(part));
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Text between backticks is code. */
export const withCode = (text: string): Html =>
  raw(escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>'));

/** Capitalises the first letter after any element. */
export const capital = ({ text }: Html): Html =>
  raw(text.replace(/^((?:<[^>]+>)*)(.)/, (_, tags: string, letter: string) => tags + letter.toUpperCase()));

/** A localised text in the language of a page. */
export class Translation extends Html {
  constructor(
    text: string,
    /** Without HTML, for titles and summaries. */
    readonly plain: string,
  ) {
    super(text);
  }
}

export const translate = (text: Localized, language: Language): Translation =>
  new Translation(withCode(text[language]).text, text[language].replaceAll('`', ''));

/** The language of most records' names and texts, for screen readers and translators. */
export const OF_RECORDS: Language = 'es';

/** The language of a field's texts. Undefined if they are localised or not words. */
export function textLanguage({ field, keyOf }: Pick<ShownField, 'field' | 'keyOf'>): string | undefined {
  const { kind, pattern, valueNames, language = OF_RECORDS } = field;
  if (keyOf !== undefined) return OF_RECORDS;
  const isWords = (kind === 'text' || kind === 'texts') && pattern === undefined && valueNames === undefined;
  return isWords ? language : undefined;
}

/** The attribute of an element whose text differs in language from the page. */
export const writtenIn = (
  { language: page }: { readonly language: Language },
  language: string | undefined,
): Html | false => language !== undefined && language !== page && html` lang="${language}"`;

/** The attribute of an element that contains names of records. */
export const languageOfNames = (page: { readonly language: Language }): Html | false =>
  writtenIn(page, OF_RECORDS);

/** Shorter words fit on a phone. */
const LONG_WORD = /\S{16,}/g;
/** Breaks are allowed before a dot and the parts of a query, and after a slash and an underscore. Browsers break after hyphens anyway. */
const JOINT = /(?<=[\p{L}\d\]])(?=[.?&=,[])|(?<=[^/][/_])(?=[\p{L}\d{])/u;

/** Allows breaks in a URL, path or long word at its joints only. */
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
