// The columns of a pasted table and their roles. The reader chooses them, or the heading or most of the rows decide.
import type { Catalog } from '../../engine/catalog/catalog.js';
import type { Matching } from '../../engine/model/matching.js';
import type { Row } from '../../engine/model/model.js';
import { isWrong } from '../../engine/operations/batch-operation.js';
import { mapInSteps, runToEnd, type YieldingWork } from '../../engine/scheduling/yielding-work.js';
import { fold } from '../../engine/text/fold.js';
import type { MatchOperations } from '../manifest/manifest.js';
import { cellsOf, delimiterOf } from './delimited.js';
import { LINES_IN_A_STEP } from './pasted-rows.js';

/** `-` is an ignored column. */
type Role = Exclude<keyof Matching['columns'], 'alone'> | '-';

const ROLES: readonly Role[] = ['own', 'within', 'both', '-'];

interface MatchTable {
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly width: number;
}

/** The first line is a heading if it has a name that columns have. */
export function* matchTable(
  lines: readonly string[],
  matching: Matching,
  mayHaveHeader: boolean,
): YieldingWork<MatchTable> {
  const first = lines[0] ?? '';
  const isHeader = (cells: readonly string[]) =>
    mayHaveHeader && rolesOf(cells, matching).some((role) => role !== '-');
  // In a table with a heading, a comma may also be the delimiter.
  const commas = cellsOf(first, ',');
  const delimiter = delimiterOf(lines) ?? (commas.length > 1 && isHeader(commas) ? ',' : undefined);
  const all = yield* mapInSteps(lines, LINES_IN_A_STEP, (line) => cellsOf(line, delimiter));
  const hasHeader = isHeader(all[0] ?? []);
  const rows = hasHeader ? all.slice(1) : all;
  return {
    header: hasHeader ? (all[0] as readonly string[]) : [],
    rows,
    width: Math.max(0, ...all.map((cells) => cells.length)),
  };
}

function rolesOf(header: readonly string[], { columns }: Matching): readonly Role[] {
  const keys = header.map((name) => fold(name).trim());
  const roleOf = (key: string): Role =>
    (['own', 'within', 'both'] as const).find((role) => columns[role].includes(key)) ?? '-';
  const roles = keys.map(roleOf);
  const isNamed = roles.some((role) => role === 'own' || role === 'both');
  return isNamed ? roles : roles.map((role, at) => (columns.alone.includes(keys[at] ?? '') ? 'both' : role));
}

/** Undefined if the roles must be detected. */
export function readRoles(text: string | null): readonly Role[] | undefined {
  const roles = (text ?? '').split(',').map((name) => ROLES.find((role) => role === name));
  return roles.every((role) => role !== undefined) ? (roles as Role[]) : undefined;
}

/** The row in the form of the operation. */
export function rowOf(cells: readonly string[], roles: readonly Role[], { columns }: Matching): Row {
  // If two columns have one role, the first one counts.
  return Object.fromEntries(
    roles
      .flatMap((role, index) =>
        role === '-' || !cells[index] ? [] : [[columns[role][0] as string, cells[index]]],
      )
      .toReversed(),
  );
}

/** The number of rows and columns that are tried. */
const [SAMPLE, MOST_COLUMNS] = [20, 4];

/**
 * If most names of a column are larger areas, that column locates the others. Among the others, the one with the most known names has the
 * places.
 */
export function* likelyRoles(
  { batch, shown }: MatchOperations,
  catalog: Catalog,
  { header, rows, width }: MatchTable,
): YieldingWork<readonly Role[]> {
  const { family } = shown;
  const matching = family.matching as Matching;
  if (header.length > 0) return rolesOf(header, matching);
  yield* batch.prepare(catalog);
  const known: { readonly asOwn: number; readonly asWithin: number }[] = [];
  for (let column = 0; column < Math.min(width, MOST_COLUMNS); column++) {
    yield;
    const names = rows.slice(0, SAMPLE).flatMap((cells) => cells[column] || []);
    const larger = yield* mapInSteps(names, batch.rowsInAStep, isLarger);
    const own = yield* mapInSteps(names, batch.rowsInAStep, isKnown);
    const share = (found: readonly boolean[]) => found.filter(Boolean).length / (names.length || 1);
    known.push({ asOwn: share(own), asWithin: share(larger) });
  }
  const within = width < 2 ? -1 : known.findIndex(({ asWithin }) => asWithin > 0.5);
  const others = known.map(({ asOwn }, column) => (column === within ? -1 : asOwn));
  const own = others.indexOf(Math.max(...others));
  return known.map((_, column) =>
    column === within ? 'within' : column !== own ? '-' : within < 0 ? 'both' : 'own',
  );

  function columnOf(role: Exclude<Role, '-'>): string {
    return matching.columns[role][0] as string;
  }

  function isKnown(name: string): boolean {
    const found = runToEnd(batch.answer(catalog, { [columnOf('own')]: name }));
    return !isWrong(found) && found.status !== 'unmatched';
  }

  function isLarger(name: string): boolean {
    const found = runToEnd(batch.answer(catalog, { [columnOf('within')]: name }));
    return !isWrong(found) && found.status === 'matched' && found[`${family.name}Id`] === null;
  }
}
