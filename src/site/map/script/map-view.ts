// The visible part of the map. The box of the SVG always has the proportions of its pane, so that a pixel has the same size in both
// directions.

interface VisibleBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface MapView {
  readonly pane: HTMLElement;
  readonly svg: SVGSVGElement;
  /** Names and outlines, above the points. */
  readonly above: SVGSVGElement;
  readonly box: () => VisibleBox;
  /** Units of the map for each pixel. */
  readonly unit: () => number;
  readonly whole: () => VisibleBox;
  readonly isWhole: () => boolean;
  /** The initial box of the page, which needs no part in the URL. */
  readonly setHome: (box: VisibleBox) => void;
  readonly isAtHome: () => boolean;
  readonly onMap: (clientX: number, clientY: number) => { readonly x: number; readonly y: number };
  readonly show: (box: VisibleBox, isAtOnce?: boolean) => void;
  readonly showWhole: () => void;
  /** Zooms about the middle or about a point of the map. */
  readonly zoom: (
    factor: number,
    about?: { readonly x: number; readonly y: number },
    isAtOnce?: boolean,
  ) => void;
  /** Moves by pixels. */
  readonly move: (right: number, down: number) => void;
  readonly changed: (listener: () => void) => void;
}

const DEEPEST_ZOOM = 80;
const MILLISECONDS = 350;

export const readBox = (text: string): VisibleBox => {
  const [x = 0, y = 0, width = 1, height = 1] = text.split(' ').map(Number);
  return { x, y, width, height };
};

export function createMapView(pane: HTMLElement, svg: SVGSVGElement, above: SVGSVGElement): MapView {
  const frame = readBox(svg.dataset.frame ?? '');
  const listeners: (() => void)[] = [];
  let wanted = readBox(svg.getAttribute('viewBox') ?? '');
  let box = wanted;
  let home = wanted;
  let moving = 0;

  const proportions = () => pane.clientWidth / Math.max(1, pane.clientHeight);
  const whole = () => inProportion(frame, proportions());
  const unit = () => box.width / Math.max(1, pane.clientWidth);

  function inLimits({ x, y, width, height }: VisibleBox): VisibleBox {
    const most = whole();
    const scale = Math.min(most.width / width, Math.max(1, most.width / DEEPEST_ZOOM / width));
    const limited = scaled({ x, y, width, height }, scale, x + width / 2, y + height / 2);
    const centre = (from: number, size: number, low: number, span: number) =>
      Math.min(Math.max(from + size / 2, low), low + span) - size / 2;
    if (limited.width >= most.width - 1e-6) return most;
    return {
      ...limited,
      x: centre(limited.x, limited.width, frame.x, frame.width),
      y: centre(limited.y, limited.height, frame.y, frame.height),
    };
  }

  function draw(next: VisibleBox): void {
    box = next;
    for (const each of [svg, above])
      each.setAttribute('viewBox', `${box.x} ${box.y} ${box.width} ${box.height}`);
    pane.classList.toggle('zoomed', !isWhole());
    for (const listener of listeners) listener();
  }

  function show(next: VisibleBox, isAtOnce = false): void {
    // A printed or hidden map has no size for a while. It is drawn again when it has a size.
    if (pane.clientWidth * pane.clientHeight === 0) {
      wanted = next;
      return;
    }
    wanted = inLimits(inProportion(next, proportions()));
    cancelAnimationFrame(moving);
    if (isAtOnce || matchMedia('(prefers-reduced-motion: reduce)').matches) {
      draw(wanted);
      return;
    }
    const [from, to, start] = [box, wanted, performance.now()];
    const step = (now: number) => {
      const part = Math.min(1, Math.max(0, (now - start) / MILLISECONDS));
      const eased = 1 - (1 - part) ** 3;
      const between = (name: keyof VisibleBox) => from[name] + (to[name] - from[name]) * eased;
      draw({ x: between('x'), y: between('y'), width: between('width'), height: between('height') });
      if (part < 1) moving = requestAnimationFrame(step);
    };
    moving = requestAnimationFrame(step);
  }

  const isNear = (a: number, b: number) => Math.abs(a - b) < unit() / 2;
  const isAtHome = () => {
    const at = inLimits(inProportion(home, proportions()));
    return isNear(at.x, box.x) && isNear(at.y, box.y) && isNear(at.width, box.width);
  };
  const isWhole = () => box.width >= whole().width * 0.999;

  new ResizeObserver(() => show(wanted, true)).observe(pane);
  show(wanted, true);

  return {
    pane,
    svg,
    above,
    box: () => box,
    unit,
    whole,
    isWhole,
    setHome: (next) => {
      home = next;
    },
    isAtHome,
    onMap: (clientX, clientY) => {
      const { left, top } = pane.getBoundingClientRect();
      return { x: box.x + (clientX - left) * unit(), y: box.y + (clientY - top) * unit() };
    },
    show,
    showWhole: () => show(frame),
    zoom: (factor, about, isAtOnce) => {
      const from = isAtOnce ? box : wanted;
      const { x, y } = about ?? { x: from.x + from.width / 2, y: from.y + from.height / 2 };
      show(scaled(from, 1 / factor, x, y), isAtOnce);
    },
    move: (right, down) => {
      cancelAnimationFrame(moving);
      show({ ...box, x: box.x + right * unit(), y: box.y + down * unit() }, true);
    },
    changed: (listener) => listeners.push(listener),
  };
}

const scaled = (
  { x, y, width, height }: VisibleBox,
  factor: number,
  aboutX: number,
  aboutY: number,
): VisibleBox => ({
  x: aboutX - (aboutX - x) * factor,
  y: aboutY - (aboutY - y) * factor,
  width: width * factor,
  height: height * factor,
});

/** The smallest box of these proportions around it. */
function inProportion({ x, y, width, height }: VisibleBox, proportions: number): VisibleBox {
  const [wide, tall] = [Math.max(width, height * proportions), Math.max(height, width / proportions)];
  return { x: x - (wide - width) / 2, y: y - (tall - height) / 2, width: wide, height: tall };
}
