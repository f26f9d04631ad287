// The changes of editions, as clients read them: by edition, the newest first, each kind of change by itself.
import type { Change, EditionChanges } from '../../dataset/dataset.js';
import type { Model } from '../../model/model.js';
import { API } from '../operation.js';

export interface ChangeLists {
  readonly edition: string;
  readonly since: string;
  readonly date: string;
  /** New families, with the number of their records. */
  readonly families: readonly object[];
  readonly fields: readonly object[];
  readonly added: readonly object[];
  readonly changed: readonly object[];
  readonly retired: readonly object[];
}

const lists = {
  family: 'families',
  field: 'fields',
  added: 'added',
  changed: 'changed',
  retired: 'retired',
} as const satisfies Record<Change['change'], keyof ChangeLists>;

/** Of one family by its name, or of all. */
export function changeLists(
  model: Model,
  { edition, since, changes }: EditionChanges,
  family?: string,
): ChangeLists {
  const listed = { families: [], fields: [], added: [], changed: [], retired: [] } as {
    [List in (typeof lists)[Change['change']]]: object[];
  };
  for (const change of changes) {
    if (family !== undefined && change.family !== family) continue;
    listed[lists[change.change]].push(changeEntry(model, change));
  }
  return { edition, since, date: dateOf(edition), ...listed };
}

export const dateOf = (version: string): string => version.split('.').slice(0, 3).join('-');

function changeEntry(model: Model, { change, family: name, ...rest }: Change): object {
  const family = model.families.find((each) => each.name === name);
  const record = family?.record ?? name;
  if (change !== 'added' || family === undefined || !('id' in rest)) return { family: record, ...rest };
  return { family: record, ...rest, path: `${API}/${family.path}/${family.only ?? rest.id}` };
}
