// The built program with the settings of a test alone.
import { onTestFinished } from 'vitest';
import { type Environment, type RunningProgram, runProgram } from '../../tools/run-program.js';
import { programNode } from '../system/program-node.js';

export interface BuiltServer extends Omit<RunningProgram, 'serving'> {
  readonly origin: string;
  readonly port: number;
}

/** Preparing responses takes a server some seconds, which matters to few tests; a response that is not cached is not compressed, either. */
export const NOTHING_AHEAD = { CACHE_MEGABYTES: '0', WARM_UP: 'off' };

export function runBuiltProgram(environment: Environment, program?: string): RunningProgram {
  return runProgram({ ...NOTHING_AHEAD, ...environment }, { program, node: programNode });
}

export async function startBuiltServer(
  environment: Environment = {},
  program?: string,
): Promise<BuiltServer> {
  const { serving, ...running } = runBuiltProgram(environment, program);
  const origin = await serving;
  return { ...running, origin, port: Number(new URL(origin).port) };
}

/** Until the end of the test. */
export async function startForTest(environment: Environment = {}): Promise<BuiltServer> {
  const server = await startBuiltServer(environment);
  onTestFinished(server.kill);
  return server;
}
