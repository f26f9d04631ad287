// Starts the service of `npm run dev`, and sends it orders.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { nodeFlags } from '../node-flags.js';
import type { DevReport, Order } from './messages.js';

export interface DevService {
  readonly origin: string;
  /** Settles when the order is done, and rejects with its fault. */
  readonly order: (order: Order) => Promise<void>;
  readonly stop: () => void;
}

/** Starts a process that loads the packages, and waits for its program. */
export function startProcess(packages: readonly string[], environment: NodeJS.ProcessEnv): ChildProcess {
  return fork(join(import.meta.dirname, 'waiting-process.js'), packages, {
    env: { LOG_LEVEL: 'warn', ...environment, WARM_UP: 'off' },
    execArgv: [...nodeFlags, '--enable-source-maps'],
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
  });
}

/** Rejects with the messages of a service that does not start. `outdated` is called if its list of pages changes. */
export async function startService(
  child: ChildProcess,
  program: string,
  outdated: () => void,
): Promise<DevService> {
  child.send({ program });
  const origin = await printedOrigin(child);
  const waiting = new Map<string, (fault: string | undefined) => void>();
  child.on('message', (report: DevReport) => {
    if ('done' in report) waiting.get(JSON.stringify(report.done))?.(report.fault);
    else if ('isOutdated' in report) outdated();
  });
  const pending = new Map<string, Promise<void>>();
  const carriedOut = (order: Order, key: string) =>
    new Promise<void>((resolve, reject) => {
      waiting.set(key, (fault) => (fault === undefined ? resolve() : reject(new Error(fault))));
      child.once('exit', () => reject(new Error('The service has ended.')));
      child.send(order);
    }).finally(() => pending.delete(key));
  return {
    origin,
    order: (order) => {
      const key = JSON.stringify(order);
      const running = pending.get(key) ?? carriedOut(order, key);
      pending.set(key, running);
      return running;
    },
    stop: () => child.kill('SIGKILL'),
  };
}

async function printedOrigin(child: ChildProcess): Promise<string> {
  let printed = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
    process.stderr.write(text);
  });
  const ended = once(child, 'close').then(() => {
    throw new Error(printed || 'The service ended without a message.');
  });
  const [report] = (await Promise.race([once(child, 'message'), ended])) as [DevReport];
  ended.catch(() => {});
  // Only the messages of the start are kept.
  child.stderr?.removeAllListeners('data').pipe(process.stderr);
  if (!('origin' in report)) throw new Error('The service did not report its URL.');
  return report.origin;
}
