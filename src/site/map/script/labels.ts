// The names on the map. Letters keep their size on the screen, so a larger zoom has room for more names.
import { fittingLabels } from '../fitting-labels.js';
import type { MapData } from './map-data.js';
import type { MapView } from './map-view.js';

/** Pixels. */
const LETTERS = 12;
/** Milliseconds of rest before the names change. */
const LABEL_REST = 80;

/** Returns the function to call after another view is shown. */
export function addLabels(view: MapView, data: () => MapData): () => void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  const letters = () => LETTERS * view.unit();
  const group = view.above.querySelector('.labels');
  const size = () => group?.setAttribute('font-size', String(letters()));

  /** The page contains only the visible names. */
  function choose(): void {
    const fitting = fittingLabels(data().areas, letters(), view.box());
    group?.replaceChildren(
      ...fitting.map(({ text, x, y }) => {
        const label = document.createElementNS('http://www.w3.org/2000/svg', 'text');
        label.setAttribute('x', String(x));
        label.setAttribute('y', String(y));
        label.textContent = text;
        return label;
      }),
    );
  }

  function refresh(): void {
    size();
    choose();
  }

  view.changed(() => {
    size();
    clearTimeout(resting);
    resting = setTimeout(choose, LABEL_REST);
  });
  refresh();
  return refresh;
}
