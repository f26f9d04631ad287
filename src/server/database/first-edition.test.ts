// With a last good edition, a start waits four seconds for the database. The test moves the clock.
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { newFolder } from '../../../test/system/new-folder.js';
import { smallData } from '../../../test/system/small-data.js';
import { colombia } from '../../country/index.js';
import { type Dataset, editionName } from '../../engine/dataset/dataset.js';
import { createEditionStatus } from '../../storage/editions/edition-status.js';
import { keepLastGood } from '../../storage/editions/last-good.js';
import { readDatasetFiles } from '../../storage/files/assemble-dataset.js';
import { firstEdition } from './database-atlas.js';

const WAIT_MS = 4000;
const nothing = () => Promise.reject(new Error('The last good edition is enough.'));

const folder = newFolder('first-edition');
let dataset: Dataset;
let server: Server;
beforeAll(async () => {
  const data = await smallData();
  dataset = await readDatasetFiles(colombia, data);
  await rm(data, { recursive: true });
  await keepLastGood(colombia, folder, dataset);
});
beforeEach(async () => {
  server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
  server.close();
});

const start = () => {
  const status = createEditionStatus(() => undefined);
  const { port } = server.address() as AddressInfo;
  const url = `postgres://atlas@127.0.0.1:${port}/atlas`;
  const first = firstEdition({
    model: colombia,
    url,
    folder,
    load: nothing,
    readFiles: nothing,
    status,
    warn: () => undefined,
  });
  return { first, status };
};
/** Waits until the end of a connection would have been noticed. */
const connectionHandled = async () => {
  for (let turn = 0; turn < 10; turn++) await new Promise((resolve) => setImmediate(resolve));
};

it('serves the last good edition once it has waited for a database that does not answer', async () => {
  const connected = once(server, 'connection');
  const { first, status } = start();
  const [socket] = await connected;
  socket.resume().on('error', () => undefined);
  await vi.advanceTimersByTimeAsync(WAIT_MS - 1);
  await connectionHandled();
  expect(status.details()).not.toHaveProperty('trouble');
  await vi.advanceTimersByTimeAsync(1);
  expect(editionName((await first).dataset.edition)).toBe(editionName(dataset.edition));
  expect(status.details()).toMatchObject({
    origin: 'last good',
    trouble: expect.stringContaining('database'),
  });
});

it('serves it without any wait if the database hangs up', async () => {
  server.on('connection', (socket) => socket.destroy());
  const { first, status } = start();
  expect(editionName((await first).dataset.edition)).toBe(editionName(dataset.edition));
  expect(status.details()).toMatchObject({ origin: 'last good' });
  expect(vi.getTimerCount()).toBe(0);
});
