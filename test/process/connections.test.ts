// MAX_CONNECTIONS is the limit of the whole machine, divided among its workers; connections beyond it are closed without a response.
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { afterTest } from '../system/clean-ups.js';
import { startForTest } from './built-server.js';

/** Whether a response arrives before the connection is closed. */
function isAnswered(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  afterTest(() => socket.destroy());
  socket.write('GET /api/v1/Region/1 HTTP/1.1\r\nHost: test\r\n\r\n');
  return new Promise((resolve) => {
    socket.on('data', () => resolve(true)).on('close', () => resolve(false));
  });
}

async function answered(WORKERS: string): Promise<readonly boolean[]> {
  const { port } = await startForTest({ WORKERS, MAX_CONNECTIONS: '4' });
  const all: boolean[] = [];
  for (let connection = 0; connection < 6; connection++) all.push(await isAnswered(port));
  return all;
}

it('limits the connections of one process', async () => {
  expect(await answered('1')).toEqual([true, true, true, true, false, false]);
});

it('limits the connections of two workers, each of which has half of them', async () => {
  const count = (await answered('2')).filter(Boolean).length;
  // The system chooses the worker for a connection, so one worker may reach its half before the other.
  expect(count).toBeGreaterThanOrEqual(2);
  expect(count).toBeLessThanOrEqual(4);
});
