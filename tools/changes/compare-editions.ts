// Compares two editions: records added, changed and retired, and the lines of all other parts of the dataset.
import type { Origins } from '../../src/engine/catalog/origins.js';
import type { Change, Retirement } from '../../src/engine/dataset/dataset.js';
import type { Model, ModelFamily, Row } from '../../src/engine/model/model.js';
import { FROM } from '../../src/engine/model/series.js';
import { partOfFile } from '../../src/engine/operations/changes/part-of-file.js';
import { compareLines, type Lines } from './compare-lines.js';
import { type Content, canonical } from './content.js';

interface Compared {
  /** A family without a file is one that the edition did not have. */
  readonly before: Content;
  readonly after: Content;
  /** Of the later edition. */
  readonly retired: ReadonlyMap<string, readonly Retirement[]>;
  readonly origins: Origins;
}

export function compareEditions(model: Model, compared: Compared): readonly Change[] {
  const { before, after } = compared;
  const recordFiles = new Set(model.families.flatMap(({ file }) => file ?? []));
  const others = [...new Set([...before.keys(), ...after.keys()])].filter((file) => !recordFiles.has(file));
  return [
    ...model.families
      .filter(({ file }) => file !== undefined)
      .flatMap((family) => [...familyChanges(family, compared)]),
    ...others.flatMap((file) => [
      ...compareLines(linesIn(model, file), before.get(file) ?? [], after.get(file) ?? []),
    ]),
  ];
}

/** The lines of a file that is not of a family: figures by year, or lines that may name a record. */
function linesIn(model: Model, file: string): Lines {
  const part = partOfFile(file);
  const series = model.families.find((family) => family.series?.file === file)?.series;
  if (series !== undefined) {
    const { of: family, key, release } = series;
    return { part, identity: [key, release, FROM], about: (line) => ({ family, id: Number(line[key]) }) };
  }
  const about = ({ family, id }: Row) =>
    typeof family === 'string' && typeof id === 'number' ? { family, id } : undefined;
  return { part, identity: ['family', 'id', 'field'], about };
}

function* familyChanges(family: ModelFamily, compared: Compared): Iterable<Change> {
  const { name, file = '' } = family;
  const after = compared.after.get(file) ?? [];
  const before = compared.before.get(file);
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
      for (const field of had)
        if (canonical(former[field]) !== canonical(row[field]))
          yield valueChange(family, former, row, field, compared);
  }
  const retired = new Map(compared.retired.get(name)?.map((each) => [each.id, each]));
  for (const [key, record] of old) {
    const found = retired.get(key as number);
    if (found === undefined) throw new Error(`${name} ${key} is gone, and retired.json does not say why.`);
    const { id, by, reason } = found;
    yield { change: 'retired', family: name, id, by, reason, record };
  }
}

/** The values of a field before and after; one that is missing has none. */
const ends = (was: Row, is: Row, field: string) => ({
  ...(field in was ? { from: was[field] } : {}),
  ...(field in is ? { to: is[field] } : {}),
});

function valueChange(
  family: ModelFamily,
  former: Row,
  row: Row,
  field: string,
  { origins }: Compared,
): Change {
  const id = row.id as number;
  const source = origins.source(family, id, field)?.id ?? '';
  return { change: 'changed', family: family.name, id, field, ...ends(former, row, field), source };
}
