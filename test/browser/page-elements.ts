// The kinds of elements on a page, each with its ancestors and the element before it, without texts. Pages with the same kinds are alike
// for axe.

/** The colours of code depend on its words. */
const CODE = /<code[^>]*>[\s\S]*?<\/code>/g;
const TAG = /<(\/?)([a-z][a-z0-9]*)([^>]*)>/g;
/** Attribute values that decide the kind of an element. All others are names and words. */
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
