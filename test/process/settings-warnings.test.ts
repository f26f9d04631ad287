// Settings that allow all clients do not prevent a start, and log one warning each.
import { describe, expect, it, onTestFinished } from 'vitest';
import type { ProgramEnvironment } from '../../lab/run-program.js';
import { runBuiltProgram } from './built-server.js';

/** The warnings of a whole run, from start to stop. */
async function warnings(environment: ProgramEnvironment): Promise<readonly string[]> {
  const { child, serving, ended, kill } = runBuiltProgram(environment);
  onTestFinished(kill);
  await serving;
  child.kill('SIGTERM');
  const { stderr } = await ended;
  const lines = stderr.split('\n').filter((line) => line.startsWith('{'));
  return lines.map((line) => JSON.parse(line)).flatMap(({ level, msg }) => (level === 'warn' ? [msg] : []));
}

const EXEMPT =
  'no request from them is counted, and one client can use up the server. Set it to your own networks, such as 10.0.0.0/8, or to none.';
const ADMIN =
  'every client can read /metrics and the details of /health/ready. Set it to your own networks, such as 10.0.0.0/8, or to none.';

describe.each(['1', '2'])('with WORKERS=%s', (WORKERS) => {
  it('returns a warning for each of both settings with all IP addresses', async () => {
    const found = await warnings({
      WORKERS,
      RATE_LIMIT_EXEMPT: '0.0.0.0/0',
      ADMIN_NETWORKS: '10.0.0.0/8,::/1,8000::/1,0.0.0.0/1,128.0.0.0/1',
    });
    expect(found).toEqual([
      `RATE_LIMIT_EXEMPT contains all IPv4 addresses: ${EXEMPT}`,
      `ADMIN_NETWORKS contains all IPv4 and IPv6 addresses: ${ADMIN}`,
    ]);
  });

  it('returns none for networks and single IP addresses', async () => {
    const RATE_LIMIT_EXEMPT = '10.0.0.0/8,192.168.0.0/16,fc00::/7,203.0.113.7';
    expect(await warnings({ WORKERS, RATE_LIMIT_EXEMPT, ADMIN_NETWORKS: 'none' })).toEqual([]);
  });
});
