// Requests that never pause while the fleet is tested, and the outcome of each.
import { Agent, type IncomingMessage, request } from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { digest, type ExpectedAnswers, LARGE_PATHS, PATHS } from './expected-answers.js';
import { newPhase, type Phase } from './load-phase.js';

const CLIENTS = 6;
const LARGE_EVERY = 50;
const CODINGS = ['identity', 'br', 'gzip'] as const;
/** The longest wait of a client. A request that hangs counts as failed. */
const PATIENCE = 240_000;

export interface ConstantLoad {
  /** Counts the following requests under this name. */
  readonly phase: (name: string) => Phase;
  readonly current: () => Phase;
  readonly phases: readonly Phase[];
  readonly stop: () => Promise<void>;
}

/** `pause` is the time between two requests of a client in milliseconds. With 0 it sends as many as possible. */
export function startLoad(origin: string, expected: ExpectedAnswers, pause = 40): ConstantLoad {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  const phases: Phase[] = [];
  let isOver = false;
  let turn = 0;
  const begin = (name: string): Phase => {
    const next = newPhase(name);
    phases.push(next);
    return next;
  };
  let phase = begin('before');

  /** A correct body repeats often, and is decompressed only once. */
  const found = new Map<string, Buffer>();
  async function isRight(edition: string, path: string, body: Buffer, coding = 'identity'): Promise<boolean> {
    const key = `${edition} ${path} ${coding}`;
    if (found.get(key)?.equals(body) === true) return true;
    if (expected.get(edition)?.get(path) !== digest(await decoded(body, coding))) return false;
    found.set(key, body);
    return true;
  }

  async function askOnce(): Promise<void> {
    const number = turn++;
    const path =
      number % LARGE_EVERY === 0 ? inTurn(LARGE_PATHS, number / LARGE_EVERY) : inTurn(PATHS, number);
    const coding = inTurn(CODINGS, number);
    const counted = phase;
    const began = performance.now();
    let hasBegun = false;
    try {
      const { status, headers, body } = await ask(origin, path, coding, agent, () => {
        hasBegun = true;
      });
      const edition = String(headers['atlas-edition']);
      counted.slowest = Math.max(counted.slowest, performance.now() - began);
      if (status !== 200)
        counted.failures.push(`${path}: ${status} ${body.subarray(0, 200)}`.split('\n', 1)[0] as string);
      else if (!(await isRight(edition, path, body, headers['content-encoding'])))
        counted.failures.push(`${path}: not what edition ${edition} answers`);
      else {
        counted.answers++;
        counted.editions.set(edition, (counted.editions.get(edition) ?? 0) + 1);
      }
    } catch (error) {
      // The event of the current phase broke the connection.
      if (hasBegun) phase.brokenOff++;
      else counted.failures.push(`${path}: ${(error as Error).message}`);
    }
  }

  const clients = Array.from({ length: CLIENTS }, async () => {
    while (!isOver) {
      await askOnce();
      await setTimeout(pause);
    }
  });
  return {
    phase: (name) => {
      phase = begin(name);
      return phase;
    },
    current: () => phase,
    phases,
    stop: async () => {
      isOver = true;
      await Promise.all(clients);
      agent.destroy();
    },
  };
}

const inTurn = (items: readonly string[], turn: number) => items[turn % items.length] as string;

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

function ask(origin: string, path: string, coding: string, agent: Agent, begun: () => void): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(PATIENCE);
    request(`${origin}${path}`, { agent, signal, headers: { 'accept-encoding': coding } })
      .on('error', reject)
      .on('response', (answer) => {
        begun();
        const parts: Buffer[] = [];
        answer
          .on('data', (part) => parts.push(part))
          .on('error', reject)
          .on('end', () =>
            resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) }),
          );
      })
      .end();
  });
}

const [unBrotli, unGzip] = [promisify(brotliDecompress), promisify(gunzip)];

async function decoded(body: Buffer, coding: string): Promise<Uint8Array> {
  if (coding === 'br') return unBrotli(body);
  return coding === 'gzip' ? unGzip(body) : body;
}
