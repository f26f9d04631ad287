// A chart of lines by year, with the value of a year above it.

import { atStart } from '../../engine/text/fold.js';
import { type Html, html } from '../shell/html.js';
import type { Site } from '../shell/site.js';

const en = { read: 'Move along the years with the arrow keys.' };
const es: typeof en = { read: 'Recorre los años con las flechas.' };
const strings = { en, es };

const [WIDTH, HEIGHT] = [760, 300];
/** Room for the labels beside the lines. Narrow screens cut off the right side and have a legend instead. */
const [LEFT, RIGHT, TOP, BOTTOM] = [56, 200, 14, 28];
/** The number of characters of a label at the end of a line, and the height of its lines. */
const [LABEL_LENGTH, LABEL_LINE] = [31, 14];

export interface PointInForce {
  readonly year: number;
  readonly value: number;
}

export interface ChartLine {
  readonly name: string;
  readonly points: readonly (readonly [year: number, value: number])[];
  /** The years before which the line has a gap. */
  readonly seams?: readonly number[];
}

interface SeriesChart {
  readonly title: string;
  readonly unit: string;
  readonly lines: readonly ChartLine[];
  readonly inForce: readonly PointInForce[];
  /** Shown until a reader points at a year. */
  readonly usual: Html | undefined;
  readonly about: string | undefined;
  /** For readers who do not see the chart. */
  readonly said: readonly string[];
}

/** The chart with the value of a year above it. */
export function seriesChart(site: Site, chart: SeriesChart): Html {
  const { unit, lines, inForce, usual, about, said } = chart;
  return html`<figure class="chart" data-unit="${unit}">
<p class="chart-value" data-year="${inForce[0]?.year}">${usual}</p>
<div class="plot" data-read="${strings[site.language].read}">
${drawing(site, chart)}
</div>
<figcaption>${about && html`${about}\n`}<ul class="legend">
${lines.map(({ name, points }, index) => html`<li class="${lineClass(index)}${points.length === 1 && ' dot'}">${atStart(name)}</li>\n`)}</ul>
<div class="said">${said.map((sentence) => html`<p>${sentence}</p>\n`)}</div></figcaption>
</figure>`;
}

function drawing(site: Site, { title, lines, inForce }: SeriesChart): Html {
  const points = lines.flatMap((line) => line.points);
  const years = points.map(([year]) => year);
  const [from, to] = [Math.min(...years), Math.max(...years)];
  const ticks = ticksUpTo(Math.max(...points.map(([, value]) => value)));
  const top = ticks.at(-1) as number;
  const x = (year: number) => round(LEFT + ((year - from) / Math.max(1, to - from)) * (WIDTH - LEFT - RIGHT));
  const y = (value: number) => round(HEIGHT - BOTTOM - (value / top) * (HEIGHT - TOP - BOTTOM));
  const placed = lines.map(({ points: drawn }) =>
    drawn.map(([year, value]) => [x(year), y(value), year, value] as const),
  );
  return html`<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${title}" data-points="${JSON.stringify(placed)}" data-top="${TOP}" data-bottom="${HEIGHT - BOTTOM}">
${ticks.map(
  (
    tick,
  ) => html`<path class="grid" d="M${LEFT} ${y(tick)}H${WIDTH - RIGHT}"/><text class="value" x="${LEFT - 8}" y="${y(tick) + 4}">${site.compact(tick)}</text>
`,
)}${yearsBetween(from, to).map(
  (
    year,
  ) => html`<path class="grid" d="M${x(year)} ${HEIGHT - BOTTOM}v5"/><text class="year" x="${x(year)}" y="${HEIGHT - 6}">${year}</text>
`,
)}${placed.map((drawn, index) =>
  drawn.length === 1
    ? drawn.map(([atX, atY]) => html`<circle class="${lineClass(index)}" cx="${atX}" cy="${atY}" r="6"/>\n`)
    : piecesOf(drawn, lines[index]?.seams ?? []).map(
        (piece) =>
          html`<polyline class="${lineClass(index)}" points="${piece.map(([atX, atY]) => `${atX},${atY}`).join(' ')}"/>\n`,
      ),
)}${inForce.map(({ year, value }) => html`<circle class="in-force" cx="${x(year)}" cy="${y(value)}" r="5"/>\n`)}<g class="ends">${endLabels(lines, placed)}</g>
</svg>`;
}

type PlacedPoint = readonly [x: number, y: number, year: number, value: number];

/** The line between its gaps. */
function piecesOf(points: readonly PlacedPoint[], seams: readonly number[]): readonly PlacedPoint[][] {
  const pieces: PlacedPoint[][] = [];
  for (const point of points) {
    const last = pieces.at(-1);
    if (last === undefined || seams.includes(point[2])) pieces.push([point]);
    else last.push(point);
  }
  return pieces;
}

/** The names of the lines at their ends, from the top, without overlaps. */
function endLabels(
  lines: readonly ChartLine[],
  placed: readonly (readonly PlacedPoint[])[],
): readonly Html[] {
  const labels = lines
    .map(({ name }, index) => {
      const [endX = 0, endY = 0] = placed[index]?.at(-1) ?? [];
      return { index, endX, endY, text: inLabelLines(atStart(name)) };
    })
    .sort((a, b) => a.endY - b.endY);
  const gap = 8;
  const whole = labels.reduce((sum, { text }) => sum + text.length * LABEL_LINE + gap, 0);
  let from = TOP;
  let left = whole;
  return labels.map(({ index, endX, endY, text }) => {
    const tall = text.length * LABEL_LINE + gap;
    // Each name leaves enough room for those below.
    const at = Math.max(from, Math.min(endY - tall / 2 + gap / 2, HEIGHT - BOTTOM + LABEL_LINE - left));
    from = at + tall;
    left -= tall;
    const x = WIDTH - RIGHT + 18;
    const middle = round(at + (tall - gap) / 2);
    return html`<path class="lead ${lineClass(index)}" d="M${endX} ${endY}L${x - 4} ${middle}"/>${text.map((line, nth) => html`<text class="end ${lineClass(index)}" x="${x}" y="${round(at + (nth + 0.8) * LABEL_LINE)}">${line}</text>`)}\n`;
  });
}

function inLabelLines(name: string): readonly string[] {
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined || last.length + word.length >= LABEL_LENGTH) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}

/** Further releases repeat the colours. */
const lineClass = (index: number) => `line-${(index % 5) + 1}`;

const round = (value: number) => Math.round(value * 10) / 10;

/** At most five steps from zero to above the highest value, of 1, 2 or 5 times a power of ten. */
function ticksUpTo(highest: number): readonly number[] {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, highest) / 4));
  const step = power * ([1, 2, 5, 10].find((factor) => factor * power * 5 >= highest) ?? 10);
  const count = Math.max(1, Math.ceil(highest / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** Every tenth, fifth or second year. */
function yearsBetween(from: number, to: number): readonly number[] {
  const step = to - from >= 20 ? 10 : to - from >= 8 ? 5 : 2;
  return Array.from({ length: to - from + 1 }, (_, index) => from + index).filter(
    (year) => year % step === 0,
  );
}
