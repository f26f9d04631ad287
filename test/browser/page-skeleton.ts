// What a page is built of, without its words and with rows that repeat counted once: pages of one skeleton are alike to axe.

/** The colours of code follow its words. */
const CODE = /<code[^>]*>[\s\S]*?<\/code>/g;
const ELEMENT = /<(\/?[a-z][a-z0-9]*)([^>]*)>/g;
/** Values that say what an element is; all others are names and words. */
const KIND = /\s(?:class|role|scope|type|tabindex|rel|name)="[^"]*"/g;
const REPEATED = /(.{1,60}?)\1+/gsu;

export function pageSkeleton(html: string): string {
  const signs = new Map<string, string>();
  const signOf = (element: string) => {
    const known = signs.get(element) ?? String.fromCodePoint(0x4e00 + signs.size);
    signs.set(element, known);
    return known;
  };
  let drawn = '';
  for (const [, name, rest] of html.replace(CODE, '<code>').matchAll(ELEMENT))
    drawn += signOf(`${name}${rest?.match(KIND)?.join('')}`);
  for (let before = ''; before !== drawn; ) {
    before = drawn;
    drawn = drawn.replace(REPEATED, '$1');
  }
  return `${[...signs.keys()].join('>')} ${drawn}`;
}
