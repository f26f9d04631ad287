// Shows the value of a year on a chart, at the pointer or the finger, or step by step with the keyboard.

type PlottedPoint = readonly [x: number, y: number, year: number, value: number];

const SVG = 'http://www.w3.org/2000/svg';

for (const figure of document.querySelectorAll<HTMLElement>('figure.chart')) enhanceChart(figure);

function enhanceChart(figure: HTMLElement): void {
  const plot = figure.querySelector<HTMLElement>('.plot');
  const svg = figure.querySelector('svg');
  const readout = figure.querySelector<HTMLElement>('.chart-value');
  if (plot === null || svg === null || readout === null) return;
  const names = Array.from(figure.querySelectorAll('.legend li'), (line) => line.textContent ?? '');
  const lines: readonly (readonly PlottedPoint[])[] = JSON.parse(svg.dataset.points ?? '[]');
  const points = lines
    .flatMap((line, index) => line.map((point) => ({ point, name: names[index] ?? '' })))
    .sort((a, b) => a.point[2] - b.point[2]);
  const usual = [...readout.childNodes];
  const usualYear = Number(readout.dataset.year);
  const rule = document.createElementNS(SVG, 'path');
  rule.setAttribute('class', 'rule');
  const dot = document.createElementNS(SVG, 'circle');
  dot.setAttribute('class', 'pointed');
  dot.setAttribute('r', '5');
  let at = Math.max(
    0,
    points.findIndex(({ point }) => point[2] === usualYear),
  );

  function valueRead(index: number): string {
    const { point, name } = points[index] ?? { point: [0, 0, 0, 0], name: '' };
    const locale = document.documentElement.lang === 'es' ? 'es-CO' : 'en';
    return `${point[2]}: ${point[3].toLocaleString(locale)} ${figure.dataset.unit ?? ''} · ${name}`;
  }

  function show(index: number): void {
    at = Math.min(points.length - 1, Math.max(0, index));
    const [x, y, year] = points[at]?.point ?? [0, 0, 0];
    rule.setAttribute('d', `M${x} ${svg?.dataset.top}V${svg?.dataset.bottom}`);
    dot.setAttribute('cx', String(x));
    dot.setAttribute('cy', String(y));
    svg?.append(rule, dot);
    if (readout !== null) readout.textContent = valueRead(at);
    plot?.setAttribute('aria-valuenow', String(year));
    plot?.setAttribute('aria-valuetext', valueRead(at));
  }

  function leave(): void {
    rule.remove();
    dot.remove();
    readout?.replaceChildren(...usual);
  }

  function follow(event: PointerEvent): void {
    const matrix = svg?.getScreenCTM();
    if (!matrix) return;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    // The nearest year, and of several lines the nearest one.
    const far = ({ point }: (typeof points)[number]) =>
      1000 * Math.abs(point[0] - x) + Math.abs(point[1] - y);
    show(points.reduce((best, each, index) => (far(each) < far(points[best] ?? each) ? index : best), 0));
  }

  plot.tabIndex = 0;
  const title = svg.getAttribute('aria-label') ?? '';
  const attributes = {
    role: 'slider',
    'aria-label': `${title}. ${plot.dataset.read}`,
    'aria-valuemin': points[0]?.point[2],
    'aria-valuemax': points.at(-1)?.point[2],
    'aria-valuenow': points[at]?.point[2],
    'aria-valuetext': valueRead(at),
  };
  for (const [name, value] of Object.entries(attributes)) plot.setAttribute(name, String(value));
  svg.setAttribute('aria-hidden', 'true');
  plot.addEventListener('pointermove', follow);
  plot.addEventListener('pointerdown', follow);
  plot.addEventListener('pointerleave', (event) => {
    // After a finger is lifted, its value stays.
    if (event.pointerType !== 'touch') leave();
  });
  plot.addEventListener('focus', () => {
    if (plot.matches(':focus-visible')) show(at);
  });
  plot.addEventListener('blur', leave);
  plot.addEventListener('keydown', (event) => {
    const to = {
      ArrowLeft: at - 1,
      ArrowDown: at - 1,
      ArrowRight: at + 1,
      ArrowUp: at + 1,
      Home: 0,
      End: points.length,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    show(to);
  });
}
