// The visible map as a file with its title, legend, year and sources, in the visible colours.
import { escapeXml } from '../../../engine/text/escape-xml.js';
import { fittingLabels } from '../fitting-labels.js';
import type { MapData } from './map-data.js';
import type { MapView } from './map-view.js';
import type { MapPoint } from './points-layer.js';

interface Picture {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

const WIDTH = 1200;
const PICTURE_MARGIN = 24;
const TITLE = 34;
const NOTE = 15;
/** Characters of a note in a line. */
const NOTE_LINE = 132;
const TITLE_LINE = 62;
const LABEL = 16;
/** The picture of a phone is drawn larger than on its screen, but its lines and dots are not. */
const MOST = 1.6;

/** `families` are the points in view with their colours. */
export function pictureOf(
  root: HTMLElement,
  view: MapView,
  areas: MapData['areas'],
  title: string,
  families: readonly (readonly MapPoint[])[],
  radiusOf: (seen: number) => number,
): Picture {
  const styles = getComputedStyle(view.pane);
  const colour = (name: string) => styles.getPropertyValue(`--${name}`).trim();
  const box = view.box();
  const larger = WIDTH / view.pane.clientWidth;
  const scale = Math.min(larger, MOST);
  const tall = Math.round(view.pane.clientHeight * larger);
  const titleLines = inLines(title, TITLE_LINE);
  const top = PICTURE_MARGIN + titleLines.length * TITLE * 1.25 + PICTURE_MARGIN / 2;
  const sources = Array.from(root.querySelectorAll('.map-sources span'), textOf);
  const cited = textOf(root.querySelector('.map-cite pre code'));
  const notes = [...sources, cited].filter((line) => line !== '').flatMap((line) => inLines(line, NOTE_LINE));
  const height = Math.round(top + tall + PICTURE_MARGIN + notes.length * NOTE * 1.4 + PICTURE_MARGIN / 2);
  const text = (x: number, y: number, size: number, words: string, more = '') =>
    `<text x="${x}" y="${y}" font-size="${size}"${more}>${escapeXml(words)}</text>`;
  const rows = [
    ...Array.from(root.querySelectorAll('.map-legend li'), (line) => ({
      fill: colour(`area${/c(\d)/.exec(line.querySelector('.swatch')?.className ?? '')?.[1]}`),
      label: (line.childNodes[1]?.textContent ?? '').trim(),
      round: '',
    })),
    ...families.map((points) => ({
      fill: colour((points[0]?.colour ?? '').replace('--', '')),
      label: points[0]?.family ?? '',
      round: ' rx="9"',
    })),
  ];
  const unit = textOf(root.querySelector('.map-legend .unit'));
  const measure = (root.querySelector('.map-legend p')?.firstChild?.textContent ?? '').trim();
  const heading = unit === '' ? measure : `${measure} (${unit})`;
  const legendTop = top + tall - PICTURE_MARGIN - rows.length * 26 - 34;
  const legendWide =
    Math.max(heading.length * 10.5, ...rows.map(({ label }) => label.length * 9.5 + 34)) + 28;
  const letters = (LABEL * box.width) / WIDTH;
  const labels = fittingLabels(areas, letters, box).map(
    ({ text: name, x, y }) => `<text x="${x}" y="${rounded(y)}">${escapeXml(name)}</text>`,
  );
  const dots = families.map((points) => {
    const radius = radiusOf(points.length) * scale;
    const fill = colour((points[0]?.colour ?? '').replace('--', ''));
    const circles = points.map(
      ({ x, y }) =>
        `<circle cx="${rounded(((x - box.x) / box.width) * WIDTH)}" cy="${rounded(((y - box.y) / box.height) * tall)}" r="${rounded(radius)}"/>`,
    );
    return `<g fill="${fill}" stroke="${colour('paper')}" stroke-width="${rounded(scale)}">${circles.join('')}</g>`;
  });
  const inside = (svg: SVGSVGElement, skipped: string) =>
    [...svg.children]
      .filter((part) => !part.matches(skipped))
      .map((part) => new XMLSerializer().serializeToString(part))
      .join('')
      .replaceAll(' xmlns="http://www.w3.org/2000/svg"', '');
  const frame = `x="0" y="${top}" width="${WIDTH}" height="${tall}" viewBox="${box.x} ${box.y} ${box.width} ${box.height}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" lang="${document.documentElement.lang}" role="img" aria-label="${escapeXml(title)}">
<title>${escapeXml(title)}</title>
<style>${styleSheet(colour, scale)}</style>
<rect width="${WIDTH}" height="${height}" fill="${colour('paper')}"/>
${titleLines.map((line, index) => text(PICTURE_MARGIN, PICTURE_MARGIN + TITLE * (0.9 + index * 1.25), TITLE, line, ' class="title"')).join('')}
<rect x="0" y="${top}" width="${WIDTH}" height="${tall}" class="sea"/>
<svg ${frame}>${inside(view.svg, 'title, desc')}</svg>
<svg x="0" y="${top}" width="${WIDTH}" height="${tall}">${dots.join('')}</svg>
<svg ${frame}>${inside(view.above, '.labels')}<g class="labels" font-size="${letters}">${labels.join('')}</g></svg>
${rows.length > 0 ? `<rect x="${PICTURE_MARGIN}" y="${legendTop - 8}" width="${legendWide}" height="${rows.length * 26 + 42}" rx="6" fill="${colour('paper')}"/>` : ''}
${rows.length > 0 ? text(PICTURE_MARGIN + 14, legendTop + 16, 17, heading, ' class="strong"') : ''}
${rows.map(({ fill, label, round }, index) => `<rect x="${PICTURE_MARGIN + 14}" y="${legendTop + 28 + index * 26}" width="18" height="18"${round} fill="${fill}" stroke="${colour('edge')}"/>${text(PICTURE_MARGIN + 42, legendTop + 43 + index * 26, 17, label)}`).join('\n')}
${notes.map((line, index) => text(PICTURE_MARGIN, top + tall + PICTURE_MARGIN + NOTE * (0.6 + index * 1.4), NOTE, line, ' class="note"')).join('\n')}
</svg>
`;
  return { svg, width: WIDTH, height };
}

const rounded = (value: number) => Math.round(value * 10) / 10;
const textOf = (element: Element | null) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

function styleSheet(colour: (name: string) => string, scale: number): string {
  const fills = [0, 1, 2, 3, 4, 5].map((index) => `.c${index}{fill:${colour(`area${index}`)}}`);
  return [
    'text{font-family:"Atlas Text",system-ui,"Segoe UI",Roboto,Arial,sans-serif}',
    `text{fill:${colour('ink')}}.title{font-family:Georgia,"Noto Serif",serif;font-weight:600}.strong{font-weight:600}.note{fill:${colour('soft')}}`,
    `.sea{fill:${colour('sea')}}.land{fill:${colour('land')};stroke:${colour('land')};stroke-width:5}.land-borders{fill:none;stroke:${colour('sea')};stroke-width:${rounded(scale)};vector-effect:non-scaling-stroke}`,
    `.around text{fill:${colour('soft')};font-size:24px;letter-spacing:.06em;text-anchor:middle;opacity:.75}.of-sea{font-style:italic}`,
    `.areas path,.outlines path{vector-effect:non-scaling-stroke;stroke-linejoin:round}.areas path{stroke:${colour('border')};stroke-width:${rounded(0.7 * scale)}}`,
    `.areas .plain{fill:${colour('line')};stroke:${colour('sea')}}`,
    ...fills,
    `.insets rect{fill:none;stroke:${colour('edge')};vector-effect:non-scaling-stroke}`,
    `.outlines path{fill:none;stroke:${colour('signal')};stroke-width:${3 * scale}}.outlines .pointed{display:none}`,
    `.labels text{stroke:${colour('paper')};stroke-width:.22em;stroke-opacity:.8;stroke-linejoin:round;paint-order:stroke;font-weight:600;text-anchor:middle;dominant-baseline:central}`,
    `.halo,.spot{fill:none;stroke:${colour('paper')};stroke-width:${18 * scale};stroke-linecap:round;vector-effect:non-scaling-stroke}.spot{stroke:${colour('signal')};stroke-width:${13 * scale}}`,
  ].join('');
}

/** Divides words into lines of at most `most` characters. */
function inLines(text: string, most: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined || last.length + word.length >= most) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}

/** Drawn by the browser from a `data:` URL, because the policy of pages allows no other generated picture. */
export async function pngOf({ svg, width, height }: Picture): Promise<Blob | null> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * SHARP;
  canvas.height = height * SHARP;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
}

/** Pixels of a PNG for each unit. */
const SHARP = 2;
