// Draws a map as SVG with areas in classes of a number. It has a legend, a title, a description for screen readers, and a light and a dark
// theme.

import type { Arcs } from '../boundaries/arcs.js';
import { POINTS_IN_A_STEP, type Polygon, pointCount } from '../boundaries/rings.js';
import type { Box } from '../geo/point-index.js';
import { ByteWriter } from '../scheduling/byte-writer.js';
import { createPace, type YieldingWork } from '../scheduling/yielding-work.js';
import { escapeXml } from '../text/escape-xml.js';
import type { Language } from '../text/localized.js';
import { areaColours, quantileClasses, svgPath, unknownColour } from './area-paths.js';
import { boxAround, type Frame, frameOf } from './map-frame.js';

export interface MapArea {
  readonly id: number;
  readonly name: string;
  readonly polygons: readonly Polygon[];
  /** Null if unknown. */
  readonly value: number | null;
}

interface MapRequest {
  readonly title: string;
  readonly description: string;
  /** The label of unknown values in the legend. */
  readonly unknown: string;
  /** The source of the borders. */
  readonly attribution: string;
  readonly language: Language;
  readonly isClassed: boolean;
}

const WIDTH = 800;
const CLASSES = 5;
const LEGEND_LINE = 22;

const locales: Readonly<Record<Language, string>> = { en: 'en', es: 'es-CO' };

export function* mapSvg(arcs: Arcs, areas: readonly MapArea[], request: MapRequest): YieldingWork<Buffer> {
  const pieces = areas.flatMap(({ polygons }, area) => polygons.map((polygon) => ({ area, polygon })));
  // Drawing a point takes twice as long as reading it.
  const pace = createPace(POINTS_IN_A_STEP / 2);
  const boxes: Box[] = [];
  for (const { polygon } of pieces) {
    boxes.push(boxAround(arcs, polygon));
    yield* pace(pointCount(arcs, [polygon]));
  }
  const frame = yield* frameOf(boxes, WIDTH);
  const drawn = areas.map(() => '');
  for (const [index, { area, polygon }] of pieces.entries()) {
    drawn[area] += svgPath(arcs, [polygon], frame.projection(index));
    yield* pace(pointCount(arcs, [polygon]));
  }
  yield;
  const known = areas.flatMap(({ value }) => (value === null ? [] : [value]));
  const classes = request.isClassed ? quantileClasses(known, CLASSES) : [];
  const number = new Intl.NumberFormat(locales[request.language], { maximumFractionDigits: 2 });
  const classOf = ({ value }: MapArea) => {
    if (!request.isClassed) return 'plain';
    const index = value === null ? -1 : classes.findIndex(({ to }) => value <= to);
    return index === -1 ? 'none' : `c${index + 1}`;
  };
  const pathOf = (area: MapArea, index: number) => {
    const label = area.value === null ? area.name : `${area.name}: ${number.format(area.value)}`;
    return `<path class="${classOf(area)}" d="${drawn[index]}"><title>${escapeXml(label)}</title></path>`;
  };
  const hasUnknown = request.isClassed && known.length < areas.length;
  const writer = new ByteWriter();
  yield* writer.write(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${frame.height}" width="${WIDTH}" height="${frame.height}" role="img" aria-labelledby="title description">
<title id="title">${escapeXml(request.title)}</title>
<desc id="description">${escapeXml(request.description)}</desc>
<style>${mapStyle(classes.length)}</style>
<g class="areas">`,
  );
  for (const [index, area] of areas.entries())
    yield* writer.write(`${index === 0 ? '' : '\n'}${pathOf(area, index)}`);
  yield* writer.write(`</g>
${insetFrames(frame)}
${drawnLegend(frame, classes, (value) => number.format(value), hasUnknown ? request.unknown : undefined)}
<text class="source" x="${WIDTH - 16}" y="${frame.height - 8}">${escapeXml(request.attribution)}</text>
</svg>
`);
  return yield* writer.bytes();
}

const insetFrames = ({ insets }: Frame) =>
  insets
    .map(({ left, top, width, height }) => {
      const [right, bottom] = [left + width, top + height].map(Math.round);
      const [x, y] = [left, top].map(Math.round) as [number, number];
      return `<path class="inset" d="M${x} ${y}H${right}V${bottom}H${x}z"/>`;
    })
    .join('');

function drawnLegend(
  { height }: Frame,
  classes: ReturnType<typeof quantileClasses>,
  written: (value: number) => string,
  unknown: string | undefined,
): string {
  const lines = [
    ...classes.map(({ from, to }, index) => [
      `c${index + 1}`,
      from === to ? written(from) : `${written(from)} – ${written(to)}`,
    ]),
    ...(unknown === undefined ? [] : [['none', unknown]]),
  ];
  const top = height - 16 - lines.length * LEGEND_LINE;
  return lines
    .map(([name, label], index) => {
      const y = top + index * LEGEND_LINE;
      return `<rect class="${name}" x="16" y="${y}" width="16" height="16"/><text x="40" y="${y + 13}">${escapeXml(label as string)}</text>`;
    })
    .join('\n');
}

function mapStyle(classes: number): string {
  const fills = (colours: readonly string[]) =>
    Array.from({ length: classes }, (_, index) => {
      const at = classes === 1 ? 2 : Math.round((index * (colours.length - 1)) / (classes - 1));
      return `.c${index + 1}{fill:${colours[at]}}`;
    }).join('');
  return [
    'text{font:14px system-ui,sans-serif;fill:#1f2a24}',
    '.source{font-size:9px;text-anchor:end;opacity:.7}',
    '.areas path{stroke:#fff;stroke-width:.6;stroke-linejoin:round}',
    `.plain{fill:${areaColours.light[2]}}.none{fill:${unknownColour.light}}.inset{fill:none;stroke:#7d877f}`,
    fills(areaColours.light),
    '@media(prefers-color-scheme:dark){',
    'text{fill:#e8ede9}.areas path{stroke:#10161a}',
    `.plain{fill:${areaColours.dark[2]}}.none{fill:${unknownColour.dark}}.inset{stroke:#8d9790}`,
    fills(areaColours.dark),
    '}',
  ].join('');
}
