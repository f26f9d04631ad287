// Content that an earlier edition could have had. Every part differs somewhere, in every possible way.

import type { Random } from '../../lab/random.js';
import type { RowsByFile } from '../../src/data-rules/content.js';
import type { Retirement } from '../../src/engine/dataset/dataset.js';
import type { Model, Row } from '../../src/engine/model/model.js';

const OTHER_VALUES = [null, 'before', 0, ['before'], { en: 'before', es: 'antes' }];
const SOME = 3;

export function earlierContent(
  model: Model,
  content: RowsByFile,
  retired: ReadonlyMap<string, readonly Retirement[]>,
  random: Random,
): RowsByFile {
  const families = new Map(model.families.flatMap((family) => (family.file ? [[family.file, family]] : [])));
  const listed = [...families.values()].filter(({ only }) => only === undefined);
  const isNew = random.pick(listed);
  const earlier = new Map<string, readonly Row[]>();
  for (const [file, rows] of content) {
    const family = families.get(file);
    if (family === undefined) earlier.set(file, earlierLines(rows, random));
    else if (family !== isNew) {
      const records = earlierRecords(rows, family.only === undefined, retired.get(family.name) ?? [], random);
      const field = random.pick(family.fields.filter(({ name }) => name !== 'id')).name;
      earlier.set(file, random.chance(0.3) ? without(records, field) : records);
    }
  }
  earlier.set('given-up.json', [{ note: 'A part that no edition has any more.' }]);
  return earlier;
}

const without = (rows: readonly Row[], field: string): readonly Row[] =>
  rows.map(({ [field]: _, ...row }) => row);

function withOther(row: Row, random: Random): Row {
  const names = Object.keys(row).filter((name) => name !== 'id');
  return names.length === 0 ? row : { ...row, [random.pick(names)]: random.pick(OTHER_VALUES) };
}

/** Some records were added later, some have been retired since, and some had other values. */
function earlierRecords(
  rows: readonly Row[],
  isListed: boolean,
  retired: readonly Retirement[],
  random: Random,
): readonly Row[] {
  const absent = new Set(isListed ? Array.from({ length: SOME }, () => random.pick(rows)) : []);
  const others = rows.flatMap((row) =>
    absent.has(row) && absent.size < rows.length ? [] : [random.chance(0.01) ? withOther(row, random) : row],
  );
  const gone = retired
    .filter(({ id }) => rows.every((row) => row.id !== id))
    .slice(0, SOME)
    .map(({ id }) => ({ ...random.pick(rows), id }));
  return [...others.with(0, withOther(others[0] as Row, random)), ...gone].sort(
    (a, b) => Number(a.id) - Number(b.id),
  );
}

/** Some lines were added later, some have been removed since, some had other values or positions, and one column is new. */
function earlierLines(lines: readonly Row[], random: Random): readonly Row[] {
  if (lines.length === 0) return [{ note: 'The only line.' }];
  const earlier = lines.filter(() => !random.chance(0.003)).slice(random.below(2));
  for (let count = 0; count < SOME && earlier.length > 0; count++) {
    const [from, to] = [random.below(earlier.length), random.below(earlier.length)];
    const [line] = earlier.splice(from, 1);
    earlier.splice(to, 0, line as Row);
    earlier.splice(random.below(earlier.length), 0, withOther(line as Row, random));
    const at = random.below(earlier.length);
    earlier[at] = withOther(earlier[at] as Row, random);
  }
  const columns = Object.keys(lines.at(-1) as Row);
  return columns.length > 1 && random.chance(0.3) ? without(earlier, random.pick(columns)) : earlier;
}
