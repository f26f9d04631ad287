// The client without a server in a page of a real browser, with a bundle at a URL: the bytes are those of the service.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { program } from '../system/program.js';
import { sharedService } from '../system/shared-service.js';
import { builtOffline } from './built-offline.js';

const executablePath = program('chromium-headless-shell');

const PATHS = [
  '/api/v1/City/167',
  '/api/v1/City?sortBy=name&limit=30&fields=name',
  '/api/v1/Department/search/NARI%C3%91O',
  '/api/v1/PostalCode/code/110111',
  '/api/v1/WorkingDay/add?from=2026-12-24&days=5',
  '/api/v1/locate?lat=4.65&lon=-74.06',
  '/api/v1/Airport/BOG',
];

/** A page with the module at `/client/` and the bundle at `/bundle/`. */
async function serve(): Promise<string> {
  const { folder, read } = await builtOffline();
  const server = createServer(async ({ url = '/' }, response) => {
    const [, part, ...path] = url.split('/');
    response.setHeader('content-type', part === 'client' ? 'text/javascript' : 'text/html; charset=utf-8');
    if (part === 'client') response.end(readFileSync(join(folder, ...path)));
    else response.end(part === 'bundle' ? await read(path.join('/')) : '<!doctype html><title>x</title>');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close().closeAllConnections());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe.skipIf(executablePath === undefined)('in a browser', () => {
  it('returns the bytes of the service', async () => {
    const { address } = await sharedService();
    const origin = await serve();
    const browser = await chromium.launch({
      executablePath: executablePath as string,
      args: ['--no-sandbox'],
    });
    onTestFinished(() => browser.close());
    const page = await browser.newPage();
    page.setDefaultTimeout(0);
    await page.goto(origin);
    const bodies = await page.evaluate<readonly string[]>(`(async () => {
      const { createOffline, filesAt } = await import('/client/offline/index.js');
      const offline = await createOffline(filesAt('${origin}/bundle'));
      const bodies = [];
      for (const path of ${JSON.stringify(PATHS)}) bodies.push(await (await offline.fetch(path)).text());
      return bodies;
    })()`);
    const expected = await Promise.all(PATHS.map(async (path) => (await fetch(`${address}${path}`)).text()));
    expect(bodies).toEqual(expected);
  });
});
