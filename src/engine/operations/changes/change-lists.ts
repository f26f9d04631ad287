// Lists the changes of editions for clients, each kind of change separately.

import type { Catalog } from '../../catalog/catalog.js';
import {
  type Change,
  type EditionChanges,
  editionName,
  isLineChange,
  type LineChange,
} from '../../dataset/dataset.js';
import type { Model, ModelFamily } from '../../model/model.js';
import { partOfFile } from './part-of-file.js';

/** The number of changes of an edition by family and by part, which summarises a history of thousands of lines. */
export interface ChangeCounts {
  readonly added: number;
  readonly changed: number;
  readonly retired: number;
  /** New fields. */
  readonly fields: readonly string[];
  /** The whole family is new. */
  readonly isNew: boolean;
}

type Counting = { -readonly [Key in keyof ChangeCounts]: ChangeCounts[Key] } & { fields: string[] };

/** Counts by family in the order of the history. Records of a new family count as added. */
export function countChanges({ changes }: EditionChanges): ReadonlyMap<string, ChangeCounts> {
  const counts = new Map<string, Counting>();
  for (const change of changes) {
    if (isLineChange(change)) continue;
    const known = counts.get(change.family) ?? { added: 0, changed: 0, retired: 0, fields: [], isNew: false };
    counts.set(change.family, known);
    count(known, change);
  }
  return counts;
}

function count(counts: Counting, change: Exclude<Change, LineChange>): void {
  if (change.change === 'family') {
    counts.isNew = true;
    counts.added += change.rows;
  } else if (change.change === 'field') counts.fields.push(change.field);
  else counts[change.change]++;
}

export interface LineCounts {
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
}

const lineKinds = { lineAdded: 'added', lineChanged: 'changed', lineRemoved: 'removed' } as const;

/** Counts lines by part of the dataset. A line with several changed fields counts once for each. */
export function countLines({ changes }: EditionChanges): ReadonlyMap<string, LineCounts> {
  const counts = new Map<string, { -readonly [Key in keyof LineCounts]: number }>();
  for (const change of changes.filter(isLineChange)) {
    const known = counts.get(change.part) ?? { added: 0, changed: 0, removed: 0 };
    counts.set(change.part, known);
    known[lineKinds[change.change]] += change.at.length;
  }
  return counts;
}

export function totalChanges(history: EditionChanges): Pick<ChangeCounts, 'added' | 'changed' | 'retired'> {
  const total = { added: 0, changed: 0, retired: 0 };
  for (const { added, changed, retired } of countChanges(history).values()) {
    total.added += added;
    total.changed += changed;
    total.retired += retired;
  }
  return total;
}

/** The names of the editions whose changes are known, up to the current one, newest first. */
export function knownEditions({ edition, changes }: Pick<Catalog, 'edition' | 'changes'>): readonly string[] {
  return [editionName(edition), ...changes.map(({ since }) => since).toReversed()];
}

interface ChangesAfter {
  readonly since: string;
  readonly histories: readonly EditionChanges[];
  /** The request named another edition of the same version. */
  readonly isAnother: boolean;
}

/**
 * The changes after an edition, newest first. Undefined if it is unknown. Its full name, its version or its day is accepted. A day means
 * its first edition, so that no change is left out. So does a version with another fingerprint, because every build of the data from one
 * day has its own.
 */
export function changesAfter(
  catalog: Pick<Catalog, 'edition' | 'changes'>,
  given: string,
): ChangesAfter | undefined {
  const known = knownEditions(catalog);
  const named = known.findLastIndex(
    (name) => name === given || versionOf(name) === given || dateOf(versionOf(name)) === given,
  );
  const isAnother = named === -1;
  const index = isAnother ? known.findLastIndex((name) => versionOf(name) === versionOf(given)) : named;
  const since = known[index];
  if (since === undefined) return undefined;
  return { since, histories: catalog.changes.toReversed().slice(0, index), isAnother };
}

export const versionOf = (name: string): string => name.replace(/-[0-9a-f]{8}$/, '');

export const dateOf = (version: string): string => version.split('.').slice(0, 3).join('-');

export const listNames = ['families', 'fields', 'added', 'changed', 'retired', 'lines'] as const;

type ListName = (typeof listNames)[number];

const lists: Readonly<Record<Change['change'], ListName>> = {
  family: 'families',
  field: 'fields',
  added: 'added',
  changed: 'changed',
  retired: 'retired',
  lineAdded: 'lines',
  lineRemoved: 'lines',
  lineChanged: 'lines',
};

export interface ListedChanges {
  readonly history: EditionChanges;
  readonly lists: Readonly<Record<ListName, readonly Change[]>>;
}

interface WantedChanges {
  /** Undefined for all families. */
  readonly family?: ModelFamily | undefined;
  /** Leaves out the lines of other files. */
  readonly recordsOnly?: boolean;
}

export function listChanges(
  history: EditionChanges,
  { family, recordsOnly = false }: WantedChanges = {},
): ListedChanges {
  const listed: Record<ListName, Change[]> = {
    families: [],
    fields: [],
    added: [],
    changed: [],
    retired: [],
    lines: [],
  };
  for (const change of history.changes) {
    if (recordsOnly && isLineChange(change)) continue;
    if (family === undefined || isAbout(change, family)) listed[lists[change.change]].push(change);
  }
  return { history, lists: listed };
}

/** The lines of a series belong to its family and to the family of their records. */
const isAbout = (change: Change, { name, series }: ModelFamily): boolean =>
  change.family === name ||
  (isLineChange(change) && series !== undefined && change.part === partOfFile(series.file));

export const countListed = ({ lists: listed }: ListedChanges): number =>
  listNames.reduce((sum, name) => sum + listed[name].length, 0);

/** The changes from a position on, in the order of the editions. Editions without any of them are left out. */
export function pageOfChanges(
  editions: readonly ListedChanges[],
  offset: number,
  limit: number,
): readonly ListedChanges[] {
  let [skipped, left] = [offset, limit];
  const take = (changes: readonly Change[]): readonly Change[] => {
    const taken = changes.slice(skipped, skipped + left);
    skipped = Math.max(0, skipped - changes.length);
    left -= taken.length;
    return taken;
  };
  return editions
    .map(({ history, lists: listed }) => ({
      history,
      lists: Object.fromEntries(
        listNames.map((name) => [name, take(listed[name])]),
      ) as ListedChanges['lists'],
    }))
    .filter((edition) => countListed(edition) > 0);
}

/** The family with a name, if the model still has it. */
export const familyNamed = (model: Model, name: string | undefined): ModelFamily | undefined =>
  model.families.find((family) => family.name === name);
