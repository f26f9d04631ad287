// The script of the map, for zooming, moving, points, locating, and other views without loading the page again.

import { type MapPlaces, onEarth, onMap } from '../drawing/map-places.js';
import { hrefOf, linked, locatePoint, tell } from './script/announce.js';
import { boxIn, followCamera, writeCamera } from './script/camera.js';
import { acts, addGestures } from './script/gestures.js';
import { addHighlight } from './script/highlight.js';
import { addKeeping } from './script/keep-files.js';
import { addLabels } from './script/labels.js';
import { readMapData } from './script/map-data.js';
import { createMapView, readBox } from './script/map-view.js';
import { addPlaces } from './script/places.js';
import { addPointsLayer } from './script/points-layer.js';
import { fetchView, swapView } from './script/swap-view.js';

const root = document.querySelector<HTMLElement>('.explore');
const pane = root?.querySelector<HTMLElement>('.pane');
const svg = root?.querySelector<SVGSVGElement>('svg.ground');
const above = root?.querySelector<SVGSVGElement>('svg.above');
if (root && pane && svg && above) enhance(root, pane, svg, above);

function enhance(root: HTMLElement, pane: HTMLElement, svg: SVGSVGElement, above: SVGSVGElement): void {
  const places: MapPlaces = JSON.parse(svg.dataset.places ?? '[]');
  const levels = (root.dataset.levels ?? '').split(' ');
  let data = readMapData(root);
  const view = createMapView(pane, svg, above);
  const refreshLabels = addLabels(view, () => data);
  const layer = addPointsLayer(view);
  const highlight = addHighlight(root, view, () => data, layer.at);
  const shownPlaces = addPlaces(root, view, layer, places);
  let latest = 0;

  /** The chosen places stay. Without `home`, the map also keeps its position. */
  async function go(href: string, { isNew = true, isHome = true, focus = '' } = {}): Promise<void> {
    const mine = ++latest;
    const url = new URL(href, location.href);
    if (isNew) shownPlaces.keepIn(url);
    pane.setAttribute('aria-busy', 'true');
    const next = await fetchView(url);
    if (mine !== latest) return;
    pane.removeAttribute('aria-busy');
    if (next === undefined) return tell(root, root.dataset.failed ?? '');
    const box = next.querySelector('svg.ground')?.getAttribute('viewBox');
    swapView(root, next);
    data = readMapData(root);
    highlight.clear();
    if (box) view.setHome(readBox(box));
    if (isNew) {
      if (!isHome) writeCamera(url, view, places);
      history.pushState(null, '', url);
    }
    const camera = boxIn(url, view, places);
    if (camera !== undefined) view.show(camera);
    else if (isHome && box) view.show(readBox(box));
    refreshLabels();
    told();
    if (focus !== '') root.querySelector<HTMLElement>(focus)?.focus();
  }

  /** The view of an area, with the measure, the year and the points of this one. */
  function hrefOfArea(key: string): string {
    const [level = '', id = ''] = key.split('-');
    const url = new URL(location.href);
    const kept = [...url.searchParams].filter(([name]) => !levels.includes(name) && !LEFT.includes(name));
    return `?${new URLSearchParams([[level, id], ...kept])}`;
  }

  function tap(event: MouseEvent): void {
    const point = layer.at(event.clientX, event.clientY);
    if (point !== undefined) {
      layer.pin(point);
      highlight.tellPoint(point, event.clientX, event.clientY);
      tell(root, linked(point.href, point.name), ` · ${point.family}`);
      return;
    }
    layer.pin(undefined);
    const at = view.onMap(event.clientX, event.clientY);
    const { latitude, longitude } = onEarth(places, at.x, at.y);
    locate(latitude, longitude, 'there');
    const key =
      event.target instanceof Element
        ? event.target.closest<SVGPathElement>('[data-area]')?.dataset.area
        : undefined;
    if (key !== undefined) go(hrefOfArea(key));
  }

  async function locate(latitude: number, longitude: number, how: 'here' | 'there') {
    if (how === 'here') layer.pin(onMap(places, longitude, latitude));
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
        // The parent of the smallest area shows both.
        const area = found?.areas[1] ?? found?.areas[0];
        if (area !== undefined) await go(hrefOf(area));
      },
      () => tell(root, root.dataset.refused ?? ''),
    );
  }

  /** The links to the current view, which are the page in the other language and the citation. */
  function told(): void {
    const link = document.querySelector<HTMLAnchorElement>('a.language');
    if (link !== null) link.search = location.search;
    const cited = root.querySelector('.map-cite .origin')?.nextSibling;
    if (cited) cited.textContent = `${location.pathname}${location.search}`;
  }

  addGestures(view, tap);
  addKeeping(root, view, () => data, layer);
  const asked = boxIn(new URL(location.href), view, places);
  if (asked !== undefined) view.show(asked, true);
  refreshLabels();
  followCamera(view, places, told);
  told();

  const tools = root.querySelector<HTMLElement>('.tools');
  tools?.addEventListener('click', ({ target }) => {
    const act = target instanceof Element ? target.closest<HTMLElement>('button')?.dataset.do : undefined;
    if (act === 'position') usePosition();
    else if (act !== undefined) acts[act as keyof typeof acts]?.(view);
  });

  const form = root.querySelector<HTMLFormElement>('form.view');
  form?.addEventListener('submit', (event) => event.preventDefault());
  /** The slider and the number of the year have the same value. */
  form?.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.closest('.slider') === null) return;
    for (const each of target.closest('.slider')?.querySelectorAll('input') ?? []) each.value = target.value;
  });
  form?.addEventListener('change', ({ target }) => {
    const isYear = target instanceof HTMLInputElement && target.closest('.slider') !== null;
    if (!(target instanceof HTMLSelectElement || isYear) || target.value === '') return;
    const name = isYear ? 'year' : target.name;
    const url = new URL(location.href);
    // Areas of another level belong to the view of the whole country.
    const isLevel = name === 'areas';
    if (isLevel) for (const each of [...levels, ...LEFT]) url.searchParams.delete(each);
    url.searchParams.set(name, target.value);
    go(url.href, { isHome: isLevel });
  });

  root.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link === null || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (link.origin !== location.origin || link.pathname !== location.pathname) return;
    if (link.closest('.all-areas') !== null) return;
    event.preventDefault();
    go(link.href, {
      isHome: link.closest('.finer') === null,
      focus: link.closest('.areas-listed') === null ? '' : '#picked',
    });
  });
  addEventListener('popstate', () => {
    shownPlaces.readFrom(new URL(location.href));
    go(location.href, { isNew: false });
  });
}

/** Parameters that a link to another area does not keep. */
const LEFT = ['areas', 'record', 'centre', 'zoom', 'borders'];

/** Rounds to the precision of borders. */
const roundedDegrees = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
