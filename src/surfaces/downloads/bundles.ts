// The bundles of editions in a folder: one folder each, whose bundle.json lists the files. A bundle that is added or removed counts soon.
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Engine } from '../../engine/answers/engine.js';
import { editionName } from '../../engine/dataset/dataset.js';
import type { Localized } from '../../engine/text/localized.js';

/** The URLs of the files: under the name of their edition, or of the latest one. */
export const FILES = '/downloads';
export const LATEST = 'latest';

export const fileAddress = (edition: string, path: string): string => `${FILES}/${edition}/${path}`;

/** The files of the edition that is served, or of the newest one that has files. */
export const latestOf = (all: readonly Bundle[], served: string): Bundle | undefined =>
  all.find(({ edition }) => edition === served) ?? all[0];

export interface BundleFile {
  /** Within the bundle, such as `csv/City.csv`. */
  readonly path: string;
  readonly format: string;
  readonly title: Localized;
  /** The record of its family, if it is about one. */
  readonly family?: string;
  readonly mediaType: string;
  readonly bytes: number;
  readonly sha256: string;
  /** The size of the copy in Brotli; null if there is none. */
  readonly compressed: number | null;
}

export interface Bundle {
  /** The name of its edition. */
  readonly edition: string;
  readonly folder: string;
  readonly files: ReadonlyMap<string, BundleFile>;
  /** The records of families that it leaves out. */
  readonly without: readonly string[];
}

export interface Bundles {
  /** The newest edition first. */
  readonly list: () => Promise<readonly Bundle[]>;
}

/** The copy of a file in Brotli has its name and this ending. */
export const BROTLI = '.br';

const LIST = 'bundle.json';
const EDITION = /^\d{4}\.\d{2}\.\d{2}(?:\.\d+)?-[\da-f]{8}$/;
/** Many requests share one look at the folder. */
const REREAD_AFTER = 5000;

export function createBundles(folder: string): Bundles {
  const known = new Map<string, Known>();
  let read: { readonly at: number; readonly bundles: Promise<readonly Bundle[]> } | undefined;
  return {
    list: () => {
      const at = performance.now();
      if (read === undefined || at - read.at > REREAD_AFTER)
        read = { at, bundles: readBundles(folder, known) };
      return read.bundles;
    },
  };
}

/** A list that was read before, and when its file had changed. */
interface Known {
  readonly changed: number;
  readonly bundle: Bundle;
}

async function readBundles(folder: string, known: Map<string, Known>): Promise<readonly Bundle[]> {
  const names = await readdir(folder).catch(() => []);
  const editions = names.filter((name) => EDITION.test(name)).sort(newestFirst);
  const bundles: Bundle[] = [];
  for (const edition of editions) {
    const bundle = await readBundle(join(folder, edition), edition, known).catch(() => undefined);
    if (bundle !== undefined) bundles.push(bundle);
  }
  return bundles;
}

async function readBundle(folder: string, edition: string, known: Map<string, Known>): Promise<Bundle> {
  const { mtimeMs: changed } = await stat(join(folder, LIST));
  const before = known.get(edition);
  if (before?.changed === changed) return before.bundle;
  const { files, without } = JSON.parse(await readFile(join(folder, LIST), 'utf8')) as {
    readonly files: readonly BundleFile[];
    readonly without: readonly string[];
  };
  const bundle = { edition, folder, files: new Map(files.map((file) => [file.path, file])), without };
  known.set(edition, { changed, bundle });
  return bundle;
}

/** By the day, then by the number of the edition on that day; the hash does not count. */
export function newestFirst(one: string, other: string): number {
  const [a, b] = [numbersOf(one), numbersOf(other)];
  const differs = b.findIndex((number, at) => number !== a[at]);
  return differs < 0 ? 0 : (b[differs] as number) - (a[differs] as number);
}

const numbersOf = (edition: string): readonly number[] => {
  const [year = 0, month = 0, day = 0, number = 1] = (edition.split('-')[0] as string).split('.').map(Number);
  return [year, month, day, number];
};

/** The note for the operator if the served edition has no files. The service starts without them, because they take a minute of processor time. */
export async function missingFiles(folder: string, { catalog }: Engine): Promise<readonly string[]> {
  const edition = editionName(catalog.edition);
  const bundles = await createBundles(folder).list();
  if (bundles.some((bundle) => bundle.edition === edition)) return [];
  return [`/downloads has no files of edition ${edition} yet. npx atlas bundle writes them to ${folder}.`];
}
