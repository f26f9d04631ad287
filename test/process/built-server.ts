// The built program with only the settings of a test.
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import { type ProgramEnvironment, type RunningProgram, runProgram } from '../../lab/run-program.js';
import { projectFolder } from '../../src/settings/project-folder.js';
import { programNode } from '../system/program-node.js';
import type { REPORTING } from './memory-in-use.js';

export interface BuiltServer extends Omit<RunningProgram, 'serving'> {
  readonly origin: string;
  readonly port: number;
}

/** Preparing responses takes some seconds, which few tests need. A response that is not cached is not compressed either. */
export const NOTHING_AHEAD = { CACHE_MEGABYTES: '0', WARM_UP: 'off' };

const all = join(projectFolder(), 'data');
/** For programs whose test needs every record. */
export const ALL_DATA = { DATA_FOLDER: all };

/** The data of started programs. They have few records except in a full run, because reading all of them takes half of a start. */
export const startedData = inject('smallData') ?? all;

/** A test with a database or another build has its own data. */
const dataFor = ({ DATABASE_URL }: ProgramEnvironment, program?: string): ProgramEnvironment =>
  DATABASE_URL === undefined && program === undefined ? { DATA_FOLDER: startedData } : {};

/** For a program that reports its memory. */
type Further = typeof REPORTING | undefined;

export function runBuiltProgram(
  environment: ProgramEnvironment,
  program?: string,
  further?: Further,
): RunningProgram {
  const settings = { ...NOTHING_AHEAD, ...dataFor(environment, program), ...environment };
  return runProgram(settings, { program, node: programNode, ...further });
}

export async function startBuiltServer(
  environment: ProgramEnvironment = {},
  program?: string,
  further?: Further,
): Promise<BuiltServer> {
  const { serving, ...running } = runBuiltProgram(environment, program, further);
  running.child.channel?.unref();
  const origin = await serving;
  return { ...running, origin, port: Number(new URL(origin).port) };
}

/** Until the end of the test. */
export async function startForTest(
  environment: ProgramEnvironment = {},
  further?: Further,
): Promise<BuiltServer> {
  const server = await startBuiltServer(environment, undefined, further);
  onTestFinished(server.kill);
  return server;
}
