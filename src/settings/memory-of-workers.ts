// The memory that a process and a number of workers take, in megabytes. The table in the guide, the bounds in deploy/ and
// the targets of the benchmark and of the soak test follow from it.
import { settingsTable } from './settings-table.js';

interface MemoryOfWorkers {
  /** After hours of requests. */
  readonly inUse: number;
  /** A reload starts the next worker before the last one of its number ends; a single process does not reload. */
  readonly reloading: number;
  /** Above the memory of an ordinary day, also while every worker changes its edition and clients read slowly. */
  readonly high: number;
  readonly max: number;
}

/** The targets with the defaults of all settings: once all is prepared, after the requests of the benchmark, and after very many that differ. */
export const memoryOfProcess = { started: 250, used: 320, worn: 500 };

/** Measured: the primary, and the second edition that a worker loads while it serves the first. */
const [PRIMARY, SECOND_EDITION] = [67, 256];
/** Without its share of the cache. */
const WORKER = memoryOfProcess.worn - settingsTable.cacheMegabytes.fallback;
const STEP = 100;
/** Above `high` the system slows the service down; it has this much room before it is ended. */
const ROOM = 4 / 3;

const roundUp = (megabytes: number) => Math.ceil(megabytes / STEP) * STEP;

/** With the defaults of all other settings. */
export function memoryOfWorkers(workers: number): MemoryOfWorkers {
  const cache = settingsTable.cacheMegabytes.fallback;
  const unsent = settingsTable.unsentMegabytes.fallback;
  const isAlone = workers === 1;
  const inUse = workers * WORKER + cache + (isAlone ? 0 : PRIMARY);
  const reloading = inUse + (isAlone ? 0 : WORKER + Math.ceil(cache / workers));
  const processes = isAlone ? 1 : workers + 1;
  const high = roundUp(reloading + processes * SECOND_EDITION + unsent);
  return { inUse, reloading, high, max: roundUp(high * ROOM) };
}
