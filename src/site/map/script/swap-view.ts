// Shows another view of the map: its page is fetched, and the parts that differ are put into this one. So there is one way to draw it, the server's.

/** Undefined if the service cannot be reached. */
export async function fetchView(url: URL): Promise<Document | undefined> {
  const response = await fetch(url, { headers: { accept: 'text/html' } }).catch(() => undefined);
  if (response?.ok !== true) return undefined;
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

const PARTS = ['.crumbs', '.map-legend', '.picked', '.areas-listed', '.map-figure figcaption'];

export function swapView(root: HTMLElement, next: Document): void {
  document.title = next.title;
  for (const part of PARTS) {
    const [here, there] = [root.querySelector(part), next.querySelector(part)];
    if (here !== null && there !== null) here.replaceWith(document.adoptNode(there));
  }
  for (const select of root.querySelectorAll('select')) {
    const other = next.querySelector<HTMLSelectElement>(`select[name=${select.name}]`);
    if (other === null) continue;
    const { value } = other;
    select.replaceChildren(...other.children);
    select.value = value;
  }
  const [svg, other] = [root.querySelector('svg'), next.querySelector('.explore svg')];
  if (svg !== null && other !== null) swapAreas(svg, other);
}

/** Areas that stay keep their elements, so that their colours can fade. */
function swapAreas(svg: SVGElement, other: Element): void {
  const [before, after] = [areasOf(svg), areasOf(other)];
  const isSame =
    before.length === after.length &&
    before.every(({ dataset }, index) => dataset.area === after[index]?.dataset.area);
  if (!isSame) {
    svg.replaceChildren(...[...other.childNodes].map((node) => document.adoptNode(node)));
    return;
  }
  const [mark, otherMark] = [svg.querySelector('.mark'), other.querySelector('.mark')];
  if (otherMark !== null) mark?.replaceWith(document.adoptNode(otherMark));
  for (const [index, area] of before.entries()) {
    const from = after[index] as SVGAElement;
    area.setAttribute('href', from.getAttribute('href') ?? '');
    area.prepend(...from.querySelectorAll('title'));
    area
      .querySelector('path')
      ?.setAttribute('class', from.querySelector('path')?.getAttribute('class') ?? '');
  }
  for (const name of ['title', 'desc']) {
    const [here, there] = [svg.querySelector(`:scope > ${name}`), other.querySelector(`:scope > ${name}`)];
    if (here !== null && there !== null) here.textContent = there.textContent;
  }
}

const areasOf = (svg: Element) => [...svg.querySelectorAll<SVGAElement>('a[data-area]')];
