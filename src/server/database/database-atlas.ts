// Runs the service on a database. It serves the current edition, follows later ones, and continues without the database.
import { join } from 'node:path';
import { type Dataset, editionName } from '../../engine/dataset/dataset.js';
import type { Model } from '../../engine/model/model.js';
import { workFolder } from '../../settings/project-folder.js';
import {
  createEditionStatus,
  DamagedEdition,
  type EditionPointer,
  type EditionStatus,
  followEditions,
} from '../../storage/editions/edition-status.js';
import { readLastGood, storedEdition } from '../../storage/editions/last-good.js';
import { reasonOf, withDatabase } from '../../storage/postgres/database.js';
import { pollEditions } from '../../storage/postgres/poll-editions.js';
import { currentEdition } from '../../storage/postgres/postgres-editions.js';
import type { MetricDefinition } from '../observe/metrics.js';
import {
  createService,
  createServiceLog,
  type Service,
  type ServiceParts,
} from '../service/create-service.js';
import { loadEdition } from './load-edition.js';

type LoadLimits = Pick<Parameters<typeof loadEdition>[0], 'totalMs' | 'lockMs'>;

interface FirstEditionParts {
  readonly model: Model;
  readonly url: string;
  /** The folder of the last good edition. */
  readonly folder: string;
  /** Loads the current edition, unless another is named. */
  readonly load: (limits: LoadLimits, pointer?: EditionPointer) => Promise<Dataset>;
  readonly readFiles: () => Promise<Dataset>;
  readonly status: EditionStatus;
  readonly warn: (reason: string, message: string) => void;
}

interface FirstEdition {
  readonly dataset: Dataset;
  /** The current edition, if it was refused. */
  readonly damaged: DamagedEdition | undefined;
}

/** For reading the name of the current edition. A slower database is useless, because the last good edition is available. */
const POINTER_TIMEOUTS = { totalMs: 4000, lockMs: 2000, statementMs: 4000 };
/** A slow network is worth the wait, because an older edition does not solve it. A lock is not worth it. */
const WITH_LAST_GOOD: LoadLimits = { totalMs: 30_000, lockMs: 2000 };
/** Without a last good edition there are only files, which can differ from the edition of the fleet. */
const WITH_FILES: LoadLimits = { totalMs: 30_000, lockMs: 10_000 };

/** Chooses the edition for the start: the current one, from disk if possible, else the last good one, else the files. */
export async function firstEdition(parts: FirstEditionParts): Promise<FirstEdition> {
  const { model, url, folder, load, readFiles, status, warn } = parts;
  let reading: Promise<Dataset | undefined> | undefined;
  const lastGood = () => {
    reading ??= readLastGood(model, folder).catch((error: unknown) => {
      warn((error as Error).message, 'cannot use the last good edition');
      return undefined;
    });
    return reading;
  };

  async function current(): Promise<Dataset> {
    const stored = await storedEdition(folder);
    if (stored === undefined) return fromDatabase(WITH_FILES);
    // The name has few bytes, so even a database that is slow to send an edition returns it at once.
    const pointer = await withDatabase(url, POINTER_TIMEOUTS, currentEdition);
    const same = stored.edition === pointer.id ? await lastGood() : undefined;
    if (same === undefined || editionName(same.edition) !== pointer.id)
      return fromDatabase(WITH_LAST_GOOD, pointer);
    status.started('last good');
    status.upToDate();
    return same;
  }

  async function fromDatabase(limits: LoadLimits, pointer?: EditionPointer): Promise<Dataset> {
    const dataset = await load(limits, pointer);
    status.started('database');
    return dataset;
  }

  let damaged: DamagedEdition | undefined;
  try {
    return { dataset: await current(), damaged };
  } catch (error) {
    const reason = reasonOf(error, url);
    if (error instanceof DamagedEdition) {
      damaged = error;
      status.refused(error.pointer.id, reason);
    } else status.unreachable(reason);
  }
  const stored = await lastGood();
  status.started(stored === undefined ? 'files' : 'last good');
  return { dataset: stored ?? (await readFiles()), damaged };
}

/** There is no hurry while another edition is served. */
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
