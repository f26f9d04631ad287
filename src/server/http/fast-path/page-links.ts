// Where the first, previous, next and last page of a list are, as the value of a Link field; empty where that leads nowhere.
import type { Success } from '../../../engine/answers/engine.js';
import { LONGEST_VALUE } from '../../../engine/operations/values/text.js';

type PageEnvelope = NonNullable<Success['page']>;

/** Four of them must leave room for the other fields in what clients read; of longer ones there are the two that lead on. */
const LONGEST_QUERY = 1000;

/** `args` as they are written in a request: one page has one answer, however it was requested. */
export function pageLinks(
  args: Readonly<Record<string, string>>,
  { page, pageCount }: Pick<PageEnvelope, 'page' | 'pageCount'>,
): string {
  const pairs = (number: number) =>
    Object.entries({ ...args, Page: String(number) }).flatMap(([name, value]) =>
      inParts(value).map((part): [string, string] => [name, part]),
    );
  const to = (number: number) => new URLSearchParams(pairs(number)).toString();
  const isShort = to(pageCount).length <= LONGEST_QUERY;
  const last = Math.max(1, pageCount);
  const links: readonly (readonly [relation: string, page: number])[] = [
    ...(isShort ? [['first', 1] as const] : []),
    ...(page > 1 ? [['prev', Math.min(page - 1, last)] as const] : []),
    ...(page < pageCount ? [['next', page + 1] as const] : []),
    ...(isShort ? [['last', last] as const] : []),
  ];
  return links.map(([relation, number]) => `<?${to(number)}>; rel="${relation}"`).join(', ');
}

/** Only a list can be longer than one value may be: it came in parts, and goes on in parts. */
function inParts(list: string): readonly string[] {
  const parts: string[] = [];
  let start = 0;
  while (list.length - start > LONGEST_VALUE) {
    const end = list.lastIndexOf(',', start + LONGEST_VALUE);
    if (end <= start) break;
    parts.push(list.slice(start, end));
    start = end + 1;
  }
  return [...parts, list.slice(start)];
}
