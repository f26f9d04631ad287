// Highlights the area or point at the pointer by an outline above all areas, by its line in the list, and by its name and value beside the
// pointer. A point has priority over the area below it.
import type { MapData } from './map-data.js';
import type { MapView } from './map-view.js';
import type { MapPoint } from './points-layer.js';

/** Pixels between the pointer and the name. */
const AWAY = 14;

interface AreaHighlight {
  /** Clears the highlight after the map has moved or shows another view. */
  readonly clear: () => void;
  readonly tellPoint: (point: MapPoint, clientX: number, clientY: number) => void;
}

export function addHighlight(
  root: HTMLElement,
  view: MapView,
  data: () => MapData,
  pointAt: (clientX: number, clientY: number) => MapPoint | undefined,
): AreaHighlight {
  const named = root.querySelector<HTMLElement>('.named');
  const outlines = view.above.querySelector('.outlines');
  let shown: string | undefined;

  function outline(key: string | undefined): void {
    if (key === shown) return;
    shown = key;
    for (const lit of root.querySelectorAll('.lit')) lit.classList.remove('lit');
    outlines?.querySelector('.pointed')?.remove();
    if (key === undefined) return;
    root.querySelector(`tr[data-area="${key}"]`)?.classList.add('lit');
    const line = view.svg.querySelector(`path[data-area="${key}"]`)?.cloneNode() as
      | SVGPathElement
      | undefined;
    if (line === undefined) return;
    line.setAttribute('class', 'pointed');
    line.removeAttribute('data-area');
    outlines?.append(line);
  }

  /** Places an element beside a position in the pane where there is room. */
  function tell(text: string | undefined, x = 0, y = 0): void {
    if (named === null) return;
    named.hidden = text === undefined;
    if (text === undefined) return;
    named.textContent = text;
    const { clientWidth: wide, clientHeight: tall } = view.pane;
    const { offsetWidth: width, offsetHeight: height } = named;
    const left = x + AWAY + width > wide ? x - AWAY - width : x + AWAY;
    const top = y + AWAY + height > tall ? y - AWAY - height : y + AWAY;
    named.style.left = `${Math.max(0, Math.min(left, wide - width))}px`;
    named.style.top = `${Math.max(0, top)}px`;
  }

  function clear(): void {
    outline(undefined);
    tell(undefined);
  }

  const keyOf = ({ target }: Event) =>
    target instanceof Element ? target.closest<HTMLElement>('[data-area]')?.dataset.area : undefined;

  function tellPoint({ name, family }: MapPoint, clientX: number, clientY: number): void {
    const { left, top } = view.pane.getBoundingClientRect();
    outline(undefined);
    tell(`${name} · ${family}`, clientX - left, clientY - top);
  }

  view.pane.addEventListener('pointermove', (event) => {
    // A finger has no position between two taps, and a pressed button moves the map.
    if (event.pointerType === 'touch' || event.buttons !== 0) return;
    const point = pointAt(event.clientX, event.clientY);
    view.pane.classList.toggle('on-point', point !== undefined);
    if (point !== undefined) {
      tellPoint(point, event.clientX, event.clientY);
      return;
    }
    const key = keyOf(event);
    const { left, top } = view.pane.getBoundingClientRect();
    outline(key);
    tell(key && data().told(key), event.clientX - left, event.clientY - top);
  });
  view.pane.addEventListener('pointerleave', clear);

  /** For a line of the list, the name is shown at its area. */
  function fromList(event: Event): void {
    if (event.target instanceof Node && view.pane.contains(event.target)) return;
    const key = keyOf(event);
    if (key === undefined) {
      clear();
      return;
    }
    outline(key);
    const area = data().area(key);
    const box = view.box();
    if (area !== undefined)
      tell(data().told(key), (area.x - box.x) / view.unit(), (area.y - box.y) / view.unit());
  }
  for (const name of ['pointerover', 'focusin'] as const) root.addEventListener(name, fromList);
  root.addEventListener('pointerleave', clear);
  view.changed(clear);
  return { clear, tellPoint };
}
