// The values of a form that tries an operation, in the order in which a request names them.
import type { TriedValue } from '../try-request.js';
import { valueOfRow } from './filter-rows.js';

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

/** Lists of ticks are closed at first: the number of set ones is shown outside. */
export function countTicks(form: HTMLFormElement): void {
  for (const list of form.querySelectorAll<HTMLElement>('.try-ticks')) {
    const count = enteredIn(list).split(',').filter(Boolean).length;
    const place = list.querySelector('.try-count');
    if (place !== null) place.textContent = count === 0 ? '' : String(count);
  }
}
