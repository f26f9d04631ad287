// The record with an external code, which is not its id.
import type { Catalog } from '../catalog/catalog.js';
import type { ModelFamily, Row } from '../model/model.js';

interface Identified {
  readonly row: Row;
  readonly field: string;
  readonly code: string;
}

export function findByIdentifier(
  catalog: Catalog,
  family: ModelFamily,
  isMeant: (code: string) => boolean,
): Identified | undefined {
  for (const row of catalog.table(family).rows) {
    for (const field of family.identifiers) {
      const code = row[field];
      if (typeof code === 'string' && isMeant(code)) return { row, field, code };
    }
  }
  return undefined;
}
