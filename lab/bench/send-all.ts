// Sends many requests over a few connections, each from another client, and counts the responses by status.
import { Agent, request } from 'node:http';
import type { DearRequest } from '../steps/dear-request.js';

const CONNECTIONS = 16;

export async function sendAll(
  origin: string,
  count: number,
  requestAt: (n: number) => DearRequest,
  connections = CONNECTIONS,
): Promise<ReadonlyMap<number, number>> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const statuses = new Map<number, number>();
  let next = 0;
  const work = async () => {
    while (next < count) {
      const n = next++;
      const status = await send(
        origin,
        agent,
        requestAt(n),
        `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
      );
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  agent.destroy();
  return statuses;
}

export function send(
  origin: string,
  agent: Agent,
  { path, method = 'GET', type, accept, body }: DearRequest,
  client: string,
): Promise<number> {
  const headers = {
    host: '127.0.0.1',
    'x-forwarded-for': client,
    ...(type !== undefined && { 'content-type': type }),
    ...(accept !== undefined && { accept }),
  };
  return new Promise((resolve, reject) => {
    request(origin + path, { agent, method, headers }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode as number));
    })
      .once('error', reject)
      .end(body);
  });
}
