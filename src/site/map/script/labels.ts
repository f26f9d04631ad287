// The names on the map: letters stay as large as they are on the screen, and the nearer one comes, the more names there is room for.
import { fittingLabels, type MapLabel } from '../fitting-labels.js';
import type { MapView } from './map-view.js';

/** Pixels. */
const LETTERS = 12;
/** Milliseconds of rest before names come and go. */
const REST = 80;

interface Labels {
  /** After another view was put in. */
  readonly refresh: () => void;
}

interface Shown extends MapLabel {
  readonly element: Element;
}

export function addLabels(view: MapView): Labels {
  let labels: readonly Shown[] = [];
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
    resting = setTimeout(choose, REST);
  });
  refresh();
  return { refresh };
}
