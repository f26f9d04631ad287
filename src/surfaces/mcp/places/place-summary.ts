// A place as responses show it, so that a mistake is seen; and its name beside others with the same name.
import type { Catalog } from '../../../engine/catalog/catalog.js';
import { surroundings } from '../../../engine/find/find-index.js';
import type { Row } from '../../../engine/model/model.js';
import { nameOf } from '../../../engine/model/name-of.js';
import { foundRecord } from '../../../engine/operations/kinds/found-record.js';
import type { NamedPlace } from './place-names.js';

export function placeSummary(catalog: Catalog, { family, row }: NamedPlace): Row {
  const { find } = family;
  if (find === undefined) return { resource: family.path, id: row.id, name: nameOf(family, row) };
  const ordinal = catalog.table(family).ordinal(row.id as number) as number;
  const found = foundRecord(
    catalog,
    { family, find, ordinal, row, name: nameOf(family, row), names: [] },
    'en',
  );
  return { resource: family.path, id: found.id, name: found.name, context: found.context };
}

/** `Armenia, Quindío`. */
export function fullName(catalog: Catalog, { family, row }: NamedPlace): string {
  const around = family.find === undefined ? [] : surroundings(catalog, { family, row });
  return [nameOf(family, row), ...around.slice(0, 1)].join(', ');
}
