// Values that a setting cannot have, at least one for every setting of the table.
import type { Settings } from '../../src/settings/settings.js';

const NO_COUNT = ['abc', '-1', '1.5', ' 5', '5 ', '1e2', '0x10', '05', '+5', '99999999999999999999'] as const;
const NO_NETWORKS = [
  '10.0.0.0/33',
  '::1/129',
  '10.0.0/8',
  '10.0.0.0/',
  '10.0.0.0/8/8',
  '10.0.0.0/-1',
  '10.0.0.0/08',
  '::ffff:10.0.0.0/95',
  'localhost',
  'fe80::1%eth0',
  '127.0.0.1;::1',
  '127.0.0.1,none',
] as const;

type AtLeastOne = readonly [string, ...string[]];

export const wrongSettings: Readonly<Record<keyof Settings, AtLeastOne>> = {
  host: ['http://localhost', 'localhost:3000', '[::1]', '127.0.0.256', '127.0.0', '-a', 'a..b', 'a b', 'é'],
  port: ['99999', '65536', ...NO_COUNT],
  workers: ['0', '129', 'AUTO', 'all', 'auto ', ...NO_COUNT],
  dataFolder: ['no/such/folder', 'package.json', 'package.json/data'],
  databaseUrl: [
    'localhost',
    'localhost:5432/atlas',
    'mysql://user:password@localhost/atlas',
    'postgres://user:pass#word@localhost/atlas',
    'postgres://user:pass%word@localhost/atlas',
    'postgres://user:pa/ss@localhost/atlas',
  ],
  editionPoll: ['0', '3601', '5s', ...NO_COUNT],
  editionFolder: ['package.json', ' folder'],
  cacheMegabytes: ['4097', '128MB', ...NO_COUNT],
  rateLimit: ['1000001', 'none', '10/s', ...NO_COUNT],
  rateWindow: ['0', '86401', '60s', ...NO_COUNT],
  rateExempt: NO_NETWORKS,
  redisUrl: [
    'hunter2',
    'localhost:6379',
    'http://localhost:6379',
    'redis:localhost',
    'redis://',
    'redis://host:99999',
    'redis://host/name',
    'redis://host/0?timeout=1',
    'redis://user:hunter/2@host',
    'redis://user:hunter#2@host',
    'redis://user:hunter%@host',
    'redis://user:hunter 2@host',
    'REDIS://host',
  ],
  trustProxy: ['true', '1', ...NO_NETWORKS],
  adminNetworks: NO_NETWORKS,
  securityContact: [
    'security@example.org',
    'mailto:',
    'mailto:security',
    'http://example.org',
    'https://',
    'https://example.org/\nContact: x',
    'https://example.org/a b',
  ],
  logLevel: ['verbose', 'INFO', 'trace', 'info '],
  logSample: ['2', '1.01', '-0.1', '5%', '1e-2', '.', '0,5', 'NaN'],
  maxConnections: ['0', '1000001', ...NO_COUNT],
  headersTimeout: ['0', '601', '10s', ...NO_COUNT],
  requestTimeout: ['0', '601', '30s', ...NO_COUNT],
  keepAliveTimeout: ['0', '601', '65s', ...NO_COUNT],
  stopTimeout: ['601', '10s', ...NO_COUNT],
};
