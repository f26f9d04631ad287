// What an operator can set, as a table: variables, flags, help, the reference page and checks derive from it.
import { choice, contactUri, folder, integer, listeningHost, networks, redisUrl, share } from './kinds.js';
import { setting, type ValuesOf } from './setting.js';

const NOBODY: readonly string[] = Object.freeze([]);
const LOOPBACK: readonly string[] = Object.freeze(['127.0.0.0/8', '::1']);

export const settingsTable = {
  host: setting({
    group: 'Listening',
    variable: 'HOST',
    kind: listeningHost,
    fallback: '127.0.0.1',
    help: 'the address to listen on',
  }),
  port: setting({
    group: 'Listening',
    variable: 'PORT',
    kind: integer(0, 65_535),
    fallback: 3000,
    help: 'the port to listen on',
    note: '0 takes any free one',
  }),
  dataFolder: setting({
    group: 'Data and memory',
    variable: 'DATA_FOLDER',
    kind: folder,
    fallback: undefined,
    help: 'where the records are read from, in place of the data that comes with the service',
  }),
  keptMegabytes: setting({
    group: 'Data and memory',
    variable: 'KEPT_MEGABYTES',
    kind: integer(0, 4096),
    fallback: 128,
    help: 'the memory for finished answers',
    unit: 'megabytes',
  }),
  rateLimit: setting({
    group: 'Rate limit',
    variable: 'RATE_LIMIT',
    kind: integer(0, 1_000_000),
    fallback: 600,
    help: 'how many requests a client may make in a window',
    note: '0 means no limit',
  }),
  rateWindow: setting({
    group: 'Rate limit',
    variable: 'RATE_LIMIT_WINDOW',
    kind: integer(1, 86_400),
    fallback: 60,
    help: 'the length of a window',
    unit: 'seconds',
  }),
  rateExempt: setting({
    group: 'Rate limit',
    variable: 'RATE_LIMIT_EXEMPT',
    kind: networks,
    fallback: LOOPBACK,
    help: 'the clients whose requests are not counted',
    note: 'loopback is exempt only for requests without forwarding headers',
  }),
  redisUrl: setting({
    group: 'Rate limit',
    variable: 'REDIS_URL',
    kind: redisUrl,
    fallback: undefined,
    help: 'the Redis over which several servers share one budget for each client',
    secret: true,
  }),
  trustProxy: setting({
    group: 'Trust',
    variable: 'TRUST_PROXY',
    kind: networks,
    fallback: NOBODY,
    help: 'the proxies whose Forwarded and X-Forwarded-For are believed',
  }),
  adminNetworks: setting({
    group: 'Trust',
    variable: 'ADMIN_NETWORKS',
    kind: networks,
    fallback: LOOPBACK,
    help: 'who may read /metrics and the details of /health/ready',
  }),
  securityContact: setting({
    group: 'Trust',
    variable: 'SECURITY_CONTACT',
    kind: contactUri,
    fallback: undefined,
    help: 'where weaknesses are reported, as /.well-known/security.txt says it',
  }),
  logLevel: setting({
    group: 'Log',
    variable: 'LOG_LEVEL',
    kind: choice('silent', 'error', 'warn', 'info', 'debug'),
    fallback: 'info',
    help: 'how much is logged',
  }),
  logSample: setting({
    group: 'Log',
    variable: 'LOG_SAMPLE',
    kind: share,
    fallback: 0,
    help: 'the share of plain successes that are logged',
  }),
  maxConnections: setting({
    group: 'Connections',
    variable: 'MAX_CONNECTIONS',
    kind: integer(1, 1_000_000),
    fallback: 10_000,
    help: 'how many connections may be open at once',
  }),
  headersTimeout: setting({
    group: 'Connections',
    variable: 'HEADERS_TIMEOUT',
    kind: integer(1, 600),
    fallback: 10,
    help: 'how long the headers of a request may take to arrive',
    unit: 'seconds',
  }),
  requestTimeout: setting({
    group: 'Connections',
    variable: 'REQUEST_TIMEOUT',
    kind: integer(1, 600),
    fallback: 30,
    help: 'how long a whole request may take to arrive',
    unit: 'seconds',
    note: 'not less than HEADERS_TIMEOUT',
  }),
  keepAliveTimeout: setting({
    group: 'Connections',
    variable: 'KEEP_ALIVE_TIMEOUT',
    kind: integer(1, 600),
    fallback: 65,
    help: 'how long an idle connection is kept for another request',
    unit: 'seconds',
  }),
  stopTimeout: setting({
    group: 'Connections',
    variable: 'STOP_TIMEOUT',
    kind: integer(0, 600),
    fallback: 10,
    help: 'how long a stop waits for answers under way',
    unit: 'seconds',
  }),
};

export type Settings = ValuesOf<typeof settingsTable>;
