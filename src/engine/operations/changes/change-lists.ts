// The changes of editions in the lists that clients read: each kind of change by itself.
import { type Change, type EditionChanges, isLineChange } from '../../dataset/dataset.js';
import type { Model, ModelFamily } from '../../model/model.js';
import { partOfFile } from './part-of-file.js';

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

export interface Wanted {
  /** All if it is undefined. */
  readonly family?: ModelFamily | undefined;
  /** Without the lines of other files. */
  readonly recordsOnly?: boolean;
}

export function listChanges(
  history: EditionChanges,
  { family, recordsOnly = false }: Wanted = {},
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

/** The lines of a series are about its family, and about that of the records they name. */
const isAbout = (change: Change, { name, series }: ModelFamily): boolean =>
  change.family === name ||
  (isLineChange(change) && series !== undefined && change.part === partOfFile(series.file));

export const countListed = ({ lists: listed }: ListedChanges): number =>
  listNames.reduce((sum, name) => sum + listed[name].length, 0);

/** The changes from a place on, in the order of the editions and their lists; editions without any of them are left out. */
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

/** The family of a name that it has in the model, if it still does. */
export const familyNamed = (model: Model, name: string | undefined): ModelFamily | undefined =>
  model.families.find((family) => family.name === name);
