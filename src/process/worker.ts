// Runs a worker, which serves and stops on messages of its primary.
import { settingsOfWorker } from '../settings/settings-warnings.js';
import './tune-heap.js';
import './keep-next-tick-hidden-class.js';
import cluster, { type Worker } from 'node:cluster';
import { createAtlas, familyRows, type Service, startNotes } from '../app.js';
import { openChannel, type PrimaryApi, WORKER_NUMBER, type WorkerApi } from '../server/cluster/channel.js';
import { readSettings } from '../settings/settings.js';
import type { EditionListener } from '../storage/editions/edition-status.js';
import { explainStartError } from './explain-start-error.js';

/** The time for the primary to respond. It can be starting other workers. */
const [READY_MS, TIMEOUT_MS] = [60_000, 5000];

const self = cluster.worker as Worker;
let running: { readonly service: Service; readonly stopMs: number } | undefined;
let isStopping = false;
let editions: EditionListener | undefined;
let [isShared, ahead] = [false, 0];

const askPrimary = openChannel<PrimaryApi, WorkerApi>(self, {
  metrics: () => running?.service.metrics() ?? [],
  edition: (news) => {
    if ('unreachable' in news) editions?.unreachable(news.unreachable);
    else editions?.current(news.current);
  },
  stop: ({ delay, milliseconds }) => void stop(delay, milliseconds),
});

async function serve(): Promise<void> {
  const settings = readSettings(process.env, process.argv.slice(2));
  const service = await createAtlas(settingsOfWorker(settings), {
    number: Number(process.env[WORKER_NUMBER]),
    writeMetrics: () => askPrimary(TIMEOUT_MS, 'metrics'),
    limits: {
      store: {
        add: async (counts) => {
          const answer = await askPrimary(TIMEOUT_MS, 'limits', counts);
          ({ isShared, ahead } = answer);
          return answer.totals;
        },
        ahead: () => ahead,
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
  running = { service, stopMs: settings.stopTimeout * 1000 };
  const address = await service.server.listen({ host: settings.host, port: settings.port });
  const notes = await startNotes(service, settings);
  await askPrimary(READY_MS, 'ready', { address, rows: familyRows(service), notes });
  await service.warmUp(() => void askPrimary(READY_MS, 'warm').catch(() => {}));
}

async function stop(delay = 0, milliseconds = running?.stopMs ?? 0): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  if (running !== undefined) {
    const { service } = running;
    await service.stop(milliseconds, delay);
    // Waits for the acknowledgement, because messages in the channel can get lost when a process exits.
    await askPrimary(TIMEOUT_MS, 'finalMetrics', await service.metrics()).catch(() => {});
  }
  process.exit(0);
}

process.on('SIGTERM', () => void stop());
// A terminal sends these signals to all processes, and the primary decides.
process.on('SIGINT', () => {}).on('SIGHUP', () => {});
// By default the platform opens its debugger on a port.
process.on('SIGUSR1', () => {});
self.on('disconnect', () => {
  // The primary is gone. By default node:cluster would exit at once, with responses in progress.
  self.exitedAfterDisconnect = true;
  void stop();
});

serve().catch(async (error: unknown) => {
  if (isStopping) return;
  await askPrimary(READY_MS, 'fault', explainStartError(error)).catch(() => {});
  process.exit(1);
});
