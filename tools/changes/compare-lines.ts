// Compares two states of lines without ids: those removed, added and changed, with their places, so that both ways lead from one to the other.
import type { LineChange } from '../../src/engine/dataset/dataset.js';
import type { Row } from '../../src/engine/model/model.js';
import { addToList } from '../../src/engine/scheduling/add-to-list.js';
import { canonical } from './content.js';
import { increasingRun } from './increasing-run.js';

/** The meaning of lines for the comparison. */
export interface Lines {
  readonly part: string;
  /** Columns whose values stay if only others of a line change. */
  readonly identity: readonly string[];
  /** The family of the record that a line is about, and the id. */
  readonly about: (line: Row) => { readonly family: string; readonly id: number } | undefined;
}

/** Lines that change their order are removed and added. A change that many lines share is listed once. */
export function* compareLines(
  lines: Lines,
  before: readonly Row[],
  after: readonly Row[],
): Iterable<LineChange> {
  const former = pairs(lines, before, after);
  const kept = new Set([...former.values()]);
  for (const [at, line] of before.entries())
    if (!kept.has(at)) yield { change: 'lineRemoved', ...places(lines, [[at, line]]), line };
  for (const [at, line] of after.entries())
    if (!former.has(at)) yield { change: 'lineAdded', ...places(lines, [[at, line]]), line };
  const shared = new Map<string, Shared>();
  for (const [at, old] of former) {
    const line = after[at] as Row;
    const { from, to } = changedFields(before[old] as Row, line);
    if (Object.keys({ ...from, ...to }).length === 0) continue;
    const key = JSON.stringify([canonical(from), canonical(to), lines.about(line)?.family]);
    const found = shared.get(key) ?? { from, to, places: [] };
    found.places.push([at, line]);
    shared.set(key, found);
  }
  for (const { places: all, ...ends } of shared.values())
    yield { change: 'lineChanged', ...places(lines, all), ...ends };
}

type Place = readonly [at: number, line: Row];

interface Shared {
  readonly from: Row;
  readonly to: Row;
  readonly places: Place[];
}

function changedFields(was: Row, is: Row): { readonly from: Row; readonly to: Row } {
  const differs = ([field]: [string, unknown]) => canonical(was[field]) !== canonical(is[field]);
  const only = (line: Row): Row => Object.fromEntries(Object.entries(line).filter(differs));
  return { from: only(was), to: only(is) };
}

function places({ part, about }: Lines, all: readonly Place[]) {
  const records = all.map(([, line]) => about(line));
  const family = records[0]?.family;
  const ids = records.flatMap((record) => record?.id ?? []);
  return { part, at: all.map(([at]) => at), ...(family === undefined ? {} : { family, ids }) };
}

/** The place before of each line that stays, by its place after: equal lines first, then those with the same identity, all in one order. */
function pairs(
  { identity }: Lines,
  before: readonly Row[],
  after: readonly Row[],
): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  const taken = new Set<number>();
  const columns = (line: Row) => identity.filter((column) => column in line);
  const pairBy = (keyOf: (line: Row) => string | undefined) => {
    const open = new Map<string, number[]>();
    for (const [at, line] of before.entries()) {
      const key = taken.has(at) ? undefined : keyOf(line);
      if (key !== undefined) addToList(open, key, at);
    }
    for (const list of open.values()) list.reverse();
    for (const [at, line] of after.entries()) {
      const key = found.has(at) ? undefined : keyOf(line);
      const old = key === undefined ? undefined : open.get(key)?.pop();
      if (old === undefined) continue;
      found.set(at, old);
      taken.add(old);
    }
  };
  pairBy(canonical);
  pairBy((line) =>
    columns(line).length === 0 ? undefined : canonical(columns(line).map((column) => line[column])),
  );
  const ordered = [...found].sort(([a], [b]) => a - b);
  return new Map(increasingRun(ordered, ([, old]) => old));
}
