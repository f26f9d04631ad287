// The form of a table has the same values as its URL, and is set to the URL when the reader goes back.
import { LIST_PARAMETER } from '../../shell/record-links.js';
import { countedName, type NameOfKey, nameWithoutCount, type RowGroup } from '../table-parts.js';
import { GROUP, readTableQuery, type TableQuery } from '../table-query.js';
import { equalityOf, fieldNamed, type TableSpec } from '../table-spec.js';
import type { LoadedRows } from './load-rows.js';

type FormControl = HTMLInputElement | HTMLSelectElement;

export const isEntry = (target: unknown): target is FormControl =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement;

/** The query for the first page. */
export function queryInForm(spec: TableSpec, form: HTMLFormElement): TableQuery {
  const pairs = [...new FormData(form)].map(([name, value]): [string, string] => [name, String(value)]);
  return readTableQuery(spec, pairs);
}

export function setForm(form: HTMLFormElement, { options, sort, columns, group }: TableQuery): void {
  const given = new Map(options);
  for (const entry of form.elements) {
    if (!isEntry(entry) || entry.name === '') continue;
    if (entry.type === 'checkbox') {
      const { value, name } = entry;
      (entry as HTMLInputElement).checked =
        name === 'fields' ? columns.includes(value) : given.get(name) === value;
    } else if (entry.name === 'sortBy') entry.value = sort;
    else if (entry.name === GROUP) entry.value = group ?? '';
    else if (entry.name !== 'fields' && entry.name !== LIST_PARAMETER)
      entry.value = given.get(entry.name) ?? '';
  }
  showFilters(form, columns);
}

/** The filters of visible columns, and those in use. */
export function showFilters(form: HTMLFormElement, columns: readonly string[]): void {
  for (const fields of form.querySelectorAll<HTMLElement>('.filters [data-field]')) {
    const isUsed = [...fields.querySelectorAll<FormControl>('input, select')].some(
      ({ value }) => value !== '',
    );
    fields.hidden = !isUsed && !columns.includes(fields.dataset.field as string);
  }
}

/** The choices of a filter are all the records that its field can name. */
export function namesInForm(form: HTMLFormElement): NameOfKey {
  const known = new Map<string, ReadonlyMap<string, string>>();
  const namesOf = (field: string) => {
    const options = form.querySelectorAll<HTMLOptionElement>(`[data-field="${field}"] option`);
    return new Map([...options].map(({ value, text }) => [value, nameWithoutCount(text)]));
  };
  return ({ name }, id) => {
    const names = known.get(name) ?? namesOf(name);
    known.set(name, names);
    return names.get(String(id));
  };
}

/** The rows by the values of a field, counted in the browser after each filter. */
function countsBy({ rows, select }: LoadedRows, field: string, query: TableQuery) {
  const counts = new Map<string, number>();
  for (const place of select(query)) {
    const value = String(rows[place]?.[field] ?? '');
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

/** Counts the choices of the visible filters, whose fields were loaded with the rows. */
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

/** Largest group first. */
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
