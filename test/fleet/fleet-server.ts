// One server of the fleet. It keeps its IP address and its folder while its process ends and starts.
import { setTimeout } from 'node:timers/promises';
import { residentBytes } from '../../lab/process-usage.js';
import type { ProgramEnvironment } from '../../lab/run-program.js';
import { type BuiltServer, startBuiltServer } from '../process/built-server.js';
import { memoryInUse, REPORTING } from '../process/memory-in-use.js';

interface Health {
  readonly edition: string;
  readonly origin: string;
  readonly trouble?: string;
  readonly limits?: string;
}

export interface FleetServer {
  readonly name: string;
  readonly port: number;
  readonly start: () => Promise<void>;
  /** Settles when the process is gone, with its exit code. */
  readonly end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<number | null>;
  /** Lets it hang, with its connections open. */
  readonly hang: () => void;
  readonly health: () => Promise<Health>;
  /** Settles once its health has the expected state. */
  readonly until: (what: string, isSo: (health: Health) => boolean) => Promise<Health>;
  /** The peak memory of its processes in megabytes. */
  readonly peakMemory: () => number;
  /** In megabytes, after a garbage collection, once its responses are prepared and its memory is steady. */
  readonly memoryInUse: () => Promise<number>;
  /** Undefined while it does not run. */
  readonly pid: () => number | undefined;
  readonly log: () => string;
}

const [LOOKS, EVERY] = [2400, 100];
/** Memory in use that changes less than this in two seconds, in relation to all of it, is steady. */
const [STEADY, SETTLING] = [0.02, 2000];

export function fleetServer(
  name: string,
  port: number,
  environment: ProgramEnvironment,
  program?: string,
): FleetServer {
  let server: BuiltServer | undefined;
  let peak = 0;
  let logged = '';

  const running = () => {
    if (server === undefined) throw new Error(`${name} is not running.`);
    return server;
  };
  const notePeak = () => {
    if (server === undefined) return;
    peak = Math.max(peak, residentBytes(server.child.pid as number, 'VmHWM') / 2 ** 20);
  };
  const health = async (): Promise<Health> => {
    const answer = await fetch(`http://127.0.0.1:${port}/health/ready`);
    return answer.json() as Promise<Health>;
  };

  return {
    name,
    port,
    start: async () => {
      server = await startBuiltServer(
        { CACHE_MEGABYTES: '128', WARM_UP: 'on', ...environment, PORT: String(port) },
        program,
        REPORTING,
      );
    },
    end: async (signal) => {
      const { child, ended, stderr } = running();
      notePeak();
      child.kill(signal);
      const { code } = await ended;
      logged += stderr();
      server = undefined;
      return code;
    },
    hang: () => {
      running().child.kill('SIGSTOP');
    },
    health,
    until: async (what, isSo) => {
      let last: Health | undefined;
      for (let look = 0; look < LOOKS; look++) {
        last = await health();
        if (isSo(last)) return last;
        await setTimeout(EVERY);
      }
      throw new Error(`${name} does not get so far: ${what}; its health is ${JSON.stringify(last)}`);
    },
    peakMemory: () => {
      notePeak();
      return Math.round(peak);
    },
    memoryInUse: async () => {
      let before = 0;
      for (let look = 0; look < LOOKS; look++) {
        const now = await memoryInUse(running());
        if (Math.abs(now - before) < STEADY * now) return now;
        before = now;
        await setTimeout(SETTLING);
      }
      throw new Error(`The memory of ${name} does not settle.`);
    },
    pid: () => server?.child.pid,
    log: () => logged + (server?.stderr() ?? ''),
  };
}
