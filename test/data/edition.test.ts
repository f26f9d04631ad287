// Every response names its edition.
import { describe, expect, it } from 'vitest';
import { sharedService } from '../system/shared-service.js';

const { service, address: origin } = await sharedService();
const { server } = service;
const { edition } = (await server.inject('/api/v1/dataset')).json();
const etag = String((await server.inject('/api/v1/City/1')).headers.etag);

describe('Atlas-Edition is in a response', () => {
  it.each([
    [200, 'GET', '/api/v1/City/1', {}],
    [200, 'HEAD', '/api/v1/City/1', {}],
    [200, 'GET', '/api/v1', {}],
    [200, 'GET', '/api/v1/dataset', {}],
    [200, 'GET', '/docs', {}],
    [204, 'OPTIONS', '/api/v1/City/1', {}],
    [200, 'GET', '/', {}],
    [302, 'GET', '/swagger', {}],
    [304, 'GET', '/api/v1/City/1', { 'if-none-match': etag }],
    [400, 'GET', '/api/v1/City?sortBy=mayor', {}],
    [404, 'GET', '/api/v1/City/99999', {}],
    [404, 'GET', '/nowhere', {}],
    [405, 'POST', '/api/v1/City', {}],
  ] as const)('with status %i to %s %s', async (status, method, url, headers) => {
    const answer = await fetch(`${origin}${url}`, { method, headers, redirect: 'manual' });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('atlas-edition')).toBe(edition);
  });
});
