// The names on the map: letters stay as large as they are on the screen, and the nearer one comes, the more names there is room for.
import { fittingLabels, type MapLabel } from '../fitting-labels.js';
import type { MapView } from './map-view.js';

/** Pixels. */
const LETTERS = 12;
/** Milliseconds of rest before names come and go. */
const LABEL_REST = 80;

interface Labels {
  /** After another view was put in. */
  readonly refresh: () => void;
}

interface VisibleLabel extends MapLabel {
  readonly element: Element;
}

export function addLabels(view: MapView): Labels {
  let labels: readonly VisibleLabel[] = [];
  let resting: ReturnType<typeof setTimeout> | undefined;

  const letters = () => LETTERS * view.unit();
  const size = () => view.svg.querySelector('.labels')?.setAttribute('font-size', String(letters()));

  function choose(): void {
    const fitting = fittingLabels(labels, letters(), view.box());
    for (const label of labels) label.element.classList.toggle('small', !fitting.has(label));
  }

  function refresh(): void {
    labels = [...view.svg.querySelectorAll<SVGTextElement>('.labels text')].map((element) => {
      const [width = 0, height = 0] = (element.dataset.room ?? '').split(' ').map(Number);
      const [x, y] = [Number(element.getAttribute('x')), Number(element.getAttribute('y'))];
      return { element, text: element.textContent ?? '', x, y, width, height };
    });
    size();
    choose();
  }

  view.changed(() => {
    size();
    clearTimeout(resting);
    resting = setTimeout(choose, LABEL_REST);
  });
  refresh();
  return { refresh };
}

interface Highlight {
  /** After another view was put in. */
  readonly refresh: () => void;
}

/** An area and its line in the table light up together, whichever of them is pointed at or has the focus; the map shows its name. */
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
