// Links the rows of a dataset by turning ids into ordinals and keys into rows. Each key without a target is a fault, and all faults are
// reported together.
import type { Dataset, Fault } from '../dataset/dataset.js';
import type { Model, ModelFamily, ModelField, Row, ToMany, ToOne } from '../model/model.js';
import { nameOf } from '../model/read-row.js';
import type { Series } from '../model/series.js';
import { toOneRelations } from '../model/to-one-paths.js';
import type { Ordinals, Table } from './catalog.js';
import { linkSeries } from './link-series.js';

type Figures = ReturnType<typeof linkSeries>;

export const NONE = -1;
export const EMPTY = new Int32Array(0);
const NO_LINES = { rows: [], location: () => ({ file: '', line: 0 }) };

/** The part of the dataset that links need. A dataset that is read part by part has no list of its families. */
type Linkable = Omit<Dataset, 'families' | 'retired' | 'boundaries' | 'faults'> & {
  readonly [Part in 'families' | 'retired' | 'boundaries']: Pick<Dataset[Part], 'get'>;
};

interface Links {
  readonly table: (family: ModelFamily) => Table;
  readonly one: (relation: ToOne) => Int32Array;
  readonly many: (list: ToMany) => readonly Ordinals[];
  readonly figures: (series: ModelFamily) => Figures;
}

interface MadeLinks {
  readonly tables: Map<ModelFamily, Table>;
  readonly ones: Map<ToOne, Int32Array>;
  readonly manys: Map<ToMany, readonly Ordinals[]>;
  readonly series: Map<ModelFamily, Figures>;
}

/** Each link is made on first use and then kept. */
export function createLinks(
  model: Model,
  dataset: Linkable,
  faults: Fault[],
): Links & { readonly made: MadeLinks } {
  const made: MadeLinks = { tables: new Map(), ones: new Map(), manys: new Map(), series: new Map() };
  const dangling = new Set<string>();
  const owners = new Map<ToOne | ToMany, ModelFamily>(
    model.families.flatMap((family) =>
      [...toOneRelations(family), ...family.lists].map((relation) => [relation, family] as const),
    ),
  );
  const ownerOf = (relation: ToOne | ToMany) => owners.get(relation) as ModelFamily;
  const table = (family: ModelFamily) => once(made.tables, family, () => buildTable(family, dataset, faults));
  const one = (relation: ToOne) => once(made.ones, relation, () => linkOne(ownerOf(relation), relation));
  const many = (list: ToMany): readonly Ordinals[] =>
    once(made.manys, list, () =>
      list.through === undefined ? linkMany(ownerOf(list), list) : linkThrough(ownerOf(list), list.through),
    );
  const figures = (family: ModelFamily) =>
    once(made.series, family, () => linkFigures(family, family.series as Series));
  return { made, table, one, many, figures };

  function linkOne(family: ModelFamily, relation: ToOne): Int32Array {
    return Int32Array.from(
      table(family).rows,
      (_, index) => follow(family, index, relation.key.name, relation.target) ?? NONE,
    );
  }

  function linkMany(family: ModelFamily, list: ToMany): readonly Ordinals[] {
    const children: number[][] = table(family).rows.map(() => []);
    table(list.target).rows.forEach((_, index) => {
      const parent = follow(list.target, index, list.key as string, family);
      if (parent !== undefined) children[parent]?.push(index);
    });
    return children.map(packed);
  }

  /** Returns the row of a key. A key without a target is reported once, however many relations use it. */
  function follow(family: ModelFamily, index: number, key: string, target: ModelFamily): number | undefined {
    const id = table(family).rows[index]?.[key];
    if (!Number.isInteger(id)) return undefined;
    const ordinal = table(target).ordinal(id as number);
    if (ordinal !== undefined) return ordinal;
    const isKnown = dataset.families.get(target.name)?.incomplete !== true;
    if (isKnown && !dangling.has(`${family.name}.${index}.${key}`)) {
      dangling.add(`${family.name}.${index}.${key}`);
      const location = dataset.families.get(family.name)?.location(index) ?? { file: family.name, line: 0 };
      faults.push({ ...location, field: key, message: `there is no ${target.name} with id ${id}` });
    }
    return undefined;
  }

  function linkThrough(family: ModelFamily, [first, then]: readonly [ToMany, ToMany]): readonly Ordinals[] {
    const [firsts, thens] = [many(first), many(then)];
    return table(family).rows.map((_, parent) => {
      const children = Array.from(firsts[parent] ?? EMPTY).flatMap((child) =>
        Array.from(thens[child] ?? EMPTY),
      );
      return packed(children).sort();
    });
  }

  function linkFigures(family: ModelFamily, series: Series): Figures {
    const lines = dataset.families.get(family.name) ?? NO_LINES;
    const records = seriesRecords(table(model.family(series.of)), family.field(series.release));
    const nowhere: Fault[] = [];
    const found = linkSeries(series, lines, dataset.sources, records, nowhere);
    const isKnown = dataset.families.get(series.of)?.incomplete !== true && dataset.sources.length > 0;
    if (isKnown) faults.push(...nowhere);
    return found;
  }
}

function once<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  const found = known.get(key) ?? make();
  known.set(key, found);
  return found;
}

/** Most lists are empty, so they share one array. */
const packed = (ordinals: readonly number[]): Int32Array =>
  ordinals.length === 0 ? EMPTY : Int32Array.from(ordinals);

function seriesRecords(
  { family, rows, ordinal }: Table,
  release: ModelField | undefined,
): Parameters<typeof linkSeries>[3] {
  const name = (id: number) => nameOf(family, rows[ordinal(id) as number] as Row);
  return { ordinal, name, releaseNames: release?.valueNames };
}

function buildTable(family: ModelFamily, dataset: Linkable, faults: Fault[]): Table {
  const rows = family.file === undefined ? [] : (dataset.families.get(family.name)?.rows ?? []);
  const ordinals = new Map(rows.map((row, index) => [row.id as number, index]));
  const retirements = dataset.retired.get(family.name) ?? [];
  const isIncomplete = dataset.families.get(family.name)?.incomplete === true;
  const seen = new Set<number>();
  for (const { id, by, location } of retirements) {
    if (seen.has(id))
      faults.push({ ...location, field: 'id', message: `${family.name} ${id} is retired twice` });
    seen.add(id);
    if (ordinals.has(id))
      faults.push({ ...location, field: 'id', message: `${family.name} ${id} is served and retired` });
    if (by !== null && !ordinals.has(by) && !isIncomplete)
      faults.push({ ...location, field: 'by', message: `there is no ${family.name} with id ${by}` });
  }
  return {
    family,
    rows,
    all: Int32Array.from(rows, (_, index) => index),
    ordinal: (id) => ordinals.get(id),
    retired: new Map(retirements.map(({ id, by, reason }) => [id, { by, reason }])),
  };
}
