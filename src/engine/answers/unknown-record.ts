// The problem of an id that no record has: with the record that replaced it, or the nearest one.
import type { Catalog } from '../catalog/catalog.js';
import type { ModelFamily } from '../model/model.js';
import { nameOf } from '../model/name-of.js';
import { API } from '../operations/operation.js';
import { messages } from '../problems/messages.js';
import { type Problem, problem } from '../problems/problem.js';
import { findByIdentifier } from './find-by-identifier.js';

export function unknownRecord(catalog: Catalog, path: string, family: ModelFamily, id: number): Problem {
  const { record } = family;
  const retired = catalog.table(family).retired.get(id);
  if (retired !== undefined) {
    const by = retired.by === null ? null : `${API}/${family.path}/${retired.by}`;
    const { reason } = retired;
    const detail = messages.retired(record, id, catalog.reason(reason), by);
    return problem('retired-record', detail, { retired: { by, reason } });
  }
  // Codes begin with zeros that numbers do not have.
  const identified = findByIdentifier(catalog, family, (code) => Number(code) === id);
  if (identified !== undefined) {
    const there = path.replace(/\{\w+\}/, String(identified.row.id));
    const { row, field, code } = identified;
    const detail = messages.codeIsNotId({ record, id, field, code, name: nameOf(family, row), path: there });
    return problem('unknown-record', detail, { nearest: there });
  }
  const nearest = nearestId(catalog, family, id);
  if (nearest === undefined) return problem('unknown-record', messages.noRecord(record, id));
  const there = path.replace(/\{\w+\}/, String(nearest));
  return problem('unknown-record', messages.nearestRecord(record, id, nearest, there), {
    nearest: there,
  });
}

function nearestId(catalog: Catalog, family: ModelFamily, id: number): number | undefined {
  const ids = catalog.table(family).rows.map((row) => row.id as number);
  return ids.reduce<number | undefined>(
    (best, known) => (best === undefined || Math.abs(known - id) < Math.abs(best - id) ? known : best),
    undefined,
  );
}
