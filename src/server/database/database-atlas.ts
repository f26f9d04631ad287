// The service on a database: serves its current edition, follows it, and continues without it.
import { join } from 'node:path';
import { type Dataset, editionName } from '../../engine/dataset/dataset.js';
import { workFolder } from '../../settings/project-folder.js';
import type { EditionPointer } from '../../storage/editions/edition-feed.js';
import { createEditionStatus, type EditionStatus } from '../../storage/editions/edition-status.js';
import { DamagedEdition, followEditions } from '../../storage/editions/follow-editions.js';
import { pollEditions } from '../../storage/postgres/poll-editions.js';
import type { MetricDefinition } from '../observe/metric-definition.js';
import {
  createService,
  createServiceLog,
  type Service,
  type ServiceParts,
} from '../service/create-service.js';
import { firstEdition } from './first-edition.js';
import { type LoadLimits, loadEdition } from './load-edition.js';

/** While another edition is served, there is no hurry. */
const ASIDE: LoadLimits = { totalMs: 300_000, lockMs: 10_000 };

export async function createDatabaseAtlas(
  parts: Omit<ServiceParts, 'dataset'> & Required<Pick<ServiceParts, 'settings'>>,
  url: string,
  readFiles: () => Promise<Dataset>,
): Promise<Service> {
  const { model, settings, worker } = parts;
  const log = createServiceLog(settings, worker);
  const folder = settings.editionFolder ?? join(workFolder(), '.edition');
  const status = createEditionStatus((level, message, facts) => log.lines[level](facts, message));

  async function load(limits: LoadLimits, pointer: EditionPointer | undefined, isAside: boolean) {
    let notSaved: string | undefined;
    const dataset = await loadEdition({ url, pointer, ...limits, folder, isAside }, (reason) => {
      notSaved = reason;
    });
    const edition = editionName(dataset.edition);
    if (notSaved === undefined) status.saved();
    else status.notSaved(edition, folder, notSaved);
    return dataset;
  }

  const { dataset: first, damaged } = await firstEdition({
    model,
    url,
    folder,
    load: (limits, pointer) => load(limits, pointer, false),
    readFiles,
    status,
    warn: (reason, message) => log.lines.warn({ reason }, message),
  });
  const service = createService({
    ...parts,
    dataset: first,
    log,
    extraStatus: { details: status.details, metrics: editionMetrics(status) },
  });
  const unfollow = followEditions({
    feed: worker?.editions ?? pollEditions(url, settings.editionPoll),
    served: () => editionName(service.engine.catalog.edition),
    show: async (pointer) => {
      const dataset = await load(ASIDE, pointer, true);
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

function editionMetrics({ counts, behindSeconds }: EditionStatus): readonly MetricDefinition[] {
  return [
    {
      name: 'atlas_edition_is_current',
      help: 'Whether the served edition is the current one in the database, as of the last poll.',
      kind: 'gauge',
      together: 'min',
      read: () => counts.isCurrent,
    },
    {
      name: 'atlas_edition_behind_seconds',
      help: 'Seconds since another edition became current in the database, or since the last successful poll; 0 while the served edition is current.',
      kind: 'gauge',
      together: 'max',
      read: behindSeconds,
    },
    {
      name: 'atlas_edition_saved',
      help: 'Whether the served edition is saved on the disk of this server; if 0, a start without the database serves an older one.',
      kind: 'gauge',
      together: 'min',
      read: () => counts.isSaved,
    },
    {
      name: 'atlas_editions_shown_total',
      help: 'Editions that replaced another while the service was running.',
      kind: 'counter',
      read: () => counts.shown,
    },
    {
      name: 'atlas_editions_refused_total',
      help: 'Editions that were rejected because they are damaged or use another model.',
      kind: 'counter',
      read: () => counts.refused,
    },
    {
      name: 'atlas_edition_polls_failed_total',
      help: 'Failed attempts to get the current edition, or its name, from the database.',
      kind: 'counter',
      read: () => counts.unreachable,
    },
  ];
}
