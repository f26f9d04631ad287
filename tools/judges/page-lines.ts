// The lines of code on a page of the site, as a reader copies them: with the caption of their block.

export interface PageLine {
  readonly program: string;
  readonly line: string;
}

const BLOCK = /<figcaption>([^<]*)<\/figcaption><pre[^>]*><code[^>]*>(.*?)<\/code>/gs;
const entities: Readonly<Record<string, string>> = { quot: '"', amp: '&', lt: '<', gt: '>', '#39': "'" };

export const pageLines = (page: string): readonly PageLine[] =>
  Array.from(page.matchAll(BLOCK), ([, program = '', code = '']) => ({
    program,
    line: code
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole),
  }));
