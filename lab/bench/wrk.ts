// Runs wrk against a server with prepared requests, and reads its measurements.
import { execFile, execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findProgram } from './find-program.js';

const run = promisify(execFile);

export interface BenchRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

interface WrkResult {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly requests: number;
  readonly errors: number;
}

const WRK_CONNECTIONS = 16;

/** Requests are formatted before the measurement begins, and sent in turn. */
export async function writeScript(
  folder: string,
  name: string,
  requests: readonly BenchRequest[],
): Promise<string> {
  const quote = (text: string) => JSON.stringify(text).replaceAll('\\u', '\\\\u');
  const lines = requests.map(({ url, headers }) => {
    const fields = Object.entries(headers).map(([field, value]) => `[${quote(field)}]=${quote(value)}`);
    return `{${quote(url)},{${fields.join()}}}`;
  });
  const script = join(folder, `${name}.lua`);
  await writeFile(
    script,
    `local list = {\n${lines.join(',\n')}\n}
local formatted, at = {}, 0
function init()
  for i, entry in ipairs(list) do formatted[i] = wrk.format("GET", entry[1], entry[2]) end
end
function request()
  at = at % #formatted + 1
  return formatted[at]
end
`,
  );
  return script;
}

/** Single records, each requested from its own IP address, so that the limit of a client does not matter. */
export const writeStrangers = (folder: string): Promise<string> =>
  writeScript(
    folder,
    'strangers',
    Array.from({ length: 5000 }, (_, n) => ({
      url: `/api/v1/City/${(n % 600) + 1}`,
      headers: { 'X-Forwarded-For': `10.0.${n >> 8}.${n & 255}` },
    })),
  );

const UNITS_IN_MS: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

function milliseconds(output: string, percentile: string): number {
  const [, value, unit] = new RegExp(`${percentile}%\\s+([\\d.]+)(us|ms|s|m)`).exec(output) ?? [];
  return Number(value) * (UNITS_IN_MS[unit ?? ''] ?? Number.NaN);
}

export async function runWrk(
  wrk: string,
  origin: string,
  script: string,
  seconds: number,
  connections = WRK_CONNECTIONS,
): Promise<WrkResult> {
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '-s', script, origin];
  const { stdout } = await run(wrk, args);
  const errors =
    /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(stdout)?.slice(1) ?? [];
  const failed = Number(/Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? 0);
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    p50: milliseconds(stdout, '50'),
    p99: milliseconds(stdout, '99'),
    requests: Number(/(\d+) requests in/.exec(stdout)?.[1]),
    errors: errors.reduce((sum, count) => sum + Number(count), failed),
  };
}

interface CorePair {
  /** The program that runs wrk on its core. */
  readonly wrk: string;
  readonly described: string;
  /** From now on programs run on every core. */
  readonly release: () => void;
}

/**
 * Servers run on one core and wrk on another, so that neither takes time from the other. Programs that are started afterwards inherit the
 * core.
 */
export async function corePair(wrk: string, folder: string): Promise<CorePair> {
  const last = cpus().length - 1;
  const taskset = last > 0 ? findProgram('taskset', 'util-linux') : undefined;
  if (taskset === undefined) return { wrk, described: 'on shared cores', release: () => {} };
  const runHereOn = (list: string) =>
    execFileSync(taskset, ['--cpu-list', '--pid', list, String(process.pid)], { stdio: 'ignore' });
  const own = join(folder, 'wrk');
  await writeFile(own, `#!/bin/sh\nexec ${taskset} --cpu-list ${last} ${wrk} "$@"\n`, { mode: 0o755 });
  runHereOn('0');
  return {
    wrk: own,
    described: 'every server on one core, and wrk on another',
    release: () => runHereOn(`0-${last}`),
  };
}
