// The built program with the settings of a test alone.
import { onTestFinished } from 'vitest';
import { type Environment, type RunningProgram, runProgram } from '../../lab/run-program.js';
import { programNode } from '../system/program-node.js';
import type { REPORTING } from './memory-in-use.js';

export interface BuiltServer extends Omit<RunningProgram, 'serving'> {
  readonly origin: string;
  readonly port: number;
}

/** Preparing responses takes a server some seconds, which matters to few tests; a response that is not cached is not compressed, either. */
export const NOTHING_AHEAD = { CACHE_MEGABYTES: '0', WARM_UP: 'off' };

/** For a program that reports its memory. */
type Further = typeof REPORTING | undefined;

export function runBuiltProgram(
  environment: Environment,
  program?: string,
  further?: Further,
): RunningProgram {
  return runProgram({ ...NOTHING_AHEAD, ...environment }, { program, node: programNode, ...further });
}

export async function startBuiltServer(
  environment: Environment = {},
  program?: string,
  further?: Further,
): Promise<BuiltServer> {
  const { serving, ...running } = runBuiltProgram(environment, program, further);
  running.child.channel?.unref();
  const origin = await serving;
  return { ...running, origin, port: Number(new URL(origin).port) };
}

/** Until the end of the test. */
export async function startForTest(environment: Environment = {}, further?: Further): Promise<BuiltServer> {
  const server = await startBuiltServer(environment, undefined, further);
  onTestFinished(server.kill);
  return server;
}
