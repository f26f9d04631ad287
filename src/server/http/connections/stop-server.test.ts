// A stop ends in time, even if a client's response is unfinished.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { rawClient } from '../../../../test/abuse/raw-client.js';
import { type Connections, stopServer } from './connections.js';

it('closes the connections that are still open after the time given', async () => {
  const server = createServer((_, response) => void response.write('the beginning'));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { socket, closed, readUntil } = await rawClient((server.address() as AddressInfo).port);
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await readUntil((text) => text.includes('the beginning'));
  const open = { endIdle: () => {}, busy: () => 1 } as Connections;
  expect(await stopServer(server, open, 1)).toBe(1);
  await closed;
  expect(server.listening).toBe(false);
});
