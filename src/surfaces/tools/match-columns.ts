// Which columns of a pasted table hold which names: as the reader says, as the heading says, or as most rows make sense.
import type { Catalog } from '../../catalog/catalog.js';
import type { MatchTool } from '../../manifest/tools.js';
import type { Matching } from '../../model/matching.js';
import type { Row } from '../../model/model.js';
import { isWrong } from '../../operations/batch-operation.js';
import { cellsOf, delimiterOf } from '../../pages/tools/pasted-lines.js';
import type { YieldingWork } from '../../scheduling/yielding-work.js';
import { fold } from '../../text/fold.js';

/** `-` is a column that is not looked at. */
export type Role = keyof Matching['columns'] | '-';

const ROLES: readonly Role[] = ['own', 'within', 'both', '-'];

export interface MatchTable {
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly width: number;
}

/** The first line is a heading if it has a name that columns have. */
export function matchTable(lines: readonly string[], matching: Matching, mayHaveHeader: boolean): MatchTable {
  const first = lines[0] ?? '';
  const isHeader = (cells: readonly string[]) =>
    mayHaveHeader && rolesOf(cells, matching).some((role) => role !== '-');
  // In a table with a heading a comma may be what separates, too.
  const commas = cellsOf(first, ',');
  const delimiter = delimiterOf(lines) ?? (commas.length > 1 && isHeader(commas) ? ',' : undefined);
  const all = lines.map((line) => cellsOf(line, delimiter));
  const hasHeader = isHeader(all[0] ?? []);
  const rows = hasHeader ? all.slice(1) : all;
  return {
    header: hasHeader ? (all[0] as readonly string[]) : [],
    rows,
    width: Math.max(0, ...all.map((cells) => cells.length)),
  };
}

export function rolesOf(header: readonly string[], { columns }: Matching): readonly Role[] {
  return header.map((name) => {
    const key = fold(name).trim();
    return (['own', 'within', 'both'] as const).find((role) => columns[role].includes(key)) ?? '-';
  });
}

/** As a form sends them; undefined where they are to be found out. */
export function readRoles(text: string | null): readonly Role[] | undefined {
  const roles = (text ?? '').split(',').map((name) => ROLES.find((role) => role === name));
  return roles.every((role) => role !== undefined) ? (roles as Role[]) : undefined;
}

/** As the operation takes them. */
export function rowOf(cells: readonly string[], roles: readonly Role[], { columns }: Matching): Row {
  return Object.fromEntries(
    roles.flatMap((role, index) =>
      role === '-' || !cells[index] ? [] : [[columns[role][0] as string, cells[index]]],
    ),
  );
}

/** Rows that are tried, and columns that are looked at. */
const [SAMPLE, MOST_COLUMNS] = [20, 4];

/** The reading by which most of the first rows are matched; of equals, the simplest. */
export function* likelyRoles(
  { batch, shown }: MatchTool,
  catalog: Catalog,
  { header, rows, width }: MatchTable,
): YieldingWork<readonly Role[]> {
  const matching = shown.family.matching as Matching;
  if (header.length > 0) return rolesOf(header, matching);
  if (width <= 1) return ['both'];
  let best: { readonly roles: readonly Role[]; readonly matched: number } = { roles: ['both'], matched: -1 };
  for (const roles of readings(Math.min(width, MOST_COLUMNS))) {
    let matched = 0;
    for (const [index, cells] of rows.slice(0, SAMPLE).entries()) {
      if (index % batch.rowsInAStep === 0) yield;
      const found = batch.answer(catalog, rowOf(cells, roles, matching));
      if (!isWrong(found) && found.status === 'matched') matched++;
    }
    if (matched > best.matched) best = { roles, matched };
  }
  return best.roles;
}

/** Each two columns in either order, then each by itself. */
function readings(width: number): readonly (readonly Role[])[] {
  const places = Array.from({ length: width }, (_, index) => index);
  const reading = (roles: Readonly<Record<number, Role>>) => places.map((place) => roles[place] ?? '-');
  return [
    ...places.flatMap((own) =>
      places
        .filter((within) => within !== own)
        .map((within) => reading({ [own]: 'own', [within]: 'within' })),
    ),
    ...places.map((both) => reading({ [both]: 'both' })),
  ];
}
