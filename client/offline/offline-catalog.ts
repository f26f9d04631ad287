// The catalog on the files of a bundle. It links a relation when a response needs it, and asks for a file by throwing NotLoaded.
import { type Arcs, encodePolyline, OUTSIDE, packArcs } from '../../src/engine/boundaries/arcs.js';
import { type IsletRow, isletsIn } from '../../src/engine/boundaries/area-size.js';
import type { Catalog, Ordinal, Ordinals, Table } from '../../src/engine/catalog/catalog.js';
import type { Source } from '../../src/engine/dataset/dataset.js';
import type { Precision } from '../../src/engine/model/family.js';
import type {
  Model,
  ModelBoundary,
  ModelFamily,
  ModelRelation,
  Row,
  ToMany,
} from '../../src/engine/model/model.js';
import type { Series } from '../../src/engine/model/series.js';
import { toOneRelations } from '../../src/engine/model/to-one-paths.js';
import { addToList } from '../../src/engine/scheduling/lists.js';
import { memo } from '../../src/engine/scheduling/shared-work.js';
import { readCsv } from '../../src/engine/text/csv/read-csv.js';
import type { BundleFiles } from './bundle-files.js';
import { retiredIn, retirementReason } from './retired-records.js';

interface Topology {
  readonly transform: Arcs['grid'];
  readonly objects: Readonly<Record<string, { readonly geometries: readonly PackedGeometry[] }>>;
  /** The first point of each, then the steps to the next. */
  readonly arcs: readonly (readonly (readonly [number, number])[])[];
}

interface PackedGeometry {
  readonly id: number;
  /** Rings of arcs, nested as its type requires; `~n` is arc `n` backwards. */
  readonly arcs?: Nested;
}

type Nested = readonly (number | Nested)[];

/**
 * Borders from a topology of a bundle, as the engine has them: which area is on which side follows from the direction in which its
 * rings run along an arc.
 */
function bundleArcs(
  files: BundleFiles,
  { drawn }: ModelBoundary,
  precision: Precision,
  ordinal: (id: number) => number | undefined,
): Arcs {
  const { transform, objects, arcs } = files.value<Topology>(`borders/${drawn.record}-${precision}.topojson`);
  const left = arcs.map(() => OUTSIDE);
  const right = arcs.map(() => OUTSIDE);
  for (const { id, arcs: rings = [] } of objects[drawn.name]?.geometries ?? [])
    for (const reference of references(rings))
      if (reference < 0) right[~reference] = ordinal(id) as number;
      else left[reference] = ordinal(id) as number;
  return packArcs(
    transform,
    arcs.map(([from, ...steps], arc) => ({
      left: left[arc] as number,
      right: right[arc] as number,
      from: from as readonly [number, number],
      line: encodePolyline(steps.flat()),
    })),
  );
}

const references = (rings: Nested): readonly number[] =>
  rings.flatMap((each) => (typeof each === 'number' ? each : references(each)));

/** Values one after the other, or the different ones and the place of each row's. */
type PackedColumn = readonly unknown[] | { readonly of: readonly unknown[]; readonly at: readonly number[] };

interface TableFile {
  readonly edition: string;
  readonly rows: number;
  readonly columns: Readonly<Record<string, PackedColumn>>;
  readonly ranks: Readonly<Record<string, readonly number[]>>;
}

/** The table of a family from its file in a bundle: columns become rows, and the ranks of texts spare their collation. */
export const pathOf = ({ record }: ModelFamily): string => `offline/${record}.json`;

function bundleTable(files: BundleFiles, family: ModelFamily): Table {
  const rows = family.file === undefined ? [] : bundleRows(files, family);
  const ordinals = new Map(rows.map((row, index) => [row.id as number, index]));
  const ranks = family.file === undefined ? {} : files.value<TableFile>(pathOf(family)).ranks;
  return {
    family,
    rows,
    all: Int32Array.from(rows, (_, index) => index),
    ordinal: (id) => ordinals.get(id),
    ranks: new Map(
      Object.entries<readonly number[]>(ranks).map(([name, each]) => [name, Int32Array.from(each)]),
    ),
    get retired() {
      return retiredIn(files, family);
    },
  };
}

function bundleRows(files: BundleFiles, family: ModelFamily): readonly Row[] {
  const { edition, rows, columns } = files.value<TableFile>(pathOf(family));
  const missing = family.fields.find(({ name }) => columns[name] === undefined);
  if (missing !== undefined)
    throw new Error(`${family.record} has no column ${missing.name} in the bundle of edition ${edition}.`);
  const read = Object.entries(columns).map(([name, column]) => {
    const valueAt = 'of' in column ? (row: number) => column.of[column.at[row] as number] : undefined;
    return [name, valueAt ?? ((row: number) => (column as readonly unknown[])[row])] as const;
  });
  return Array.from({ length: rows }, (_, row) =>
    Object.fromEntries(read.map(([name, valueAt]) => [name, valueAt(row)])),
  );
}

const SOURCES_FILE = 'csv/sources.csv';

type SourceLine = readonly [id: string, publisher: string, title: string, titleEs: string, licence: string];

const known = memo<BundleFiles, readonly Source[]>();

/**
 * The sources of the data, from the table of the bundle that lists them. Only borders in a response name theirs. With the members
 * that an attribution has.
 */
const sourcesIn = (files: BundleFiles): readonly Source[] =>
  known(files, SOURCES_FILE, () =>
    (readCsv(files.text(SOURCES_FILE), ',') as readonly unknown[] as readonly SourceLine[]).map(
      ([id, publisher, en, es, licence]) =>
        ({ id, publisher, title: { en, es }, licence: licence === '' ? null : licence }) as Source,
    ),
  );

const EMPTY = new Int32Array(0);

/** The columns of a place in figures whose fields do not describe it. */
const PLACE = { level: 'level', id: 'placeId' };

const ISLETS_FILE = 'offline/islets.json';

export function offlineCatalog(model: Model, files: BundleFiles, edition: string): Catalog {
  const tables = new Map<ModelFamily, Table>();
  const lists = new Map<ToMany, readonly Ordinals[]>();
  const figures = new Map<ModelFamily, ReadonlyMap<string, readonly Row[]>>();
  const drawn = new Map<Precision, Arcs>();
  const owners = new Map<ModelRelation, ModelFamily>(
    model.families.flatMap((family) =>
      [...toOneRelations(family), ...family.lists].map((relation) => [relation, family] as const),
    ),
  );
  const ownerOf = (relation: ModelRelation) => owners.get(relation) as ModelFamily;
  const table: Catalog['table'] = (family) => made(tables, family, () => bundleTable(files, family));
  const follow = (row: Row | undefined, key: string, target: ModelFamily) =>
    Number.isInteger(row?.[key]) ? table(target).ordinal(row?.[key] as number) : undefined;

  function linkMany(list: ToMany): readonly Ordinals[] {
    const { target, key, through } = list;
    const parents = table(ownerOf(list));
    const children: number[][] = parents.rows.map(() => []);
    if (through === undefined)
      table(target).rows.forEach((row, child) => {
        const parent = follow(row, key as string, parents.family);
        if (parent !== undefined) children[parent]?.push(child);
      });
    else
      for (const [parent, found] of children.entries())
        for (const child of many(through[0], parent)) found.push(...many(through[1], child));
    return children.map((found) => Int32Array.from(found).sort());
  }

  const many = (list: ToMany, from: Ordinal): Ordinals =>
    made(lists, list, () => linkMany(list))[from] ?? EMPTY;

  function linkFigures(family: ModelFamily): ReadonlyMap<string, readonly Row[]> {
    const { level, id } = family.series?.place ?? PLACE;
    const found = new Map<string, Row[]>();
    for (const row of bundleRows(files, family)) addToList(found, `${row[level]} ${row[id]}`, row);
    return found;
  }

  const arcs: Catalog['arcs'] = (boundary, precision) =>
    made(drawn, precision, () => bundleArcs(files, boundary, precision, table(boundary.drawn).ordinal));

  const islets: Catalog['islets'] = ({ drawn: family }) =>
    isletsIn(
      files.value<{ readonly islets: readonly IsletRow[] }>(ISLETS_FILE).islets,
      table(family).ordinal,
    );

  const [version = '', fingerprint = ''] = edition.split('-');
  const catalog: Pick<
    Catalog,
    | 'edition'
    | 'sources'
    | 'reason'
    | 'table'
    | 'one'
    | 'many'
    | 'yearsOf'
    | 'prepareFigures'
    | 'figures'
    | 'arcs'
    | 'prepareArcs'
    | 'islets'
  > = {
    edition: { version, fingerprint },
    get sources() {
      return sourcesIn(files);
    },
    reason: (text) => retirementReason(files, text),
    table,
    one: (relation, from) => {
      const { key, target } = relation;
      return follow(table(ownerOf(relation)).rows[from], key.name, target);
    },
    many,
    yearsOf: (family, choice) => {
      const { inDefault, year } = family.series as Series;
      const years = new Set<number>();
      for (const rows of made(figures, family, () => linkFigures(family)).values())
        for (const row of rows)
          if (choice === 'all' || inDefault === undefined || row[inDefault] === true)
            years.add(row[year] as number);
      return [...years].sort((a, b) => a - b);
    },
    // The bundle has the sums.
    prepareFigures: () => undefined,
    figures: ({ owner, target }, from, { series, year }) => {
      const { inDefault, year: yearField } = target.series as Series;
      const place = `${owner.path} ${table(owner).rows[from]?.id}`;
      const all = made(figures, target, () => linkFigures(target)).get(place) ?? [];
      return all.filter(
        (row) =>
          (series === 'all' || inDefault === undefined || row[inDefault] === true) &&
          (year === undefined || row[yearField] === year),
      );
    },
    arcs,
    // biome-ignore lint/correctness/useYield: no other request waits, because there is no server
    *prepareArcs(...wanted) {
      arcs(...wanted);
    },
    islets,
  };
  // The other parts are for operations that need a server.
  return catalog as Catalog;
}

function made<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  const found = known.get(key) ?? make();
  known.set(key, found);
  return found;
}
