// HTML as a value: a text put into a template is escaped, unless it is HTML already.

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

/** For text that certainly is HTML: the output of another template or of the Markdown of this project. */
export const raw = (text: string): Html => new Html(text);

/** Not written in templates: the bundler would call a package that is not installed for each of those. */
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

/** Begins with a capital, whatever element is before it. */
export const capital = ({ text }: Html): Html =>
  raw(text.replace(/^((?:<[^>]+>)*)(.)/, (_, tags: string, letter: string) => tags + letter.toUpperCase()));
