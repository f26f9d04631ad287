// The script of the map: zooming and moving, points, locating, and other views without loading the page again.

import { type MapPlaces, onEarth, onMap } from '../drawing/map-places.js';
import { hrefOf, linked, locatePoint, tell } from './script/announce.js';
import { acts, addGestures } from './script/gestures.js';
import { addHighlight, addLabels } from './script/labels.js';
import { createMapView, readBox } from './script/map-view.js';
import { addPlaces } from './script/places.js';
import { addPointsLayer, type MapPoint } from './script/points-layer.js';
import { fetchView, swapView } from './script/swap-view.js';

const root = document.querySelector<HTMLElement>('.explore');
const pane = root?.querySelector<HTMLElement>('.pane');
const svg = root?.querySelector<SVGSVGElement>('svg');
if (root && pane && svg) enhance(root, pane, svg);

function enhance(root: HTMLElement, pane: HTMLElement, svg: SVGSVGElement): void {
  const places: MapPlaces = JSON.parse(svg.dataset.places ?? '[]');
  const levels = (root.dataset.levels ?? '').split(' ');
  const view = createMapView(pane, svg);
  const highlight = addHighlight(root);
  const labels = addLabels(view);
  const layer = addPointsLayer(view);
  const shownPlaces = addPlaces(root, view, layer, places);
  let latest = 0;

  /** Keeps the shown places. */
  async function go(href: string, isNew = true, focus?: string): Promise<void> {
    const mine = ++latest;
    const url = new URL(href, location.href);
    if (isNew) shownPlaces.keepIn(url);
    pane.setAttribute('aria-busy', 'true');
    const next = await fetchView(url);
    if (mine !== latest) return;
    pane.removeAttribute('aria-busy');
    if (next === undefined) return tell(root, root.dataset.failed ?? '');
    if (isNew) history.pushState(null, '', url);
    const box = next.querySelector('.explore svg')?.getAttribute('viewBox');
    swapView(root, next);
    highlight.refresh();
    labels.refresh();
    if (box) view.show(readBox(box));
    keepLanguage();
    if (focus !== undefined) root.querySelector<HTMLElement>(focus)?.focus();
  }

  function tap(event: MouseEvent): void {
    const point = layer.at(event.clientX, event.clientY);
    if (point !== undefined) {
      tellPoint(point);
      return;
    }
    const at = view.onMap(event.clientX, event.clientY);
    const { latitude, longitude } = onEarth(places, at.x, at.y);
    locate(latitude, longitude, 'there');
    const area = event.target instanceof Element ? event.target.closest('a[data-area]') : null;
    if (area !== null) go(area.getAttribute('href') ?? '');
  }

  function tellPoint(point: MapPoint): void {
    layer.pin(point);
    tell(root, linked(point.href, point.name), ` · ${point.family}`);
  }

  async function locate(latitude: number, longitude: number, how: 'here' | 'there') {
    layer.pin(onMap(places, longitude, latitude));
    const found = await locatePoint(root, roundedDegrees(latitude), roundedDegrees(longitude));
    if (found === undefined) {
      tell(root, root.dataset.failed ?? '');
      return undefined;
    }
    const [before, after] = (root.dataset[found.kilometres === undefined ? how : 'outside'] ?? '#').split(
      '#',
    );
    const names = found.areas.flatMap((area, index) => [
      index === 0 ? '' : ', ',
      linked(hrefOf(area), area.name),
    ]);
    const away =
      found.kilometres === undefined
        ? ''
        : ` (${found.kilometres.toLocaleString(document.documentElement.lang)} km)`;
    tell(root, before ?? '', ...names, away, after ?? '');
    return found;
  }

  function usePosition(): void {
    navigator.geolocation.getCurrentPosition(
      async ({ coords: { latitude, longitude } }) => {
        const found = await locate(latitude, longitude, 'here');
        // The area around the smallest one shows both.
        const area = found?.areas[1] ?? found?.areas[0];
        if (area !== undefined) await go(hrefOf(area));
      },
      () => tell(root, root.dataset.refused ?? ''),
    );
  }

  /** The same view in the other language. */
  function keepLanguage(): void {
    const link = document.querySelector<HTMLAnchorElement>('a.language');
    if (link !== null) link.search = location.search;
  }

  addGestures(view, tap);
  keepLanguage();

  const tools = root.querySelector<HTMLElement>('.tools');
  tools?.addEventListener('click', ({ target }) => {
    const act = target instanceof Element ? target.closest<HTMLElement>('button')?.dataset.do : undefined;
    if (act === 'position') usePosition();
    else if (act !== undefined) acts[act as keyof typeof acts]?.(view);
  });

  const form = root.querySelector<HTMLFormElement>('form.view');
  form?.addEventListener('submit', (event) => event.preventDefault());
  form?.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLSelectElement)) return;
    const url = new URL(location.href);
    // Areas of another level are those of the whole country.
    if (target.name === 'areas') for (const level of levels) url.searchParams.delete(level);
    url.searchParams.set(target.name, target.value);
    go(url.href);
  });

  root.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link === null || pane.contains(link) || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (link.origin !== location.origin || link.pathname !== location.pathname) return;
    event.preventDefault();
    go(link.href, true, link.closest('.areas-listed') === null ? undefined : '#picked');
  });
  addEventListener('popstate', () => {
    shownPlaces.readFrom(new URL(location.href));
    go(location.href, false);
  });
}

/** Rounds to the precision of borders. */
const roundedDegrees = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
