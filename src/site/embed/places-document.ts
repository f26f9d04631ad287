// Departments and municipalities in the smallest useful form, for a list to choose from: id, official code and name. A column after the
// other takes less than a row after the other.
import type { AreaLists, ListedArea } from './area-lists.js';

/** The file of the same name in a bundle, and the list that the form field loads. */
export function placesOf({ drawn, group, groups }: AreaLists, edition: string): string {
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
    },
  }));
  return JSON.stringify({ edition, level: group.record, places: drawn.record, rows });
}
