// An area and its line in the table light up together, whichever of them is pointed at or has the focus; the map shows its name.

interface Highlight {
  /** After another view was put in. */
  readonly refresh: () => void;
}

export function addHighlight(root: HTMLElement): Highlight {
  const named = root.querySelector<HTMLElement>('.named');
  const labels = new Map<string, string>();

  /** Else the browser would show them as well, a second later. */
  function refresh(): void {
    for (const title of root.querySelectorAll('a[data-area] > title')) {
      labels.set((title.parentElement as HTMLElement | null)?.dataset.area ?? '', title.textContent ?? '');
      title.remove();
    }
  }

  function light(key: string | undefined): void {
    for (const lit of root.querySelectorAll('.lit')) lit.classList.remove('lit');
    if (key !== undefined)
      for (const element of root.querySelectorAll(`[data-area="${key}"]`)) element.classList.add('lit');
    if (named === null) return;
    named.hidden = key === undefined;
    named.textContent = labels.get(key ?? '') ?? '';
  }

  const keyAt = ({ target }: Event) =>
    target instanceof Element ? target.closest<HTMLElement>('[data-area]')?.dataset.area : undefined;
  for (const name of ['pointerover', 'focusin'] as const)
    root.addEventListener(name, (event) => light(keyAt(event)));
  root.addEventListener('pointerleave', () => light(undefined));
  refresh();
  return { refresh };
}
