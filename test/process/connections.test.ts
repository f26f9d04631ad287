// MAX_CONNECTIONS is what the whole machine takes, in one process and in several; what comes beyond is closed without an answer.
import { connect } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { startBuiltServer } from './built-server.js';

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

/** Whether anything is answered before the connection is closed. */
function isAnswered(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  cleanUps.push(() => socket.destroy());
  socket.write('GET /api/v1/Region/1 HTTP/1.1\r\nHost: test\r\n\r\n');
  return new Promise((resolve) => {
    socket.on('data', () => resolve(true)).on('close', () => resolve(false));
  });
}

it.each(['1', '2'])('with WORKERS=%s', async (WORKERS) => {
  const { port, kill } = await startBuiltServer({ WORKERS, MAX_CONNECTIONS: '4' });
  cleanUps.push(kill);
  const answered: boolean[] = [];
  for (let connection = 0; connection < 6; connection++) answered.push(await isAnswered(port));
  expect(answered).toEqual([true, true, true, true, false, false]);
});
