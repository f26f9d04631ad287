// Settings have defaults, sources in a fixed order, and an error for each wrong value.
import { availableParallelism, tmpdir } from 'node:os';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { wrongSettings } from '../../test/process/wrong-settings.js';
import { flagOf, rightValue, type Setting } from './setting.js';
import { readSettings, type Settings, SettingsFault, settingsTable } from './settings.js';

const LOOPBACK = ['127.0.0.0/8', '::1'];

const defaults: Settings = {
  host: '127.0.0.1',
  port: 3000,
  publicOrigin: undefined,
  workers: 1,
  dataFolder: undefined,
  databaseUrl: undefined,
  editionPoll: 5,
  editionFolder: undefined,
  bundleFolder: undefined,
  bundles: 'on',
  cacheMegabytes: 128,
  warmUp: 'on',
  rateLimit: 600,
  rateWindow: 60,
  rateExempt: LOOPBACK,
  redisUrl: undefined,
  trustProxy: [],
  adminNetworks: LOOPBACK,
  mcpOrigins: [],
  reportContact: undefined,
  repositoryUrl: undefined,
  securityContact: undefined,
  logLevel: 'info',
  logSample: 0,
  maxConnections: 10_000,
  clientConnections: 500,
  unsentMegabytes: 128,
  headersTimeout: 10,
  requestTimeout: 30,
  keepAliveTimeout: 65,
  stopDelay: 0,
  sendTimeout: 60,
  stopTimeout: 10,
};

const networks: Record<string, readonly string[]> = {
  none: [],
  ',': [],
  '10.0.0.0/8': ['10.0.0.0/8'],
  ' 0.0.0.0/0, ::/0 ,192.0.2.1,2001:db8::/128,': ['0.0.0.0/0', '::/0', '192.0.2.1', '2001:db8::/128'],
};

const right: { readonly [Name in keyof Settings]: Record<string, Settings[Name]> } = {
  host: same('0.0.0.0', '::', 'fe80::1%eth0', 'localhost', 'atlas_1.example.org', '3com.example'),
  port: { 0: 0, 80: 80, 65535: 65_535 },
  publicOrigin: {
    ...same('https://atlas.example', 'http://127.0.0.1:3000', 'https://[::1]:8443'),
    'https://atlas.example/': 'https://atlas.example',
  },
  workers: { 1: 1, 128: 128, auto: Math.min(availableParallelism(), 128) },
  dataFolder: same(tmpdir(), '.'),
  databaseUrl: same(
    'postgres://reader@localhost/atlas',
    'postgresql://a:b%40c@[::1]:5433/x?host=/run/postgresql',
  ),
  editionPoll: { 1: 1, 3600: 3600 },
  editionFolder: same(tmpdir(), 'not/yet/there'),
  bundleFolder: same(tmpdir(), 'not/yet/there'),
  bundles: { on: 'on', off: 'off' },
  cacheMegabytes: { 0: 0, 4096: 4096 },
  warmUp: { on: 'on', off: 'off' },
  rateLimit: { 0: 0, 1000000: 1_000_000 },
  rateWindow: { 1: 1, 86400: 86_400 },
  rateExempt: networks,
  redisUrl: same(
    'redis://localhost',
    'redis://127.0.0.1:6379/',
    'redis://[::1]:6379/15',
    'redis://:hunter%2F2@host',
    'rediss://user:hunter2@redis.example.org:6380/0',
  ),
  trustProxy: { none: [], '10.0.0.0/8, fc00::/7': ['10.0.0.0/8', 'fc00::/7'] },
  adminNetworks: networks,
  mcpOrigins: {
    none: [],
    'https://example.org, http://localhost:5173/': ['https://example.org', 'http://localhost:5173'],
  },
  reportContact: same('mailto:data@example.org', 'https://example.org/issues/new?labels=data'),
  repositoryUrl: same(
    'https://github.com/owner/name',
    'https://git.example:8443/an-owner/a.name_1/tree/feature/next-1',
  ),
  securityContact: same('mailto:security@example.org', 'https://example.org/report?by=form'),
  logLevel: { silent: 'silent', error: 'error', warn: 'warn', info: 'info', debug: 'debug' },
  logSample: { 0: 0, 1: 1, '0.05': 0.05, '.5': 0.5, '1.0': 1 },
  maxConnections: { 1: 1, 1000000: 1_000_000 },
  clientConnections: { 1: 1, 1000000: 1_000_000 },
  unsentMegabytes: { 1: 1, 4096: 4096 },
  headersTimeout: { 1: 1, 30: 30 },
  requestTimeout: { 10: 10, 600: 600 },
  keepAliveTimeout: { 1: 1, 600: 600 },
  stopDelay: { 0: 0, 600: 600 },
  sendTimeout: { 1: 1, 600: 600 },
  stopTimeout: { 0: 0, 600: 600 },
};

function same(...values: string[]): Record<string, string> {
  return Object.fromEntries(values.map((value) => [value, value]));
}

const rows = Object.entries<Setting<unknown>>(settingsTable).map(([name, row]) => ({
  name: name as keyof Settings,
  row,
  variable: row.variable,
  flag: flagOf(row),
}));

const faultsOf = (...given: Parameters<typeof readSettings>) => {
  try {
    readSettings(...given);
  } catch (error) {
    if (error instanceof SettingsFault) return error.message.split('\n');
    throw error;
  }
  return [];
};

describe('settings', () => {
  it('are the defaults if nothing is given, and cannot be changed', () => {
    const settings = readSettings({});
    expect(settings).toEqual(defaults);
    for (const value of [settings, ...Object.values(settings)]) expect(Object.isFrozen(value)).toBe(true);
    expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(defaults).sort());
  });

  it('have the types of their kinds, with undefined only if that is the default', () => {
    expectTypeOf<Settings['logLevel']>().toEqualTypeOf<'silent' | 'error' | 'warn' | 'info' | 'debug'>();
    expectTypeOf<Settings['host']>().toEqualTypeOf<string>();
    expectTypeOf<Settings['port']>().toEqualTypeOf<number>();
    expectTypeOf<Settings['trustProxy']>().toEqualTypeOf<readonly string[]>();
    expectTypeOf<Settings['dataFolder']>().toEqualTypeOf<string | undefined>();
  });

  it('have different names', () => {
    expect(new Set(rows.map(({ variable }) => variable)).size).toBe(rows.length);
    expect(flagOf(settingsTable.rateWindow)).toBe('--rate-limit-window');
  });

  describe.each(rows)('reads $variable', ({ name, row, variable, flag }) => {
    it.each(Object.entries(right[name]))('can be %j', (raw, value) => {
      const expected = { ...defaults, [name]: value };
      expect(readSettings({ [variable]: raw })).toEqual(expected);
      expect(readSettings({}, [flag, raw])).toEqual(expected);
      expect(readSettings({}, [`${flag}=${raw}`])).toEqual(expected);
      expect(Object.isFrozen(readSettings({ [variable]: raw })[name])).toBe(true);
    });

    it.each(wrongSettings[name])('cannot be %j', (raw) => {
      const [fault = '', ...others] = faultsOf({ [variable]: raw });
      expect(others).toEqual([]);
      const [right, given] = fault.split(`${rightValue(row)}`);
      expect(right).toBe(`${variable} must be `);
      expect(given).toMatch(row.secret ? /^\.$/ : /^, not ".+"\.$/);
      expect(rightValue(row)).toMatch(/^(an?|one of|the|auto,|none,) /);
      expect(faultsOf({}, [`${flag}=${raw}`])).toEqual([fault?.replace(variable, flag)]);
      expect(faultsOf({}, [flag, raw])).toEqual([fault?.replace(variable, flag)]);
    });

    it('counts as not given when it is empty', () => {
      expect(readSettings({ [variable]: '' }, [`${flag}=`])).toEqual(defaults);
      const [raw, value] = Object.entries(right[name])[0] as [string, unknown];
      expect(readSettings({ [variable]: raw }, [flag, ''])).toEqual({ ...defaults, [name]: value });
    });

    it('is taken from the flag before the variable', () => {
      const [raw, value] = Object.entries(right[name]).at(-1) as [string, unknown];
      const wrong = wrongSettings[name][0];
      expect(readSettings({ [variable]: wrong }, [flag, raw])).toEqual({ ...defaults, [name]: value });
      expect(faultsOf({ [variable]: raw }, [flag, wrong])).toHaveLength(1);
    });

    it('needs a value after its flag', () => {
      const fault = `${flag} needs a value: ${rightValue(row)}.`;
      expect(faultsOf({}, [flag])).toEqual([fault]);
      expect(faultsOf({}, [flag, '--help'])).toEqual([fault]);
    });
  });

  it('are read by the name of an earlier version if the new one is not set', () => {
    const of = (...given: Parameters<typeof readSettings>) => readSettings(...given).cacheMegabytes;
    expect(of({ KEPT_MEGABYTES: '7' })).toBe(7);
    expect(of({}, ['--kept-megabytes', '7'])).toBe(7);
    expect(of({ KEPT_MEGABYTES: '7', CACHE_MEGABYTES: '9' })).toBe(9);
    expect(of({ KEPT_MEGABYTES: '7', CACHE_MEGABYTES: '' })).toBe(7);
    expect(of({ CACHE_MEGABYTES: '9' }, ['--kept-megabytes=7'])).toBe(7);
    const wrong = 'must be an integer from 0 to 4096, in megabytes, not "x".';
    expect(faultsOf({ KEPT_MEGABYTES: 'x' })).toEqual([`KEPT_MEGABYTES ${wrong}`]);
    expect(faultsOf({ KEPT_MEGABYTE: '7' })).toEqual([
      'KEPT_MEGABYTE is not a setting. Did you mean KEPT_MEGABYTES?',
    ]);
    expect(faultsOf({}, ['--cache-megabytes=1', '--kept-megabytes=2'])).toEqual([
      '--kept-megabytes is given more than once; give it only once.',
    ]);
  });

  it('report a wrong value together with the valid ones', () => {
    expect(faultsOf({ PORT: '99999', LOG_LEVEL: 'loud', CACHE_MEGABYTES: '1\n2' })).toEqual([
      'PORT must be an integer from 0 to 65535, not "99999".',
      'CACHE_MEGABYTES must be an integer from 0 to 4096, in megabytes, not "1\\n2".',
      'LOG_LEVEL must be one of silent, error, warn, info or debug, not "loud".',
    ]);
  });

  it('list all faults of a start together', () => {
    const given = { PORT: 'x', RATE_LIMT: '5', REQUEST_TIMEOUT: '5' };
    expect(faultsOf(given, ['--prot', '80', '--host', 'a b'])).toEqual([
      '--prot is not a flag. Did you mean --port?',
      'RATE_LIMT is not a setting. Did you mean RATE_LIMIT?',
      expect.stringMatching(/^--host must be an address .*, not "a b"\.$/),
      'PORT must be an integer from 0 to 65535, not "x".',
      expect.stringContaining('REQUEST_TIMEOUT (5) must not be less than HEADERS_TIMEOUT (10)'),
    ]);
  });
});

describe('the time for a request', () => {
  const together =
    'REQUEST_TIMEOUT (20) must not be less than HEADERS_TIMEOUT (40), because a request takes at least as long as its headers: set REQUEST_TIMEOUT to 40 or more, or HEADERS_TIMEOUT to 20 or less.';

  it('must not be less than the time for its headers', () => {
    expect(faultsOf({ REQUEST_TIMEOUT: '20', HEADERS_TIMEOUT: '40' })).toEqual([together]);
    expect(faultsOf({ REQUEST_TIMEOUT: '20' }, ['--headers-timeout', '40'])).toEqual([together]);
    expect(faultsOf({ HEADERS_TIMEOUT: '31' })[0]).toContain('set REQUEST_TIMEOUT to 31 or more');
    expect(faultsOf({ REQUEST_TIMEOUT: '40', HEADERS_TIMEOUT: '40' })).toEqual([]);
  });

  it('is not compared with the default that replaces a wrong value', () => {
    expect(faultsOf({ REQUEST_TIMEOUT: '5', HEADERS_TIMEOUT: 'x' })).toEqual([
      'HEADERS_TIMEOUT must be an integer from 1 to 600, in seconds, not "x".',
    ]);
  });
});
