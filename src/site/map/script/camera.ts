// The visible part of the map in the URL, as the middle in degrees and the zoom.
import { type MapPlaces, onEarth, onMap } from '../../drawing/map-places.js';
import type { MapView } from './map-view.js';

const [CENTRE, ZOOM] = ['centre', 'zoom'];
/** Milliseconds of rest before the URL follows the map. */
const REST = 250;

/** About a tenth of a pixel at the deepest zoom. */
const degrees = (value: number) => String(Math.round(value * 1e5) / 1e5);

/** Undefined if the URL has no such part. */
export function boxIn(url: URL, view: MapView, places: MapPlaces) {
  const [latitude = Number.NaN, longitude = Number.NaN] = (url.searchParams.get(CENTRE) ?? '')
    .split(',')
    .map(Number);
  const zoom = Number(url.searchParams.get(ZOOM) ?? Number.NaN);
  if (!(Number.isFinite(latitude) && Number.isFinite(longitude) && zoom >= 1)) return undefined;
  const { x, y } = onMap(places, longitude, latitude);
  const [width, height] = [view.whole().width / zoom, view.whole().height / zoom];
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** The initial view of the page needs no part in the URL. */
export function writeCamera(url: URL, view: MapView, places: MapPlaces): void {
  url.searchParams.delete(CENTRE);
  url.searchParams.delete(ZOOM);
  if (view.isAtHome()) return;
  const { x, y, width, height } = view.box();
  const { latitude, longitude } = onEarth(places, x + width / 2, y + height / 2);
  const zoom = Math.round((view.whole().width / width) * 1000) / 1000;
  const query = `${CENTRE}=${degrees(latitude)},${degrees(longitude)}&${ZOOM}=${Math.max(1, zoom)}`;
  url.search = `${url.search}${url.search === '' ? '?' : '&'}${query}`;
}

/** The URL shows the current view whenever the map rests. */
export function followCamera(view: MapView, places: MapPlaces, told: () => void): void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  view.changed(() => {
    clearTimeout(resting);
    resting = setTimeout(() => {
      const url = new URL(location.href);
      writeCamera(url, view, places);
      if (url.href === location.href) return;
      history.replaceState(null, '', url);
      told();
    }, REST);
  });
}
