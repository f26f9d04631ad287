// The rows of a table by the values of a field, counted in the browser as they are narrowed.
import { countedName, nameWithoutCount, type RowGroup } from '../table-parts.js';
import type { TableQuery } from '../table-query.js';
import { equalityOf, fieldNamed, type TableSpec } from '../table-spec.js';
import type { LoadedRows } from './load-rows.js';

function countsBy(
  { rows, select }: LoadedRows,
  field: string,
  query: TableQuery,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const place of select(query)) {
    const value = String(rows[place]?.[field] ?? '');
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

/** In the choices of the filters in sight, whose fields were loaded with the rows. */
export function showCounts(
  form: HTMLFormElement,
  spec: TableSpec,
  loaded: LoadedRows,
  query: TableQuery,
): void {
  for (const field of spec.facets) {
    const box = form.querySelector<HTMLElement>(`[data-field="${field}"]`);
    const name = equalityOf(spec, field)?.name;
    if (box === null || box.hidden) continue;
    const options = query.options.filter(([given]) => given !== name);
    const counts = countsBy(loaded, field, { ...query, options });
    for (const option of box.querySelectorAll('option'))
      if (option.value !== '')
        option.textContent = countedName(spec, nameWithoutCount(option.text), counts.get(option.value) ?? 0);
  }
}

/** The largest first. */
export function groupsOf(
  form: HTMLFormElement,
  spec: TableSpec,
  loaded: LoadedRows,
  query: TableQuery,
): readonly RowGroup[] {
  const field = fieldNamed(spec, query.group ?? '')?.name;
  if (field === undefined) return [];
  const options = form.querySelectorAll<HTMLOptionElement>(`[data-field="${field}"] option`);
  const names = new Map([...options].map(({ value, text }) => [value, nameWithoutCount(text)]));
  return [...countsBy(loaded, field, query)]
    .map(([value, count]) =>
      value === ''
        ? { value: undefined, name: spec.words.unknown, count }
        : { value, name: names.get(value) ?? value, count },
    )
    .sort((a, b) => b.count - a.count);
}
