// Moves the map by wheel, drag, pinch, keys and buttons. Any other touch is a tap.
import type { MapView } from './map-view.js';

/** Pixels that a finger can move during a tap. */
const STILL = 6;
const STEP = 1.6;
const KEY_PIXELS = 80;

export function addGestures(view: MapView, tap: (event: MouseEvent) => void): void {
  const { pane } = view;
  const pointers = new Map<number, PointerEvent>();
  let hasMoved = false;
  let start = { x: 0, y: 0 };

  pane.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    if (pointers.size === 0) {
      hasMoved = false;
      start = { x: event.clientX, y: event.clientY };
    }
    pointers.set(event.pointerId, event);
  });
  pane.addEventListener('pointermove', (event) => {
    const before = pointers.get(event.pointerId);
    if (before === undefined) return;
    if (!hasMoved && Math.hypot(event.clientX - start.x, event.clientY - start.y) < STILL) return;
    if (!hasMoved) pane.setPointerCapture(event.pointerId);
    hasMoved = true;
    const [other] = [...pointers.values()].filter(({ pointerId }) => pointerId !== event.pointerId);
    pointers.set(event.pointerId, event);
    if (other === undefined) view.move(before.clientX - event.clientX, before.clientY - event.clientY);
    else pinch(before, event, other);
  });
  for (const name of ['pointerup', 'pointercancel'] as const)
    pane.addEventListener(name, (event) => pointers.delete(event.pointerId));

  function pinch(before: PointerEvent, after: PointerEvent, other: PointerEvent): void {
    const apart = (a: PointerEvent) =>
      Math.max(1, Math.hypot(a.clientX - other.clientX, a.clientY - other.clientY));
    const [x, y] = [(after.clientX + other.clientX) / 2, (after.clientY + other.clientY) / 2];
    view.zoom(apart(after) / apart(before), view.onMap(x, y), true);
    view.move((before.clientX - after.clientX) / 2, (before.clientY - after.clientY) / 2);
  }

  // Areas are links, which browsers would otherwise drag.
  pane.addEventListener('dragstart', (event) => event.preventDefault());
  pane.addEventListener('click', (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (!hasMoved) tap(event);
  });
  pane.addEventListener(
    'wheel',
    (event) => {
      // At the smallest zoom, scrolling out scrolls the page.
      if (event.deltaY > 0 && view.isWhole() && !event.ctrlKey) return;
      event.preventDefault();
      view.zoom(2 ** (-event.deltaY / 300), view.onMap(event.clientX, event.clientY), true);
    },
    { passive: false },
  );
  pane.addEventListener('keydown', (event) => {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act(view);
  });
}

type Act = (view: MapView) => void;

/** Includes the keys of the buttons. */
export const acts: Readonly<Record<'in' | 'out' | 'whole', Act>> = {
  in: (view) => view.zoom(STEP),
  out: (view) => view.zoom(1 / STEP),
  whole: (view) => view.showWhole(),
};

const keys: Readonly<Record<string, Act | undefined>> = {
  '+': acts.in,
  '=': acts.in,
  '-': acts.out,
  '0': acts.whole,
  ArrowLeft: (view) => view.move(-KEY_PIXELS, 0),
  ArrowRight: (view) => view.move(KEY_PIXELS, 0),
  ArrowUp: (view) => view.move(0, -KEY_PIXELS),
  ArrowDown: (view) => view.move(0, KEY_PIXELS),
};
