// The history of an edition since the previous one, with the hashes of both. Undoing it restores the earlier content.

import { undoChanges } from '../../src/data-rules/changes.js';
import { canonical, contentHash, contentOf, type RowsByFile } from '../../src/data-rules/content.js';
import { createOrigins, type ValueOrigins } from '../../src/engine/catalog/origins.js';
import type {
  Cause,
  Change,
  Dataset,
  EditionChanges,
  LineChange,
  Retirement,
} from '../../src/engine/dataset/dataset.js';
import type { Model, ModelFamily, Row } from '../../src/engine/model/model.js';
import { FROM } from '../../src/engine/model/series.js';
import { partOfFile } from '../../src/engine/operations/changes/part-of-file.js';
import { addToList } from '../../src/engine/scheduling/lists.js';

interface ComparedEditions {
  /** The edition lacked a family without a file. */
  readonly before: RowsByFile;
  readonly after: RowsByFile;
  /** The retirements of the later edition. */
  readonly retired: ReadonlyMap<string, readonly Retirement[]>;
  readonly origins: ValueOrigins;
}

/** Compares two editions: records added, changed and retired, and the lines of all other parts of the dataset. */
export function compareEditions(model: Model, compared: ComparedEditions): readonly Change[] {
  const { before, after } = compared;
  const recordFiles = new Set(model.families.flatMap(({ file }) => file ?? []));
  const others = [...new Set([...before.keys(), ...after.keys()])].filter((file) => !recordFiles.has(file));
  return [
    ...model.families
      .filter(({ file }) => file !== undefined)
      .flatMap((family) => [...familyChanges(family, compared)]),
    ...others.flatMap((file) => [
      ...compareLines(linesIn(model, file), before.get(file) ?? [], after.get(file) ?? []),
    ]),
  ];
}

/** The lines of a file without a family, such as figures by year or lines that name a record. */
function linesIn(model: Model, file: string): PartLines {
  const part = partOfFile(file);
  const series = model.families.find((family) => family.series?.file === file)?.series;
  if (series !== undefined) {
    const { of: family, key, release } = series;
    return { part, identity: [key, release, FROM], about: (line) => ({ family, id: Number(line[key]) }) };
  }
  const about = ({ family, id }: Row) =>
    typeof family === 'string' && typeof id === 'number' ? { family, id } : undefined;
  return { part, identity: ['family', 'id', 'field'], about };
}

function* familyChanges(family: ModelFamily, compared: ComparedEditions): Iterable<Change> {
  const { name, file = '' } = family;
  const after = compared.after.get(file) ?? [];
  const before = compared.before.get(file);
  if (before === undefined) {
    yield { change: 'family', family: name, rows: after.length };
    return;
  }
  const had = new Set(before.flatMap((row) => Object.keys(row)));
  const fields = family.fields.map((field) => field.name);
  for (const field of fields) if (!had.has(field)) yield { change: 'field', family: name, field };
  const old = new Map(before.map((row) => [row.id, row]));
  for (const row of after) {
    const former = old.get(row.id);
    old.delete(row.id);
    if (former === undefined) yield { change: 'added', family: name, id: row.id as number };
    else
      for (const field of had)
        if (canonical(former[field]) !== canonical(row[field]))
          yield valueChange(family, former, row, field, compared);
  }
  const retired = new Map(compared.retired.get(name)?.map((each) => [each.id, each]));
  for (const [key, record] of old) {
    const found = retired.get(key as number);
    if (found === undefined) throw new Error(`${name} ${key} is gone, and retired.json does not say why.`);
    const { id, by, reason } = found;
    yield { change: 'retired', family: name, id, by, reason, record };
  }
}

/** The values of a field before and after. A missing one is left out. */
const ends = (was: Row, is: Row, field: string) => ({
  ...(field in was ? { from: was[field] } : {}),
  ...(field in is ? { to: is[field] } : {}),
});

function valueChange(
  family: ModelFamily,
  former: Row,
  row: Row,
  field: string,
  { origins }: ComparedEditions,
): Change {
  const id = row.id as number;
  const source = origins.source(family, id, field)?.id ?? '';
  return { change: 'changed', family: family.name, id, field, ...ends(former, row, field), source };
}

export function changesSince(
  model: Model,
  dataset: Dataset,
  {
    since,
    before,
    causes = [],
  }: { since: string; before: RowsByFile; causes?: readonly Cause[] | undefined },
): EditionChanges {
  const after = contentOf(model, dataset);
  const origins = createOrigins(model, dataset, ({ name }) => dataset.families.get(name)?.rows ?? []);
  const history = {
    edition: dataset.edition.version,
    since,
    before: contentHash(before),
    after: contentHash(after),
    causes,
    changes: compareEditions(model, { before, after, retired: dataset.retired, origins }),
  };
  if (contentHash(undoChanges(model, after, history)) !== history.before)
    throw new Error(`The changes since ${since} do not lead back to it.`);
  return history;
}

/** How lines without ids are compared. The removed, added and changed lines have their places, so that the changes can also be undone. */
interface PartLines {
  readonly part: string;
  /** Columns that identify a line while others change. */
  readonly identity: readonly string[];
  /** The family and id of the record that a line is about. */
  readonly about: (line: Row) => { readonly family: string; readonly id: number } | undefined;
}

/** Moved lines count as removed and added. A change of many lines is listed once. */
export function* compareLines(
  lines: PartLines,
  before: readonly Row[],
  after: readonly Row[],
): Iterable<LineChange> {
  const former = pairs(lines, before, after);
  const kept = new Set([...former.values()]);
  for (const [at, line] of before.entries())
    if (!kept.has(at)) yield { change: 'lineRemoved', ...places(lines, [[at, line]]), line };
  for (const [at, line] of after.entries())
    if (!former.has(at)) yield { change: 'lineAdded', ...places(lines, [[at, line]]), line };
  const shared = new Map<string, { readonly from: Row; readonly to: Row; readonly places: LinePlace[] }>();
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

type LinePlace = readonly [at: number, line: Row];

function changedFields(was: Row, is: Row): { readonly from: Row; readonly to: Row } {
  const differs = ([field]: [string, unknown]) => canonical(was[field]) !== canonical(is[field]);
  const only = (line: Row): Row => Object.fromEntries(Object.entries(line).filter(differs));
  return { from: only(was), to: only(is) };
}

function places({ part, about }: PartLines, all: readonly LinePlace[]) {
  const records = all.map(([, line]) => about(line));
  const family = records[0]?.family;
  const ids = records.flatMap((record) => record?.id ?? []);
  return { part, at: all.map(([at]) => at), ...(family === undefined ? {} : { family, ids }) };
}

/** The earlier place of each kept line by its later one. Equal lines match first, then lines with the same identity, all in one order. */
function pairs(
  { identity }: PartLines,
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

/** The longest part of a list whose values increase, with gaps. */
function increasingRun<Item>(items: readonly Item[], numberOf: (item: Item) => number): readonly Item[] {
  /** The place of the last item of the best run of each length. */
  const lasts: number[] = [];
  const previous: (number | undefined)[] = [];
  const value = (at: number) => numberOf(items[at] as Item);
  for (const at of items.keys()) {
    let [low, high] = [0, lasts.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (value(lasts[middle] as number) < value(at)) low = middle + 1;
      else high = middle;
    }
    previous[at] = lasts[low - 1];
    lasts[low] = at;
  }
  const run: Item[] = [];
  for (let at = lasts.at(-1); at !== undefined; at = previous[at]) run.push(items[at] as Item);
  return run.reverse();
}
