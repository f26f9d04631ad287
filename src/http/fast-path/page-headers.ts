// What a page says of its neighbours: how many records there are, and where the first, previous, next and last page are.
import type { Success } from '../../engine/engine.js';
import type { FlatHeaders } from '../responses/flat-headers.js';

type PageEnvelope = NonNullable<Success['page']>;

/** Four of them must leave room for the other fields in what clients read; of longer ones there are the two that lead on. */
const LONGEST_QUERY = 1000;

/** `query` is that of the request: what else it says holds for the other pages, too, in its own spelling. */
export function pageHeaders(query: string, envelope: PageEnvelope): FlatHeaders {
  const total = ['x-total-count', String(envelope.totalRecords)];
  const links = pageLinks(query, envelope);
  return links === '' ? total : [...total, 'link', links];
}

function pageLinks(query: string, { page, pageCount }: PageEnvelope): string {
  const pairs = [...new URLSearchParams(query)];
  const to = (number: number) =>
    new URLSearchParams(
      pairs.map(([name, value]): [string, string] => [
        name,
        name.toLowerCase() === 'page' ? String(number) : value,
      ]),
    ).toString();
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
