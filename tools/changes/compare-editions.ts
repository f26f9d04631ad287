// Compares two states of the records: the added, changed and retired ones, with the reason and the source of each.
import type { Origins } from '../../src/engine/catalog/origins.js';
import type { Change, Correction, Retirement } from '../../src/engine/dataset/dataset.js';
import type { Model, ModelFamily, Row } from '../../src/engine/model/model.js';

interface Compared {
  /** Rows by family; none of a family that the edition did not have. */
  readonly before: ReadonlyMap<string, readonly Row[]>;
  readonly after: ReadonlyMap<string, readonly Row[]>;
  /** Of the later edition. */
  readonly retired: ReadonlyMap<string, readonly Retirement[]>;
  readonly origins: Origins;
  /** The later one. */
  readonly version: string;
}

export function compareEditions(model: Model, compared: Compared): readonly Change[] {
  return model.families
    .filter(({ file }) => file !== undefined)
    .flatMap((family) => [...familyChanges(family, compared)]);
}

function* familyChanges(family: ModelFamily, compared: Compared): Iterable<Change> {
  const { name } = family;
  const after = compared.after.get(name) ?? [];
  const before = compared.before.get(name);
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
      for (const field of fields)
        if (had.has(field) && !same(former[field], row[field]))
          yield valueChange(family, former, row, field, compared);
  }
  const retired = new Map(compared.retired.get(name)?.map((each) => [each.id, each]));
  for (const id of old.keys()) {
    const found = retired.get(id as number);
    if (found === undefined) throw new Error(`${name} ${id} is gone, and retired.json does not say why.`);
    yield { change: 'retired', family: name, id: found.id, by: found.by, reason: found.reason };
  }
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

function valueChange(
  family: ModelFamily,
  former: Row,
  row: Row,
  field: string,
  { origins, version }: Compared,
): Change {
  const id = row.id as number;
  const corrections: readonly Correction[] = origins.corrections(family, id, field);
  const correction = corrections.findLast(({ edition }) => edition === version);
  const source = correction?.source ?? origins.source(family, id, field)?.id ?? '';
  const reason = correction?.reason ?? null;
  const [from, to] = [former[field], row[field]];
  return { change: 'changed', family: family.name, id, field, from, to, reason, source };
}
