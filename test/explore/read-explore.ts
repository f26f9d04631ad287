// The contents of the page of the map, read from its HTML.

interface ReadArea {
  readonly id: number;
  readonly name: string;
  readonly value: string | undefined;
  readonly colour: number | undefined;
}

export const areasIn = (page: string): readonly ReadArea[] =>
  [...page.matchAll(/<tr data-area="\w+-(\d+)"[\s\S]*?<\/tr>/g)].map(([row, id]) => ({
    id: Number(id),
    name: text(/<a [^>]*>([\s\S]*?)<\/a>/.exec(row)?.[1] ?? ''),
    value: /<td class="count">([\s\S]*?)<\/td>/.exec(row)?.[1]?.replace(/&nbsp;.*/s, ''),
    colour: Number(/swatch c(\d)/.exec(row)?.[1] ?? Number.NaN),
  }));

/** Keys of the areas on the map with their colours. */
export const coloursIn = (page: string): ReadonlyMap<string, string> =>
  new Map(
    [...page.matchAll(/<path data-area="(\w+-\d+)" class="c(\d)/g)].map(([, key, colour]) => [
      key as string,
      colour as string,
    ]),
  );

export const legendIn = (page: string): readonly string[] =>
  [...page.matchAll(/swatch c\d"><\/span>([^<]*?) <span class="said">/g)].map(([, label]) => label as string);

const text = (html: string) => html.replaceAll('&amp;', '&').replaceAll('&quot;', '"');
