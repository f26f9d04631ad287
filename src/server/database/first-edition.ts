// The edition that a server starts with: the current one (from its disk if it is there), else the last good one, else the files.

import { type Dataset, editionName } from '../../engine/dataset/dataset.js';
import type { Model } from '../../engine/model/model.js';
import type { EditionPointer } from '../../storage/editions/edition-feed.js';
import type { EditionStatus } from '../../storage/editions/edition-status.js';
import { DamagedEdition } from '../../storage/editions/follow-editions.js';
import { readLastGood, storedEdition } from '../../storage/editions/last-good.js';
import { reasonOf } from '../../storage/postgres/database.js';
import { currentEdition } from '../../storage/postgres/postgres-editions.js';
import { withDatabase } from '../../storage/postgres/with-database.js';
import type { LoadLimits } from './load-edition.js';

interface FirstEditionParts {
  readonly model: Model;
  readonly url: string;
  /** Where the last good edition is. */
  readonly folder: string;
  /** The current edition if no other is named. */
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

/** For the name of the current edition: a database that takes longer is of no use, and the last good edition is at hand. */
const POINTER_TIMEOUTS = { totalMs: 4000, lockMs: 2000, statementMs: 4000 };
/** A slow network is worth waiting for, because an older edition does not solve it; a lock is not. */
const WITH_LAST_GOOD: LoadLimits = { totalMs: 30_000, lockMs: 2000 };
/** There are only the files, which may be of another edition than that of the fleet. */
const WITH_FILES: LoadLimits = { totalMs: 30_000, lockMs: 10_000 };

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
    // Some bytes: a database that is slow to send an edition sends these at once.
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
