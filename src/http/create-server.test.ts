// What goes wrong inside is answered as a problem, never left hanging.
import { afterEach, expect, it, vi } from 'vitest';
import { toyModel } from '../../test/toy/toy-model.js';
import { compileOperations } from '../operations/compile-operations.js';
import { createServer, type HttpServer } from './create-server.js';

let http: HttpServer | undefined;
afterEach(() => http?.server.close());

it.each(['/api/v1/Planet', '/api/v1/Planet/search/x', '/page'])(
  'answers 500 where %s fails',
  async (path) => {
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const fail = () => {
      throw new Error('broken on purpose');
    };
    http = createServer({
      edition: 'toy',
      editionTime: new Date(0),
      operations: compileOperations(toyModel),
      answer: fail,
      fingerprint: 'toy',
      documents: [{ path: '/page', type: 'text/plain', body: fail }],
      redirections: [],
      keptBytes: 1000,
    });
    const origin = await http.server.listen({ host: '127.0.0.1', port: 0 });
    const answer = await fetch(`${origin}${path}`, { signal: AbortSignal.timeout(5000) });
    expect(answer.status).toBe(500);
    expect(await answer.json()).toMatchObject({ type: '/docs/problems/internal-error', instance: path });
    expect(String(said.mock.calls[0]?.[0])).toContain('broken on purpose');
    said.mockRestore();
  },
);
