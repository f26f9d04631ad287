// Offers a choice that was made in one row to the rows with the same text.

type Tell = (text: string) => void;

export interface EqualWords {
  readonly equal?: string | undefined;
  readonly equalOne?: string | undefined;
  readonly applied?: string | undefined;
}

/** Rows that are equal but for their number, and not chosen yet. */
export function offerToEqualRows(select: HTMLSelectElement, words: EqualWords, tell: Tell): void {
  const row = select.closest('tr');
  row?.querySelector('.equal')?.remove();
  if (row === null || select.value === '') return;
  const key = keyOf(row);
  const others = [...(row.parentElement?.querySelectorAll<HTMLTableRowElement>('tr') ?? [])].flatMap(
    (other) => {
      const choice = other === row ? null : other.querySelector('select');
      return choice !== null && choice.value === '' && keyOf(other) === key ? [choice] : [];
    },
  );
  if (others.length === 0) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button quiet equal';
  const label = others.length === 1 ? words.equalOne : words.equal;
  button.textContent = (label ?? '').replace('#', String(others.length));
  button.addEventListener('click', () => {
    for (const choice of others) {
      choice.value = select.value;
      choice.dispatchEvent(new CustomEvent('change', { detail: 'equal' }));
    }
    button.remove();
    select.focus();
    tell((words.applied ?? '').replace('#', String(others.length)));
  });
  select.after(button);
}

/** Its cells as they were typed. */
const keyOf = (row: HTMLTableRowElement): string =>
  JSON.stringify(
    [...row.cells]
      .slice(1, -1)
      .flatMap((cell) => (cell.classList.contains('chosen') ? [] : [cell.textContent])),
  );
