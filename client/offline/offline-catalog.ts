// The catalog on the files of a bundle. It links a relation when a response needs it, and asks for a file by throwing NotLoaded.
import type { Arcs } from '../../src/engine/boundaries/arcs.js';
import { type IsletRow, isletsIn } from '../../src/engine/boundaries/islets.js';
import type { Catalog, Ordinal, Ordinals, Table } from '../../src/engine/catalog/catalog.js';
import type { Precision } from '../../src/engine/model/family.js';
import type { Model, ModelFamily, ModelRelation, Row, ToMany } from '../../src/engine/model/model.js';
import type { Series } from '../../src/engine/model/series.js';
import { toOneRelations } from '../../src/engine/model/to-one-relations.js';
import { addToList } from '../../src/engine/scheduling/add-to-list.js';
import { bundleArcs } from './bundle-borders.js';
import type { BundleFiles } from './bundle-files.js';
import { bundleRows, bundleTable } from './bundle-table.js';
import { reasonIn } from './retired-records.js';
import { sourcesIn } from './source-list.js';

const EMPTY = new Int32Array(0);

/** The columns of a place in figures whose fields do not describe it. */
const PLACE = { level: 'level', id: 'placeId' };

const ISLETS = 'offline/islets.json';

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
    isletsIn(files.value<{ readonly islets: readonly IsletRow[] }>(ISLETS).islets, table(family).ordinal);

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
    reason: (text) => reasonIn(files, text),
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
