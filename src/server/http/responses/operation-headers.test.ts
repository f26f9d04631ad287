// Headers have the number of records, the URLs of other pages, and the file name.
import { expect, it } from 'vitest';
import { toyOperation } from '../../../../test/toy/toy-engine.js';
import type { ResultBody } from '../../../engine/answers/engine.js';
import { readNamed } from '../../../engine/operations/request/read-arguments.js';
import { operationHeaders } from './operation-headers.js';

const body = new Uint8Array();
const page = { page: 1, pageSize: 10, totalRecords: 25, pageCount: 3 };
const link = ['first', 'next', 'last']
  .map((relation, index) => `<?Page=${index + 1}&PageSize=10>; rel="${relation}"`)
  .join(', ');

it.each<[string, Omit<ResultBody, 'body'>, readonly string[]]>([
  ['nothing', {}, []],
  ['a part of a list', { total: 7 }, ['x-total-count', '7']],
  ['a part of nothing', { total: 0 }, ['x-total-count', '0']],
  ['a page', { page }, ['x-total-count', '25', 'link', link]],
  ['a file', { fileName: 'planet.csv' }, ['content-disposition', 'attachment; filename="planet.csv"']],
  [
    'a part of a list as a file',
    { total: 7, fileName: 'planet.csv' },
    ['x-total-count', '7', 'content-disposition', 'attachment; filename="planet.csv"'],
  ],
  [
    'a page as a file',
    { page, fileName: 'planet.csv' },
    ['x-total-count', '25', 'link', link, 'content-disposition', 'attachment; filename="planet.csv"'],
  ],
])('has the headers of %s', (_, answered, headers) => {
  const read = readNamed(toyOperation('planetPage'), { Page: '1', PageSize: '10' });
  expect('arguments' in read && operationHeaders(read.arguments, { body, ...answered })).toEqual(headers);
});

const alternate = '</a/page>; rel="alternate"; type="text/html"';

it.each<[string, Omit<ResultBody, 'body'>, readonly string[]]>([
  ['a record', {}, ['link', alternate]],
  ['a page', { page }, ['x-total-count', '25', 'link', `${link}, ${alternate}`]],
])('has the link of %s to its page', (_, answered, headers) => {
  const read = readNamed(toyOperation('planetPage'), { Page: '1', PageSize: '10' });
  expect('arguments' in read && operationHeaders(read.arguments, { body, ...answered }, alternate)).toEqual(
    headers,
  );
});
