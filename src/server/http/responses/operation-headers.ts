// Builds the headers of an operation's response: the number of records, the URLs of other pages, the file name, and the parameters without
// effect. Programs without a server use them, so no module of Node.js is imported.
import type { ResultBody } from '../../../engine/answers/engine.js';
import type { Arguments } from '../../../engine/operations/request/parameter.js';
import { LONGEST_VALUE } from '../../../engine/operations/values/value-type.js';
import type { FlatHeaders } from '../connections/node-response.js';

/** Four links must leave room for other headers within the limits of clients. Longer queries get only the two links that continue. */
const LONGEST_QUERY = 1000;

/**
 * The URLs of the first, previous, next and last page as a Link header, or an empty text. `args` are in canonical form, so one page has one
 * response however it was requested.
 */
export function pageLinks(
  args: Readonly<Record<string, string>>,
  { page, pageCount }: Pick<NonNullable<ResultBody['page']>, 'page' | 'pageCount'>,
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

/** Only a list can exceed the length of a value. It arrived in parts and is written in parts. */
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

/** `alternate` is the link to the page for people. */
export function operationHeaders(
  args: Arguments,
  { page, total, fileName }: ResultBody,
  alternate?: string,
): FlatHeaders {
  const links = [page && pageLinks(args.texts(), page), alternate].filter(Boolean).join(', ');
  return [
    ...(page === undefined ? [] : ['x-total-count', String(page.totalRecords)]),
    ...(links === '' ? [] : ['link', links]),
    ...(total === undefined ? [] : ['x-total-count', String(total)]),
    ...(fileName === undefined ? [] : ['content-disposition', `attachment; filename="${fileName}"`]),
  ];
}

/** More or longer names do not help. */
const [MOST, LONGEST] = [10, 50];

/** The parameters without effect, as a header lists them. */
export function ignoredNames(names: readonly string[]): string {
  const listed = names.slice(0, MOST).map(asToken);
  return [...listed, ...(names.length > MOST ? ['...'] : [])].join(', ');
}

/** `encodeURIComponent` keeps some characters that a token cannot contain. */
const asToken = (name: string) =>
  encodeURIComponent([...name].slice(0, LONGEST).join('')).replace(/[()]/g, (sign) =>
    sign === '(' ? '%28' : '%29',
  );
