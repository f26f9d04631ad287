// Reads the values of a form for an operation, in the order of a request.
import { filterValue, type TriedValue } from '../try-request.js';

export function valuesIn(form: HTMLFormElement): readonly TriedValue[] {
  return [...form.querySelectorAll<HTMLElement>('[data-name], [data-row]')].map((element) => {
    if (element.dataset.row !== undefined) return valueOfRow(element);
    const { name = '', in: place } = element.dataset;
    return { in: place === 'path' ? 'path' : 'query', name, value: enteredIn(element) };
  });
}

function enteredIn(element: HTMLElement): string {
  if (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) return element.value;
  const others = element.querySelector<HTMLInputElement>('input[type=text]')?.value.trim() ?? '';
  return [...ticksIn(element), ...(others === '' ? [] : [others])].join();
}

const ticksIn = (element: HTMLElement) =>
  [...element.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value);

/** Lists of checkboxes are closed at first, so the number of checked ones is shown outside. */
export function countTicks(form: HTMLFormElement): void {
  for (const list of form.querySelectorAll<HTMLElement>('.try-ticks')) {
    const count = enteredIn(list).split(',').filter(Boolean).length;
    const place = list.querySelector('.try-count');
    if (place !== null) place.textContent = count === 0 ? '' : String(count);
  }
}

/** Adds and removes rows of filters, and adapts their comparisons and entries to the field. */
export function enhanceFilters(filters: HTMLElement, changed: () => void): { readonly clear: () => void } {
  const add = filters.querySelector<HTMLButtonElement>('button[data-add]') as HTMLButtonElement;
  const template = filters.querySelector('template') as HTMLTemplateElement;
  const ways = [...template.content.querySelectorAll<HTMLOptionElement>('[data-part=way] option')];
  const rows = () => [...filters.querySelectorAll<HTMLElement>('[data-row]')];

  add.addEventListener('click', () => {
    add.before(document.importNode(template.content, true));
    const row = rows().at(-1) as HTMLElement;
    suit(row, ways);
    partsOf(row).field.focus();
    changed();
  });
  filters.addEventListener('change', ({ target }) => {
    const row = (target as Element).closest<HTMLElement>('[data-row]');
    if (row !== null && target instanceof HTMLSelectElement) suit(row, ways);
  });
  filters.addEventListener('click', ({ target }) => {
    const row = (target as Element).closest('[data-remove]')?.closest<HTMLElement>('[data-row]');
    if (!row) return;
    const place = rows().indexOf(row);
    row.remove();
    // The button of the next row is now in this place, if there is one.
    (rows()[place]?.querySelector<HTMLElement>('[data-remove]') ?? add).focus();
    changed();
  });
  return {
    clear: () => {
      for (const row of rows()) row.remove();
    },
  };
}

function valueOfRow(row: HTMLElement): TriedValue {
  const { field, way, value, choice } = partsOf(row);
  return filterValue(field.value, way.value, value.hidden ? choice.value : value.value);
}

interface RowParts {
  readonly field: HTMLSelectElement;
  readonly way: HTMLSelectElement;
  readonly value: HTMLInputElement;
  readonly choice: HTMLSelectElement;
}

function partsOf(row: HTMLElement): RowParts {
  const part = <Part extends HTMLElement>(name: string) =>
    row.querySelector<Part>(`[data-part=${name}]`) as Part;
  return { field: part('field'), way: part('way'), value: part('value'), choice: part('switch') };
}

/** Shows the comparisons of the field, and the entry for its value. */
function suit(row: HTMLElement, all: readonly HTMLOptionElement[]): void {
  const { field, way, value, choice } = partsOf(row);
  const { entry = 'text', ways = '' } = field.selectedOptions[0]?.dataset ?? {};
  const wanted = way.value;
  const offered = ways.split(' ').flatMap((operator) => {
    const named = all.filter((option) => option.value === operator);
    return named.find((option) => (option.dataset.days !== undefined) === (entry === 'date')) ?? named;
  });
  way.replaceChildren(...offered.map((option) => option.cloneNode(true)));
  if (offered.some((option) => option.value === wanted)) way.value = wanted;
  const isList = way.value === 'in';
  const isSwitch = way.value === 'null' || (entry === 'switch' && !isList);
  choice.hidden = !isSwitch;
  value.hidden = isSwitch;
  value.type = isList || entry === 'switch' ? 'text' : entry;
  value.step = 'any';
  value.placeholder = isList ? (value.dataset.list ?? '') : '';
}
