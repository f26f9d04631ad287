// Shows another view of the map. It fetches its page and replaces the parts that differ, so that only the server draws maps.

/** Undefined if the service cannot be reached. */
export async function fetchView(url: URL): Promise<Document | undefined> {
  const response = await fetch(url, { headers: { accept: 'text/html' } }).catch(() => undefined);
  if (response?.ok !== true) return undefined;
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

const PARTS = [
  '.crumbs',
  '.map-legend',
  '.picked',
  '.areas-listed',
  '.keep',
  '#map-data',
  '.map-figure figcaption',
  '.year-choice',
];

export function swapView(root: HTMLElement, next: Document): void {
  document.title = next.title;
  const other = next.querySelector('.explore');
  if (other === null) return;
  swapYear(root, other);
  for (const part of PARTS) {
    const [here, there] = [root.querySelector(part), other.querySelector(part)];
    if (here !== null && there !== null) here.replaceWith(document.adoptNode(there));
  }
  for (const select of root.querySelectorAll('select')) {
    const from = other.querySelector<HTMLSelectElement>(`select[name=${select.name}]`);
    if (from === null) continue;
    const { value } = from;
    select.replaceChildren(...from.children);
    select.value = value;
  }
  swapAreas(root, other);
  for (const part of ['.outlines', '.mark'])
    root.querySelector(part)?.replaceChildren(...adopted(other.querySelector(part)?.children));
}

/** A measure without years has no slider. A slider that is being moved stays and keeps the focus. */
function swapYear(root: HTMLElement, other: Element): void {
  const [here, there] = [root.querySelector('.year-choice'), other.querySelector('.year-choice')];
  if (here !== null && there === null) here.remove();
  if (here === null && there !== null) root.querySelector('.send')?.before(document.importNode(there, true));
  if (here?.contains(document.activeElement)) there?.remove();
}

const adopted = (elements: Iterable<Element> = []) => [...elements].map((each) => document.adoptNode(each));

/** Areas that stay keep their elements, so that their colours can fade. */
function swapAreas(root: HTMLElement, other: Element): void {
  const [svg, from] = [root.querySelector('svg.ground'), other.querySelector('svg.ground')];
  if (svg === null || from === null) return;
  const [before, after] = [areaShapes(svg), areaShapes(from)];
  const isSame =
    before.length === after.length &&
    before.every(
      (area, index) =>
        area.dataset.area === after[index]?.dataset.area &&
        area.getAttribute('d') === after[index]?.getAttribute('d'),
    );
  if (!isSame) {
    // A copy of the list, because adopting a node takes it out of the other one.
    svg.replaceChildren(...[...from.childNodes].map((node) => document.adoptNode(node)));
    return;
  }
  for (const [index, area] of before.entries())
    area.setAttribute('class', after[index]?.getAttribute('class') ?? '');
  for (const name of ['title', 'desc']) {
    const [here, there] = [svg.querySelector(`:scope > ${name}`), from.querySelector(`:scope > ${name}`)];
    if (here !== null && there !== null) here.textContent = there.textContent;
  }
}

const areaShapes = (svg: Element) => [...svg.querySelectorAll<SVGPathElement>('path[data-area]')];
