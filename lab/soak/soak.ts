// Sends the built service millions of requests and judges whether it stays stable: `node dist/lab/soak/soak.js`.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createAtlas } from '../../src/app.js';
import { readOptions } from '../../src/programs/program.js';
import { projectFolder } from '../../src/settings/project-folder.js';
import { mallocSettings } from '../../tools/node-flags.js';
import { idle, openDescriptors, residentBytes } from '../process-usage.js';
import { createRandom } from '../random.js';
import { type RunningProgram, runProgram } from '../run-program.js';
import { judge, type Run } from './judge.js';
import { soakReport } from './report.js';
import { createRequestMix } from './request-mix.js';
import { runLoad } from './run-load.js';
import { readServiceMap } from './service-map.js';

interface WatchedServer extends Pick<RunningProgram, 'isAlive'> {
  readonly origin: string;
  readonly port: number;
  /** Resident memory in bytes. */
  readonly memory: () => number;
  readonly descriptors: () => number;
  /** Resolves with the count once the process has been idle for a while, when all work in progress has ended. */
  readonly settledDescriptors: () => Promise<number>;
  readonly stop: () => Promise<void>;
}

/** Eight of them are longer than the compressing thread waits for work. */
const LOOK_EVERY = 500;

/** The built service in its own process, with readings of its memory and open file descriptors. */
async function startWatched(): Promise<WatchedServer> {
  const { child, serving, ended, isAlive } = runProgram(mallocSettings);
  child.stderr?.pipe(process.stderr);
  const origin = await serving;
  const pid = child.pid as number;
  return {
    origin,
    port: Number(new URL(origin).port),
    isAlive,
    memory: () => residentBytes(pid),
    descriptors: () => openDescriptors(pid),
    settledDescriptors: async () => {
      await idle(pid, LOOK_EVERY);
      return openDescriptors(pid);
    },
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

const USAGE = `node dist/lab/soak/soak.js [options]
  --requests N   number of requests, at least 1000 (default: 2000000); use 500000 or more for a fair verdict on
                 memory, because the cache of finished responses has to fill up first
  --seed S       repeat the run with this seed
  --write        write the summary to docs/reliability.md`;

const HUNDREDTHS = 100;
const SHOWN_FAILURES = 10;

const options = readOptions(
  USAGE,
  {
    requests: { type: 'string', default: '2000000' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
    write: { type: 'boolean', default: false },
  },
  ({ requests, seed }) => {
    if (!/^\d+$/.test(requests) || Number(requests) < 1000)
      return `--requests must be an integer of at least 1000, not "${requests}".`;
    return /^\d+$/.test(seed) ? undefined : `--seed must be a non-negative integer, not "${seed}".`;
  },
);
if (options !== undefined)
  await soak(Number(options.requests), Number(options.seed), options.write).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });

async function soak(requests: number, seed: number, write: boolean): Promise<void> {
  console.error(`${requests} requests, seed ${seed}`);
  const server = await startWatched();
  try {
    const descriptorsBefore = await server.settledDescriptors();
    const mix = createRequestMix(
      await readServiceMap(server.origin, await createAtlas()),
      createRandom(seed),
    );
    const samples: Run['samples'][number][] = [];
    const startedAt = performance.now();
    const seconds = () => (performance.now() - startedAt) / 1000;
    const sample = (answered: number) => {
      if (answered < (requests / HUNDREDTHS) * (samples.length + 1) || !server.isAlive()) return;
      const [memory, descriptors] = [server.memory(), server.descriptors()];
      samples.push({ answered, memory, descriptors });
      const rate = Math.round(answered / seconds());
      const megabytes = Math.round(memory / 2 ** 20);
      console.error(
        `${samples.length} %: ${megabytes} MB, ${descriptors} descriptors, ${rate} requests per second`,
      );
    };
    const load = await runLoad(server.port, requests, mix, sample);
    const took = seconds();
    if (!server.isAlive()) throw new Error('The service exited during the run.');
    const descriptorsAfter = await server.settledDescriptors();
    const run = { requests, load, samples, descriptorsBefore, descriptorsAfter };
    const judgements = judge(run);
    const text = soakReport(run, judgements, seed, took);
    console.log(text);
    for (const failure of load.failures.slice(0, SHOWN_FAILURES)) console.error(failure);
    if (write) await writeFile(join(projectFolder(), 'docs', 'reliability.md'), text);
    if (judgements.some(({ isMet }) => !isMet)) process.exitCode = 1;
  } finally {
    await server.stop();
  }
}
