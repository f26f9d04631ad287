// The process of a worker: the service as one of several, which serves and ends as its primary says.
import './keep-next-tick-hidden-class.js';
import cluster, { type Worker } from 'node:cluster';
import { createAtlas, familyRows, type Service } from '../app.js';
import { openChannel } from '../cluster/channel.js';
import type { AskedByPrimary, AskedByWorker, Assignment } from '../cluster/questions.js';
import type { EditionListener } from '../editions/edition-feed.js';
import { readSettings, type Settings } from '../settings/settings.js';
import { explainStartError } from './explain-start-error.js';

/** How many milliseconds the primary is waited for: before this one serves, for figures, for counts of requests, before it ends. */
const [START, FIGURES, LIMITS, END] = [120_000, 5000, 5000, 5000];

const self = cluster.worker as Worker;
let running: { readonly service: Service; readonly stopMilliseconds: number } | undefined;
let isStopping = false;
let editions: EditionListener | undefined;
let isShared = false;

const primary = openChannel<AskedByWorker, AskedByPrimary>(self, {
  figures: () => running?.service.figures() ?? [],
  edition: (news) => {
    if ('unreachable' in news) editions?.unreachable(news.unreachable);
    else editions?.current(news.current ?? undefined);
    return null;
  },
  stop: () => {
    void stop();
    return null;
  },
});

async function serve(): Promise<void> {
  const settings = readSettings(process.env, process.argv.slice(2));
  const assignment = await primary.ask('assignment', null, START);
  const service = await createAtlas(shareOf(settings, assignment), {
    number: assignment.worker,
    writeFigures: () => primary.ask('figures', null, FIGURES),
    limits: {
      store: {
        add: async (counts) => {
          const answer = await primary.ask('limits', counts, LIMITS);
          isShared = answer.isShared;
          return answer.totals;
        },
        close: () => {},
      },
      isShared: () => isShared,
    },
    editions: {
      follow: (listener) => {
        editions = listener;
        return () => {
          editions = undefined;
        };
      },
    },
  });
  running = { service, stopMilliseconds: settings.stopTimeout * 1000 };
  await primary.ask('turn', null, START);
  const address = await service.server.listen({ host: settings.host, port: settings.port });
  await primary.ask('serving', { address, rows: familyRows(service) }, START);
  await service.warmUp();
}

/** What is set for the machine, divided among its workers. */
const shareOf = (all: Settings, { workers }: Assignment): Settings => ({
  ...all,
  maxConnections: Math.ceil(all.maxConnections / workers),
  keptMegabytes: all.keptMegabytes / workers,
});

async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  if (running !== undefined) {
    const { service, stopMilliseconds } = running;
    await service.stop(stopMilliseconds);
    // What was counted until now is not lost with the process, unless the primary is gone itself.
    await primary.ask('farewell', await service.figures(), END).catch(() => {});
  }
  process.exit(0);
}

process.on('SIGTERM', stop);
// A terminal sends these to all processes at once, and the primary decides what they mean.
process.on('SIGINT', () => {}).on('SIGHUP', () => {});
self.on('disconnect', () => {
  // Without this the platform ends the process at once, with the answers that are under way.
  self.exitedAfterDisconnect = true;
  void stop();
});

serve().catch(async (error: unknown) => {
  if (isStopping) return;
  await primary.ask('fault', explainStartError(error), END).catch(() => {});
  process.exit(1);
});
