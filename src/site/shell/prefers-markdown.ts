// Whether a client prefers a page as Markdown, by the quality values of its Accept header.
import { readQualityValues } from '../../server/http/negotiation/preferred-formats.js';

/** Browsers never name Markdown. If it is named with the same quality as HTML, the first one named counts; a wildcard alone means HTML. */
export function prefersMarkdown(accept: string | undefined): boolean {
  if (accept === undefined || accept === '*/*') return false;
  const values = readQualityValues(accept);
  const find = (name: string) => values.find((value) => value.name === name);
  const [markdown, named] = [find('text/markdown'), find('text/html')];
  if (markdown === undefined || markdown.quality === 0) return false;
  const page = named ?? find('text/*') ?? find('*/*');
  if (page === undefined || page.quality !== markdown.quality) return markdown.quality > (page?.quality ?? 0);
  return page !== named || values.indexOf(markdown) < values.indexOf(page);
}
