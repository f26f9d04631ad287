// The figures of all processes of this machine as one, and of those that are gone what they had counted: no counter ever goes back.
import { collectDefaultMetrics, type OpenMetricsContentType, Registry } from 'prom-client';
import { growing, sumOfGrowing, writeSum } from '../observe/add-up-figures.js';
import { type Figure, registerFigure } from '../observe/figure.js';
import { type FigureFamily, figureFamilies } from '../observe/figure-family.js';
import type { Answers } from './channel.js';
import type { AskedByWorker } from './questions.js';
import type { WorkerProcess } from './worker-process.js';

export interface MachineFigures {
  /** For each worker once, when it is started. */
  readonly answersTo: (worker: WorkerProcess) => Answers<Pick<AskedByWorker, 'figures' | 'farewell'>>;
}

/** A worker that has not answered by then is left out, with what it had counted when it last did. */
const DEADLINE = 2000;

export function createMachineFigures(workers: number, replaced: () => number): MachineFigures {
  const lastSeen = new Map<WorkerProcess, readonly FigureFamily[]>();
  let gone: readonly FigureFamily[] = [];
  let answering = 0;
  const own = new Registry<OpenMetricsContentType>();
  for (const figure of figuresOfPrimary(workers, () => answering, replaced)) registerFigure(figure, [own]);
  // The primary takes part: it takes memory and time, and every new connection passes through it.
  collectDefaultMetrics({ register: own });

  async function write(): Promise<string> {
    const answered = new Set<WorkerProcess>();
    const serving = [...lastSeen.keys()].filter((worker) => worker.servedFor() !== undefined);
    const asking = serving.map(async (worker) => {
      see(worker, await worker.ask('figures', null, DEADLINE));
      answered.add(worker);
    });
    await Promise.allSettled(asking);
    answering = answered.size;
    const ownFigures = await figureFamilies(own);
    // From here on nothing is awaited: one who leaves now would be counted twice, or not at all.
    const seen = [...lastSeen].map(([worker, figures]) =>
      answered.has(worker) ? figures : growing(figures),
    );
    return writeSum([ownFigures, gone, ...seen]);
  }

  /** An answer may come after its worker has gone. */
  function see(worker: WorkerProcess, figures: readonly FigureFamily[]): void {
    if (lastSeen.has(worker)) lastSeen.set(worker, figures);
  }

  return {
    answersTo: (worker) => {
      lastSeen.set(worker, []);
      worker.ended.then(() => {
        gone = sumOfGrowing([gone, lastSeen.get(worker) ?? []]);
        lastSeen.delete(worker);
      });
      return {
        figures: write,
        farewell: (figures) => {
          see(worker, figures);
          return null;
        },
      };
    },
  };
}

const figuresOfPrimary = (
  workers: number,
  answering: () => number,
  replaced: () => number,
): readonly Figure[] => [
  {
    name: 'atlas_workers',
    help: 'Configured number of workers.',
    kind: 'gauge',
    read: () => workers,
  },
  {
    name: 'atlas_workers_answering',
    help: 'Workers whose metrics are included in this response.',
    kind: 'gauge',
    read: answering,
  },
  {
    name: 'atlas_workers_replaced_total',
    help: 'Workers started to replace one that exited unexpectedly.',
    kind: 'counter',
    read: replaced,
  },
];
