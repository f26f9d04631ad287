// What an answer says in header fields of its own: how many records there are, where other pages are, and its name as a file.
import type { Success } from '../../engine/engine.js';
import type { Arguments } from '../../operations/request/parameter.js';
import type { FlatHeaders } from '../responses/flat-headers.js';
import { pageHeaders } from './page-headers.js';

export function operationHeaders(args: Arguments, { page, total, fileName }: Success): FlatHeaders {
  return [
    ...(page === undefined ? [] : pageHeaders(args.texts(), page)),
    ...(total === undefined ? [] : ['x-total-count', String(total)]),
    ...(fileName === undefined ? [] : ['content-disposition', `attachment; filename="${fileName}"`]),
  ];
}
