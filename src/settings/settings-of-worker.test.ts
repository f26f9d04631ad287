// A worker gets its share of the machine's limits and every other setting unchanged.
import { expect, it } from 'vitest';
import { readSettings } from './settings.js';
import { settingsOfWorker } from './settings-warnings.js';

it('divides connections and memory among the workers, and nothing else', () => {
  const set = {
    WORKERS: '3',
    MAX_CONNECTIONS: '1000',
    CLIENT_CONNECTIONS: '100',
    UNSENT_MEGABYTES: '100',
    CACHE_MEGABYTES: '64',
  };
  const all = readSettings(set);
  expect(settingsOfWorker(all)).toEqual({
    ...all,
    maxConnections: 334,
    clientConnections: 34,
    unsentMegabytes: 100 / 3,
    cacheMegabytes: 64 / 3,
  });
});
