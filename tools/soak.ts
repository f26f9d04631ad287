// Asks the built service millions of things and judges whether it stays as it was: `npm run test:soak`.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectFolder } from '../src/settings/project-folder.js';
import { judge, type Sample } from './soak/judge.js';
import { createRandom } from './soak/random.js';
import { soakReport } from './soak/report.js';
import { createRequestMix } from './soak/request-mix.js';
import { runLoad } from './soak/run-load.js';
import { readServiceMap } from './soak/service-map.js';
import { startWatched } from './soak/watched-server.js';

const USAGE = `npm run test:soak -- [options]
  --requests N   how many requests to send, at least 1000 (default: 2000000); use 500000 or more for a fair verdict on
                 memory, because the cache of finished responses has to fill up first
  --seed S       repeat the run that had this seed
  --write        write the summary to docs/reliability.md`;

const HUNDREDTHS = 100;
const SHOWN_FAILURES = 10;

interface Options {
  readonly requests: number;
  readonly seed: number;
  readonly write: boolean;
}

function readOptions(): Options | undefined {
  const { values } = parseArgs({
    options: {
      requests: { type: 'string', default: '2000000' },
      seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
      write: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return undefined;
  const [requests, seed] = [Number(values.requests), Number(values.seed)];
  if (!Number.isInteger(requests) || requests < 1000)
    throw new Error(`--requests must be an integer of at least 1000, not "${values.requests}".`);
  if (!Number.isInteger(seed) || seed < 0)
    throw new Error(`--seed must be a non-negative integer, not "${values.seed}".`);
  return { requests, seed, write: values.write };
}

async function soak({ requests, seed, write }: Options): Promise<void> {
  console.error(`${requests} requests, seed ${seed}`);
  const server = await startWatched();
  try {
    const descriptorsBefore = await server.settledDescriptors();
    const mix = createRequestMix(await readServiceMap(server.origin), createRandom(seed));
    const samples: Sample[] = [];
    const startedAt = performance.now();
    const seconds = () => (performance.now() - startedAt) / 1000;
    const sample = (answered: number) => {
      if (answered < (requests / HUNDREDTHS) * (samples.length + 1) || !server.isAlive()) return;
      const [memory, descriptors] = [server.memory(), server.descriptors()];
      samples.push({ answered, memory, descriptors });
      const rate = Math.round(answered / seconds());
      const megabytes = Math.round(memory / 2 ** 20);
      console.error(
        `${samples.length} %: ${megabytes} MB, ${descriptors} descriptors, ${rate} requests a second`,
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
    if (judgements.some(({ isKept }) => !isKept)) process.exitCode = 1;
  } finally {
    await server.stop();
  }
}

try {
  const options = readOptions();
  if (options === undefined) console.log(USAGE);
  else await soak(options);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
