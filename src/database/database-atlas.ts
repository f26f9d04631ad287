// The service on a database: serves its current edition, follows it, and goes on without it.
import { join } from 'node:path';
import { type Dataset, editionName } from '../dataset/dataset.js';
import type { EditionPointer } from '../editions/edition-feed.js';
import { createEditionStatus, type EditionTally } from '../editions/edition-status.js';
import { DamagedEdition, followEditions } from '../editions/follow-editions.js';
import { hasLastGood, readLastGood } from '../editions/last-good.js';
import { pollEditions } from '../editions/postgres/poll-editions.js';
import { colombia } from '../families/index.js';
import type { MetricDefinition } from '../observe/metric-definition.js';
import {
  createService,
  createServiceLog,
  type Service,
  type ServiceParts,
} from '../service/create-service.js';
import { projectFolder } from '../settings/project-folder.js';
import { loadEdition } from './load-edition.js';

/**
 * How many milliseconds the database may take for an edition: while nothing is served and the last good one is at hand; while there
 * are only the files, which may be of another edition than that of the fleet; and while an edition is served.
 */
const [START_MS, START_ON_FILES_MS, ASIDE_MS] = [4000, 30_000, 300_000];

export async function createDatabaseAtlas(
  parts: Omit<ServiceParts, 'dataset'> & Required<Pick<ServiceParts, 'settings'>>,
  url: string,
  readFiles: () => Promise<Dataset>,
): Promise<Service> {
  const { settings, worker } = parts;
  const log = createServiceLog(settings, worker);
  const folder = settings.editionFolder ?? join(projectFolder(), '.edition');
  const status = createEditionStatus((level, message, facts) => log.lines[level](facts, message));

  const load = (totalMs: number, pointer?: EditionPointer) =>
    loadEdition({ url, pointer, totalMs, folder, isAside: pointer !== undefined }, (reason) =>
      log.lines.warn({ folder, reason }, 'could not save the edition to disk'),
    );
  let damaged: DamagedEdition | undefined;

  /** The best there is: the database's edition, the last good one, the files. */
  async function first(): Promise<Dataset> {
    try {
      const dataset = await load((await hasLastGood(folder)) ? START_MS : START_ON_FILES_MS);
      status.started('database');
      return dataset;
    } catch (error) {
      const { message } = error as Error;
      if (error instanceof DamagedEdition) {
        damaged = error;
        status.refused(error.pointer.id, message);
      } else status.unreachable(message);
    }
    const kept = await readLastGood(colombia, folder).catch((error: unknown) => {
      log.lines.warn({ reason: (error as Error).message }, 'cannot use the last good edition');
      return undefined;
    });
    status.started(kept === undefined ? 'files' : 'last good');
    return kept ?? readFiles();
  }

  const service = createService({
    ...parts,
    dataset: await first(),
    log,
    extraStatus: { details: status.details, metrics: editionMetrics(status.tally) },
  });
  const unfollow = followEditions({
    feed: worker?.editions ?? pollEditions(url, settings.editionPoll),
    served: () => editionName(service.engine.catalog.edition),
    show: async (pointer) => {
      const dataset = await load(ASIDE_MS, pointer);
      await service.replace(dataset).catch((error: Error) => {
        throw new DamagedEdition(error.message, pointer);
      });
    },
    status,
    damaged,
  });
  service.server.addHook('onClose', async () => unfollow());
  return service;
}

function editionMetrics(tally: EditionTally): readonly MetricDefinition[] {
  return [
    {
      name: 'atlas_edition_is_current',
      help: 'Whether the served edition is the one that the database names as current, as far as this process knows.',
      kind: 'gauge',
      together: 'min',
      read: () => tally.isCurrent,
    },
    {
      name: 'atlas_editions_shown_total',
      help: 'Editions that replaced another while the service was running.',
      kind: 'counter',
      read: () => tally.shown,
    },
    {
      name: 'atlas_editions_refused_total',
      help: 'Editions that were loaded and refused because they are damaged or of another model.',
      kind: 'counter',
      read: () => tally.refused,
    },
    {
      name: 'atlas_edition_polls_failed_total',
      help: 'Failed attempts to get the current edition, or its name, from the database.',
      kind: 'counter',
      read: () => tally.unreachable,
    },
  ];
}
