// The built program with the meter of steps in it, and requests that are measured one at a time.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { join } from 'node:path';
import { buildFolder } from '../../src/settings/project-folder.js';
import { nodeFlags } from '../../tools/node-flags.js';
import type { DearRequest } from './dear-request.js';
import type { MeasuredSteps } from './step-meter.js';

interface MeasuredRequest extends MeasuredSteps {
  readonly status: number;
  readonly bytes: number;
  /** In requests. */
  readonly cost: number;
}

interface MeteredServer {
  readonly measure: (request: DearRequest) => Promise<MeasuredRequest>;
  /** The steps from when it listens until it is ready. */
  readonly warmUp: MeasuredSteps;
  /** The milliseconds of a fixed piece of work, now and in this process. */
  readonly reference: () => Promise<number>;
  readonly stop: () => Promise<void>;
}

/** A limit that no measurement reaches, a proxy so that the client pays, and the pages for corrections. */
const ENVIRONMENT = {
  PORT: '0',
  TRUST_PROXY: '127.0.0.1',
  RATE_LIMIT: '1000000',
  REPOSITORY_URL: 'https://github.com/owner/name',
};

export async function startMetered(
  environment: Readonly<Record<string, string>> = {},
): Promise<MeteredServer> {
  const meter = join(buildFolder(), 'lab', 'steps', 'step-meter.js');
  const program = join(buildFolder(), 'src', 'main.js');
  const child = spawn(process.execPath, [...nodeFlags, '--import', meter, program], {
    env: { PATH: process.env.PATH, ...ENVIRONMENT, ...environment },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const origin = await listening(child);
  await askChild(child, 'measure');
  await ready(origin);
  const warmUp = await askChild<MeasuredSteps>(child, 'report');
  return {
    warmUp,
    measure: async (request) => {
      await askChild(child, 'measure');
      const answered = await send(origin, request);
      return { ...answered, ...(await askChild<MeasuredSteps>(child, 'report')) };
    },
    reference: () => askChild<number>(child, 'reference'),
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

async function askChild<Answer>(child: ChildProcess, message: string): Promise<Answer> {
  const answered = once(child, 'message');
  child.send(message);
  return (await answered)[0] as Answer;
}

function listening({ stdout }: ChildProcess): Promise<string> {
  let printed = '';
  return new Promise((resolve) => {
    stdout?.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      const address = /listening on (http:\/\/[^\s"]+)/.exec(printed)?.[1];
      if (address !== undefined) resolve(address);
    });
  });
}

const EVERY = 100;

async function ready(origin: string): Promise<void> {
  while (!(await fetch(`${origin}/health/ready`)).ok)
    await new Promise((resolve) => setTimeout(resolve, EVERY));
}

function send(origin: string, { path, method = 'GET', type, accept, body }: DearRequest) {
  const headers = {
    connection: 'close',
    // The host of this machine, which /mcp requires.
    host: '127.0.0.1',
    'x-forwarded-for': '203.0.113.9',
    ...(type !== undefined && { 'content-type': type }),
    ...(accept !== undefined && { accept }),
  };
  return new Promise<Omit<MeasuredRequest, keyof MeasuredSteps>>((resolve, reject) => {
    const sent = request(origin + path, { method, headers }, (response) => {
      let bytes = 0;
      response
        .on('data', (chunk: Buffer) => {
          bytes += chunk.length;
        })
        .once('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            bytes,
            cost: Number(response.headers['atlas-cost'] ?? 1),
          }),
        );
    });
    sent.once('error', reject).end(body);
  });
}
