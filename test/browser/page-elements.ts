// The elements of a page: each kind with those around it and the one before it, whatever its text. For axe, pages
// of the same elements are alike.

/** The colours of code follow its words. */
const CODE = /<code[^>]*>[\s\S]*?<\/code>/g;
const TAG = /<(\/?)([a-z][a-z0-9]*)([^>]*)>/g;
/** Values that decide the kind of an element; all others are names and words. */
const KIND = /\s(?:class|role|scope|type|tabindex|rel|name)="[^"]*"/g;
const VOID = new Set(['br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);

export function pageElements(html: string): ReadonlySet<string> {
  const elements = new Set<string>();
  const open: Element[] = [{ name: '', path: '', last: '' }];
  for (const [, end, name = '', rest = ''] of html.replace(CODE, '<code></code>').matchAll(TAG)) {
    const around = open.at(-1) as Element;
    if (end === '/') {
      const at = open.findLastIndex((element) => element.name === name);
      if (at > 0) open.length = at;
      continue;
    }
    const kind = `${name}${rest.match(KIND)?.join('') ?? ''}`;
    elements.add(`${around.path}>${around.last}+${kind}`);
    around.last = kind;
    if (!VOID.has(name) && !rest.endsWith('/')) open.push({ name, path: `${around.path}>${kind}`, last: '' });
  }
  return elements;
}

interface Element {
  readonly name: string;
  readonly path: string;
  last: string;
}
