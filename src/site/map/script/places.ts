// The families shown as points, with their checkboxes, the URL, and the list of visible records.
import type { MapPlaces } from '../../drawing/map-places.js';
import { linked, tell } from './announce.js';
import type { MapView } from './map-view.js';
import { type addPointsLayer, type MapPoint, pointsOf } from './points-layer.js';

const LISTED = 12;
/** Milliseconds of rest before the list follows the map. */
const REST = 150;
const NAME = 'points';

export function addPlaces(
  root: HTMLElement,
  view: MapView,
  layer: ReturnType<typeof addPointsLayer>,
  places: MapPlaces,
): { readonly keepIn: (url: URL) => void; readonly readFrom: (url: URL) => void } {
  const fieldset = root.querySelector<HTMLFieldSetElement>('form.view fieldset');
  const boxes = [...root.querySelectorAll<HTMLInputElement>('input[name=points]')];
  const section = root.querySelector<HTMLElement>('.in-view');
  const ticked = () => boxes.filter(({ checked }) => checked);
  let latest = 0;
  let isComplete = false;
  let resting: ReturnType<typeof setTimeout> | undefined;

  const keepIn = (url: URL) => {
    const names = ticked().map(({ value }) => value);
    url.searchParams.delete(NAME);
    if (names.length > 0)
      url.search = `${url.search}${url.search === '' ? '?' : '&'}${NAME}=${names.join(',')}`;
  };

  async function show(): Promise<void> {
    const mine = ++latest;
    isComplete = false;
    const all = await Promise.all(ticked().map((box) => pointsOf(box, places))).catch(() => undefined);
    if (mine !== latest) return;
    isComplete = true;
    if (all === undefined) return tell(root, root.dataset.failed ?? '');
    layer.set(all);
    list();
  }

  function list(): void {
    if (section === null || !isComplete) return;
    const families = layer.inView();
    section.hidden = families.length === 0;
    // Each family has a share of the list, so that a larger family does not displace a smaller one.
    const share = Math.max(2, Math.floor(LISTED / families.length));
    section.querySelector('ul')?.replaceChildren(...families.flatMap((points) => linesOf(points, share)));
  }

  function linesOf(points: readonly MapPoint[], most: number): readonly HTMLElement[] {
    const { family = '', table = '' } = points[0] ?? {};
    const rest = (points.length - most).toLocaleString(document.documentElement.lang);
    const more = linked(table, (root.dataset.more ?? '#').replace('#', rest));
    more.lang = document.documentElement.lang;
    const links = points.slice(0, most).map(({ href, name }) => linked(href, name));
    return [...links, ...(points.length > most ? [more] : [])].map((link) => {
      const line = document.createElement('li');
      line.append(link, ` · ${family}`);
      return line;
    });
  }

  fieldset?.addEventListener('change', () => {
    const url = new URL(location.href);
    keepIn(url);
    history.replaceState(null, '', url);
    show();
  });
  view.changed(() => {
    clearTimeout(resting);
    resting = setTimeout(list, REST);
  });
  show();
  return {
    keepIn,
    readFrom: (url) => {
      const names = url.searchParams.get(NAME)?.split(',') ?? [];
      for (const box of boxes) box.checked = names.includes(box.value);
      show();
    },
  };
}
