// The program as it ships, with several workers: its processes, its log while it runs, and its metrics.
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { ProgramEnvironment } from '../../lab/run-program.js';
import { type BuiltServer, runBuiltProgram } from '../process/built-server.js';
import { exchange } from '../static/exchange.js';
import { readOpenMetrics } from '../surfaces/read-open-metrics.js';

type LogLine = Readonly<Record<string, unknown>> & { readonly msg: string };

export interface StartedCluster extends BuiltServer {
  readonly stdout: () => string;
  readonly workers: () => Promise<readonly number[]>;
  readonly log: () => readonly LogLine[];
  /** Settles with all lines that have this beginning once there are `count` of them. */
  readonly logged: (beginning: string, count?: number) => Promise<readonly LogLine[]>;
}

export async function startCluster(environment: ProgramEnvironment = {}): Promise<StartedCluster> {
  const { serving, ...running } = runBuiltProgram({ WORKERS: '2', ...environment });
  const { child, stderr, ended } = running;
  let stdout = '';
  child.stdout?.on('data', (text: string) => {
    stdout += text;
  });
  const origin = await serving;
  const log = () =>
    stderr()
      .slice(0, stderr().lastIndexOf('\n') + 1)
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as LogLine);
  return {
    ...running,
    origin,
    port: Number(new URL(origin).port),
    stdout: () => stdout,
    workers: async () => {
      const children = await readFile(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8');
      return children.trim().split(' ').map(Number);
    },
    log,
    logged: async (beginning, count = 1) => {
      for (;;) {
        const found = log().filter(({ msg }) => msg.startsWith(beginning));
        if (found.length >= count) return found;
        await Promise.race([once(child.stderr as never, 'data'), ended.then(failure)]);
      }
    },
  };
}

const failure = ({ code, stderr }: { code: number | null; stderr: string }) => {
  throw new Error(`It ended with ${code}: ${stderr}`);
};

/** On a separate connection, which any worker may accept. */
export async function ask(origin: string, path: string): Promise<{ status: number; text: string }> {
  const { status, body } = await exchange(origin, path, { agent: false });
  return { status, text: String(body) };
}

export async function metricsOf(origin: string): Promise<ReadonlyMap<string, number>> {
  return readOpenMetrics((await ask(origin, '/metrics')).text);
}

export function countOf(metrics: ReadonlyMap<string, number>, operation: string): number {
  const ofOperation = ([name]: [string, number]) =>
    name.startsWith('atlas_requests_total') && name.includes(`"operation":"${operation}"`);
  return [...metrics].filter(ofOperation).reduce((sum, [, count]) => sum + count, 0);
}
