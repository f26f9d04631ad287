// Keeps the last good edition on disk as files, so that a server can start without its database.
import { mkdir, mkdtemp, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import {
  type Change,
  type Correction,
  type Dataset,
  type EditionChanges,
  editionName,
  type FamilyRows,
} from '../../engine/dataset/dataset.js';
import { describeFault } from '../../engine/dataset/dataset-fault.js';
import type { Model, Row } from '../../engine/model/model.js';
import { readDatasetFiles } from '../files/assemble-dataset.js';
import { readRegularFile } from '../files/read-record-file.js';
import { CHANGES_FOLDER, recordTexts } from '../files/record-texts.js';

/** A part of a dataset as plain data, for the way between threads. It is small, so unpacking one delays no request. */
export type Chunk =
  | { readonly family: string; readonly rows: readonly Row[] }
  | { readonly corrections: readonly Correction[] }
  | { readonly history: EditionChanges }
  | { readonly boundaries: string; readonly rows: readonly Row[] }
  | { readonly rest: Omit<Dataset, 'families' | 'corrections' | 'changes' | 'boundaries' | 'faults'> };

const ROWS_IN_A_CHUNK = 250;

/** The chunk with the remaining parts comes last. The dataset must have no faults. */
export function* chunksOf(dataset: Dataset): Generator<Chunk, void, void> {
  const { families, corrections, changes, boundaries, faults: _, ...rest } = dataset;
  for (const [family, { rows: all }] of families) for (const rows of partsOfList(all)) yield { family, rows };
  for (const part of partsOfList(corrections)) yield { corrections: part };
  for (const { changes: all, ...head } of changes)
    for (const part of partsOfList(all)) yield { history: { ...head, changes: part } };
  for (const [file, all] of boundaries) for (const rows of partsOfList(all)) yield { boundaries: file, rows };
  yield { rest };
}

/** At least one part, so that an empty list arrives as well. */
function* partsOfList<Item>(all: readonly Item[]): Generator<readonly Item[], void, void> {
  for (let at = 0; at < all.length || at === 0; at += ROWS_IN_A_CHUNK)
    yield all.slice(at, at + ROWS_IN_A_CHUNK);
}

/** Receives chunks in order, and returns the dataset after the last one. */
export function datasetOfChunks(): (chunk: Chunk) => Dataset | undefined {
  const families = new Map<string, FamilyRows & { readonly rows: Row[] }>();
  const corrections: Correction[] = [];
  const histories = new Map<string, EditionChanges & { readonly changes: Change[] }>();
  const boundaries = new Map<string, Row[]>();
  return (chunk) => {
    if ('rest' in chunk)
      return {
        ...chunk.rest,
        families,
        corrections,
        changes: [...histories.values()],
        boundaries,
        faults: [],
      };
    if ('corrections' in chunk) corrections.push(...chunk.corrections);
    else if ('history' in chunk) {
      const { changes, ...head } = chunk.history;
      const known = histories.get(head.edition);
      if (known === undefined) histories.set(head.edition, { ...head, changes: [...changes] });
      else known.changes.push(...changes);
    } else if ('boundaries' in chunk) {
      const lines = boundaries.get(chunk.boundaries) ?? [];
      lines.push(...chunk.rows);
      boundaries.set(chunk.boundaries, lines);
    } else {
      const { family, rows } = chunk;
      const known = families.get(family);
      if (known === undefined)
        families.set(family, { rows: [...rows], location: (line) => ({ file: family, line }) });
      else known.rows.push(...rows);
    }
    return undefined;
  };
}

/** Names the folder with the edition. A rename replaces it, so it names a complete one at every moment. */
const POINTER_FILE = 'last-good.json';
const PREFIX = 'edition-';

interface StoredEdition {
  readonly folder: string;
  /** The name of the edition. Undefined if older software stored it without one. */
  readonly edition: string | undefined;
  readonly fingerprint: string;
}

/** Writing an edition never takes this many milliseconds, so an older folder belongs to a killed run or a replaced edition. */
const SETTLED_AFTER_MS = 300_000;

/** The folder belongs to one server, whose processes can all store the edition at once. Old files are removed. */
export async function keepLastGood(
  model: Model,
  folder: string,
  dataset: Dataset,
  settled = SETTLED_AFTER_MS,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const place = await mkdtemp(join(folder, PREFIX));
  try {
    const { edition } = dataset;
    const stored: StoredEdition = {
      folder: basename(place),
      edition: editionName(edition),
      fingerprint: edition.fingerprint,
    };
    const texts = recordTexts(model, dataset);
    const folders = new Set([CHANGES_FOLDER, ...Array.from(texts.keys(), dirname)]);
    for (const each of folders) await mkdir(join(place, each), { recursive: true });
    for (const [file, text] of texts) await toDisk(join(place, file), text);
    await readStored(model, folder, stored);
    await toDisk(join(place, POINTER_FILE), `${JSON.stringify(stored)}\n`);
    for (const each of folders) await toDisk(join(place, each));
    await toDisk(place);
    await rename(join(place, POINTER_FILE), join(folder, POINTER_FILE));
  } catch (error) {
    await rm(place, { recursive: true, force: true });
    throw error;
  }
  await toDisk(folder);
  await clearAway(folder, basename(place), settled);
}

async function clearAway(folder: string, used: string, settled: number): Promise<void> {
  for (const other of await readdir(folder)) {
    if (!other.startsWith(PREFIX) || other === used) continue;
    const changed = await stat(join(folder, other)).catch(() => undefined);
    if (changed !== undefined && Date.now() - changed.mtimeMs >= settled)
      await rm(join(folder, other), { recursive: true, force: true });
  }
}

/** The name of the stored edition, read without its content. Undefined if there is none. */
export const storedEdition = (folder: string): Promise<Pick<StoredEdition, 'edition'> | undefined> =>
  readRegularFile(join(folder, POINTER_FILE))
    .then((text) => parsePointer(String(text), folder))
    .catch(() => undefined);

/** Undefined if none was ever stored. An unusable edition is refused with the reason. */
export async function readLastGood(model: Model, folder: string): Promise<Dataset | undefined> {
  let text: string;
  try {
    text = String(await readRegularFile(join(folder, POINTER_FILE)));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  return readStored(model, folder, parsePointer(text, folder));
}

function parsePointer(text: string, folder: string): StoredEdition {
  const pattern = new RegExp(`^${PREFIX}\\w+$`);
  try {
    const { folder: name, edition, fingerprint } = JSON.parse(text);
    if (pattern.test(name) && typeof fingerprint === 'string') return { folder: name, edition, fingerprint };
  } catch {
    // Reported below, as any text that is not a pointer.
  }
  throw new Error(`${join(folder, POINTER_FILE)} is damaged: it does not name a saved edition.`);
}

async function readStored(model: Model, folder: string, { folder: name, fingerprint }: StoredEdition) {
  const place = join(folder, name);
  const dataset = await readDatasetFiles(model, place);
  const [first] = dataset.faults;
  if (first !== undefined)
    throw new Error(
      `The edition saved in ${place} has ${dataset.faults.length} faults and cannot be used. The first is ${describeFault(first)}`,
    );
  if (dataset.edition.fingerprint !== fingerprint)
    throw new Error(
      `The edition saved in ${place} cannot be used, because it has changed since it was saved.`,
    );
  return dataset;
}

/** Forces a write to disk, because a machine that loses power must not find a name without contents. A folder has no text. */
async function toDisk(path: string, text?: string): Promise<void> {
  const file = await open(path, text === undefined ? 'r' : 'w');
  try {
    if (text !== undefined) await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}
