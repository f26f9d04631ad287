// A server before the service that fails as instructed, and then forwards requests.
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { sharedService } from '../system/shared-service.js';

/** Responds to a request. Without it the service does. */
export type Failure = (response: ServerResponse) => void;

export const status =
  (code: number, headers: Readonly<Record<string, string>> = {}, body = ''): Failure =>
  (response) =>
    response.writeHead(code, headers).end(body);

export const hangUp: Failure = (response) => response.destroy();

/** Sends the head and a part of the body, and nothing more. */
export const stall: Failure = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.write('{');
};

export interface FrontServer {
  readonly url: string;
  readonly received: () => number;
}

/** It runs until the end of the test. Each request gets the next failure. */
export async function frontServer(...failures: readonly Failure[]): Promise<FrontServer> {
  const { address } = await sharedService();
  let received = 0;
  const server = createServer(async (request, response) => {
    const fail = failures[received++];
    if (fail !== undefined) return fail(response);
    const passed = await fetch(`${address}${request.url}`);
    response.writeHead(passed.status, { 'content-type': passed.headers.get('content-type') ?? '' });
    return response.end(await passed.text());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received: () => received };
}
