// The names on the map: letters stay as large as they are on the screen, and the nearer one comes, the more names there is room for.
import { fittingLabels } from '../fitting-labels.js';
import type { MapData } from './map-data.js';
import type { MapView } from './map-view.js';

/** Pixels. */
const LETTERS = 12;
/** Milliseconds of rest before names come and go. */
const LABEL_REST = 80;

/** Returns what to do after another view was put in. */
export function addLabels(view: MapView, data: () => MapData): () => void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  const letters = () => LETTERS * view.unit();
  const group = view.above.querySelector('.labels');
  const size = () => group?.setAttribute('font-size', String(letters()));

  /** Those that are seen are the only ones in the page. */
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
