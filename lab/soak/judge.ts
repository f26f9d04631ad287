// The conditions of a soak test: flat memory, released file descriptors, and no failures.
import { memoryOfProcess } from '../../src/settings/settings-warnings.js';
import { median } from '../bench/measure.js';
import type { runLoad } from './run-load.js';

export interface Run {
  readonly requests: number;
  readonly load: Awaited<ReturnType<typeof runLoad>>;
  /** In order, one per hundredth of the requests. */
  readonly samples: readonly {
    readonly answered: number;
    readonly memory: number;
    readonly descriptors: number;
  }[];
  readonly descriptorsBefore: number;
  readonly descriptorsAfter: number;
}

const TENTHS = 10;
const MOST_GROWTH = 1.1;

const MEGABYTE = 2 ** 20;
const megabytes = (bytes: number) => `${Math.round(bytes / MEGABYTE)} MB`;

/** The median of the memory in each tenth of the run. */
export function memoryByTenth({ requests, samples }: Run): readonly number[] {
  return Array.from({ length: TENTHS }, (_, tenth) => {
    const within = samples.filter(({ answered }) => Math.ceil((answered / requests) * TENTHS) - 1 === tenth);
    return median(within.map(({ memory }) => memory));
  });
}

export function judge(
  run: Run,
): readonly { readonly promise: string; readonly found: string; readonly isMet: boolean }[] {
  const { requests, load, descriptorsBefore, descriptorsAfter } = run;
  const [, second = Number.NaN, ...later] = memoryByTenth(run);
  const last = later.at(-1) ?? Number.NaN;
  const most = Math.max(...memoryByTenth(run));
  return [
    {
      promise: 'memory in the last tenth is at most 10 % above the second',
      found: `${megabytes(second)}, then ${megabytes(last)} (${(last / second).toFixed(2)} times)`,
      isMet: last <= second * MOST_GROWTH,
    },
    {
      promise: `memory is at most ${memoryOfProcess.worn} MB in every tenth`,
      found: megabytes(most),
      isMet: most <= memoryOfProcess.worn * MEGABYTE,
    },
    {
      promise: 'no more descriptors are open after the last connection than before the first',
      found: `${descriptorsBefore}, then ${descriptorsAfter}`,
      isMet: descriptorsAfter <= descriptorsBefore,
    },
    {
      promise: 'no response is a server error',
      found: `${load.serverErrors}`,
      isMet: load.serverErrors === 0,
    },
    {
      promise: 'every request gets its response, with the expected status',
      found: `${load.answered} of ${requests} answered, ${load.failures.length} failed`,
      isMet: load.answered === requests && load.failures.length === 0,
    },
  ];
}
