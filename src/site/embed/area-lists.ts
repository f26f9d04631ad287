// The two levels of areas in the form field, the larger ones and the drawn areas inside them.
import type { Catalog, Ordinal } from '../../engine/catalog/catalog.js';
import { areasOf } from '../../engine/geo/areas.js';
import { historyOf } from '../../engine/history/history-of.js';
import type { Model, ModelFamily, Row } from '../../engine/model/model.js';
import { nameOf } from '../../engine/model/read-row.js';
import { nameKey, queryKeyIn } from '../../engine/names/name-key.js';
import { addToList } from '../../engine/scheduling/lists.js';

interface ListedArea {
  readonly id: number;
  readonly name: string;
  readonly row: Row;
}

interface ListedGroup extends ListedArea {
  readonly areas: readonly ListedArea[];
}

export interface AreaLists {
  readonly drawn: ModelFamily;
  readonly group: ModelFamily;
  /** Both sorted by name, without areas that have no boundary. */
  readonly groups: readonly ListedGroup[];
}

/** Undefined for a model without two levels. */
export function areaLists({ levels }: Model, catalog: Catalog): AreaLists | undefined {
  const [group] = levels?.groups ?? [];
  if (levels === undefined || group === undefined) return undefined;
  const { drawn } = levels;
  const { groupOf } = areasOf(catalog, group, 'coarse');
  const { isDrawn } = areasOf(catalog, drawn, 'coarse');
  const listed = (family: ModelFamily, row: Row): ListedArea => ({
    id: row.id as number,
    name: nameOf(family, row),
    row,
  });
  const within = new Map<Ordinal, ListedArea[]>();
  for (const [ordinal, row] of catalog.table(drawn).rows.entries()) {
    const around = groupOf(ordinal);
    if (around !== undefined && isDrawn(ordinal)) addToList(within, around, listed(drawn, row));
  }
  const groups = catalog.table(group).rows.map((row, ordinal) => ({
    ...listed(group, row),
    areas: (within.get(ordinal) ?? []).sort(byName),
  }));
  return { drawn, group, groups: groups.sort(byName) };
}

const { compare } = new Intl.Collator('es');
const byName = (a: ListedArea, b: ListedArea) => compare(a.name, b.name) || a.id - b.id;

/**
 * The departments and municipalities with id, official code and name, in the smallest form. Columns take less space than rows. A bundle has
 * the same file, and the form field loads it. With the words of other names, it is the list of a field with suggestions.
 */
export function placesOf(
  { drawn, group, groups }: AreaLists,
  edition: string,
  others?: ReadonlyMap<number, readonly string[]>,
): string {
  const code = (
    { identifiers: [field = ''] }: { readonly identifiers: readonly string[] },
    { row }: ListedArea,
  ) => row[field] ?? null;
  const rows = groups.map((each) => ({
    id: each.id,
    code: code(group, each),
    name: each.name,
    places: {
      ids: each.areas.map(({ id }) => id),
      codes: each.areas.map((area) => code(drawn, area)),
      names: each.areas.map(({ name }) => name),
      types: unitTypes(drawn, each),
      also: others && each.areas.map((area) => otherWords(each, area, others.get(area.id) ?? [])),
    },
  }));
  const { record: places, proper } = drawn;
  return JSON.stringify({ edition, level: group.record, places, type: proper?.value, rows });
}

/** Every other name of each place that `/match` and `/suggest` know, former ones too, with abbreviations written out. */
export function otherNames(
  model: Model,
  catalog: Catalog,
  family: ModelFamily,
): ReadonlyMap<number, readonly string[]> {
  const key = queryKeyIn(model);
  const { rows } = catalog.table(family);
  const names = new Map<number, string[]>();
  for (const each of catalog.aliases)
    if (each.family === family.name) addToList(names, each.id, key(each.alias));
  for (const { ordinal, text } of historyOf(catalog, family).names)
    addToList(names, rows[ordinal]?.id as number, key(text));
  return names;
}

/** Words of other names that are neither in the name of the place nor in that of its group. */
function otherWords(group: ListedArea, area: ListedArea, names: readonly string[]): string {
  const known = nameKey(`${area.name} ${group.name}`).split(' ');
  const words = names.flatMap((name) => name.split(' '));
  return [...new Set(words)].filter((word) => !known.includes(word)).join(' ');
}

/** Undefined if all areas have the type that the name of the list states. */
function unitTypes({ proper }: ModelFamily, { areas }: ListedGroup): readonly unknown[] | undefined {
  const types = areas.map(({ row }) => row[proper?.field ?? '']);
  return types.every((type) => type === proper?.value) ? undefined : types;
}
