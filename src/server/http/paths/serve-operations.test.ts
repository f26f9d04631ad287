// Paths without another reading are answered without a router.
import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { toyOperations } from '../../../../test/toy/toy-engine.js';
import type { NodeResponse } from '../connections/node-response.js';
import type { ServedEdition } from '../responses/served-edition.js';
import { createAnswerUnrouted } from './routes.js';

const documented = toyOperations.map(({ path }) => path);

/** The operation and its parameter value for a URL that needs no router. */
function found(url: string, taken: readonly string[] = documented): readonly string[] | undefined {
  let answered: readonly string[] = [];
  const live = {
    respond: ({ operation, args }: Parameters<ServedEdition['respond']>[0]) => {
      answered = [operation.path, ...Object.values(args.texts())];
    },
  } as unknown as ServedEdition;
  const answer = createAnswerUnrouted(
    () => live,
    toyOperations,
    () => taken,
  );
  const request = { url, headers: {} } as unknown as IncomingMessage;
  return answer(request, {} as NodeResponse) && answered;
}

const SEARCH = '/api/v1/Planet/search/{keyword}';

it.each([
  ['/api/v1/Planet', ['/api/v1/Planet']],
  ['/api/v1/Planet/search/x', [SEARCH, 'x']],
  ['/api/v1/Planet/search/x%20y?', [SEARCH, 'x y']],
])('%s is answered', (url, expected) => {
  expect(found(url)).toEqual(expected);
});

it.each([
  // Other routes next to the path of a record, such as that of a page, accept any spelling.
  '/api/v1/Planet/1',
  '/api/v1/Planet/PAGEDLIST',
  '/api/v1/Planet/search/',
  '/api/v1/Planet/search/x/y',
  '/api/v1/Planet/search/%zz',
  '/api/v1/Planet/search/x#y',
  '/api/v1/Nowhere',
])('%s is left to the router', (url) => {
  expect(found(url)).toBeUndefined();
});

it('leaves a path to the router if another surface has one beside it, in any spelling', () => {
  expect(found('/api/v1/Planet/search/x', [...documented, '/API/v1/planet/search/help'])).toBeUndefined();
  expect(found('/api/v1/Planet/search/x', [...documented, `${SEARCH}/more`])).toEqual([SEARCH, 'x']);
});
