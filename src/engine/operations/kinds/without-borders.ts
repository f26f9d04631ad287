// The problem of a record without its own borders: it leads to the area that its seat is in now.
import type { Catalog, Ordinal } from '../../catalog/catalog.js';
import { areaAt } from '../../geo/locate.js';
import type { ModelBoundary, ModelFamily, Row } from '../../model/model.js';
import { nameOf } from '../../model/name-of.js';
import { pointOf } from '../../model/point-of.js';
import { messages } from '../../problems/messages.js';
import { problem } from '../../problems/problem.js';
import { API, type WorkedOut } from '../operation.js';

export function withoutBorders(
  catalog: Catalog,
  family: ModelFamily,
  ordinal: Ordinal,
  segment: string,
): WorkedOut {
  const { rows } = catalog.table(family);
  const row = rows[ordinal] as Row;
  const { drawn } = family.boundary as ModelBoundary;
  const seat = drawn === family ? pointOf(family, row) : undefined;
  const within = seat && areaAt(catalog, family, seat);
  if (within === undefined) return { missing: { family, id: row.id as number } };
  const now = rows[within] as Row;
  const nearest = `${API}/${family.path}/${now.id}/${segment}`;
  return {
    problem: problem(
      'unknown-record',
      messages.noBoundary(family.record, `${row.id}, ${nameOf(family, row)},`, nameOf(family, now), nearest),
      { nearest },
    ),
  };
}
