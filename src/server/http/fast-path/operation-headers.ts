// The headers of an operation's response: the number of records, the URLs of other pages, and its name as a file.
import type { Success } from '../../../engine/answers/engine.js';
import type { Arguments } from '../../../engine/operations/request/parameter.js';
import type { FlatHeaders } from '../responses/flat-headers.js';
import { pageLinks } from './page-links.js';

/** `alternate` is the link to the page for people. */
export function operationHeaders(
  args: Arguments,
  { page, total, fileName }: Success,
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
