// Figures by year as a chart, and the same figures as a table for exact numbers.

import { atStart } from '../../engine/text/letter-case.js';
import { breakable } from '../shell/breakable.js';
import { type Html, html } from '../shell/html.js';
import type { Site } from '../shell/site.js';
import { recordStrings } from './strings.js';

export interface SeriesLine {
  readonly name: string;
  readonly points: readonly (readonly [year: number, value: number])[];
}

export interface SeriesModel {
  readonly title: string;
  readonly unit: string;
  readonly lines: readonly SeriesLine[];
  /** The years that cannot be compared with the one before. */
  readonly notes: readonly { readonly year: number; readonly text: string }[];
  /** The request for all published figures. */
  readonly all: string | undefined;
  readonly columns: readonly { readonly label: string; readonly isNumeric: boolean }[];
  readonly rows: readonly (readonly (Html | undefined)[])[];
}

const [WIDTH, HEIGHT] = [560, 260];
/** Room for the labels beside the lines. */
const [LEFT, RIGHT, TOP, BOTTOM] = [62, 26, 12, 28];

/** Fewer years are read sooner in a table. */
const YEARS_OF_A_CHART = 3;

export function seriesChart(site: Site, model: SeriesModel, nth: number): Html {
  const { records } = recordStrings[site.language];
  const { title, unit, lines, notes, all } = model;
  const id = nth === 0 ? 'series' : `series-${nth + 1}`;
  const heading = html`<h2 id="${id}">${title}</h2>`;
  const years = new Set(lines.flatMap(({ points }) => points.map(([year]) => year)));
  if (years.size < YEARS_OF_A_CHART)
    return html`<section aria-labelledby="${id}">
${heading}
${table(model)}
</section>`;
  return html`<section aria-labelledby="${id}">
${heading}
<figure class="chart">
${chart(site, model)}
<figcaption>${unit !== '' && html`${records.chartUnit(unit)}\n`}<ul class="legend">
${lines.map(({ name, points }, index) => html`<li class="${lineClass(index)}${points.length === 1 && ' dot'}">${atStart(name)}</li>\n`)}</ul></figcaption>
</figure>
${
  notes.length > 0 &&
  html`<p>${records.notComparable}</p>
<ul>
${notes.map(({ year, text }) => html`<li>${year}: ${text}</li>\n`)}</ul>`
}
<details><summary>${records.asTable}</summary>
${table(model)}
</details>
${all !== undefined && html`<p class="note">${records.allFigures} <a href="${all}"><code>${breakable(all)}</code></a></p>`}
</section>`;
}

function chart(site: Site, { title, lines }: SeriesModel): Html {
  const points = lines.flatMap((line) => line.points);
  const years = points.map(([year]) => year);
  const [from, to] = [Math.min(...years), Math.max(...years)];
  const ticks = ticksUpTo(Math.max(...points.map(([, value]) => value)));
  const top = ticks.at(-1) as number;
  const x = (year: number) => round(LEFT + ((year - from) / Math.max(1, to - from)) * (WIDTH - LEFT - RIGHT));
  const y = (value: number) => round(HEIGHT - BOTTOM - (value / top) * (HEIGHT - TOP - BOTTOM));
  const first = points.find(([year]) => year === from)?.[1] ?? 0;
  const last = points.findLast(([year]) => year === to)?.[1] ?? 0;
  const label = recordStrings[site.language].records.chartLabel(
    title,
    String(from),
    site.number(first),
    String(to),
    site.number(last),
  );
  return html`<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${label}">
${ticks.map(
  (
    tick,
  ) => html`<path class="grid" d="M${LEFT} ${y(tick)}H${WIDTH - RIGHT}"/><text class="value" x="${LEFT - 8}" y="${y(tick) + 4}">${site.compact(tick)}</text>
`,
)}${yearsBetween(from, to).map(
  (year) => html`<text class="year" x="${x(year)}" y="${HEIGHT - 6}">${year}</text>
`,
)}${lines.map(({ points: drawn }, index) =>
  drawn.length === 1
    ? drawn.map(
        ([year, value]) =>
          html`<circle class="${lineClass(index)}" cx="${x(year)}" cy="${y(value)}" r="6"/>\n`,
      )
    : html`<polyline class="${lineClass(index)}" points="${drawn.map(([year, value]) => `${x(year)},${y(value)}`).join(' ')}"/>\n`,
)}</svg>`;
}

/** More releases than colours begin again. */
const lineClass = (index: number) => `line-${(index % 5) + 1}`;

const round = (value: number) => Math.round(value * 10) / 10;

/** From nothing, in up to five steps of 1, 2 or 5 times a power of ten, to above the highest value. */
function ticksUpTo(highest: number): readonly number[] {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, highest) / 4));
  const step = power * ([1, 2, 5, 10].find((factor) => factor * power * 5 >= highest) ?? 10);
  const count = Math.max(1, Math.ceil(highest / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** The first, the last, and round ones that keep their distance from both. */
function yearsBetween(from: number, to: number): readonly number[] {
  if (from === to) return [from];
  const step = to - from > 30 ? 10 : to - from > 12 ? 5 : 2;
  const round = Array.from({ length: to - from + 1 }, (_, index) => from + index).filter(
    (year) => year % step === 0 && year - from >= step * 0.6 && to - year >= step * 0.6,
  );
  return [from, ...round, to];
}

function table({ title, columns, rows }: SeriesModel): Html {
  const head = columns.map(
    ({ label, isNumeric }) => html`<th scope="col"${isNumeric && html` class="count"`}>${label}</th>`,
  );
  return html`<div class="scroll series-rows" tabindex="0" role="group" aria-label="${title}"><table>
<thead><tr>${head}</tr></thead>
<tbody>
${rows.map(
  ([
    first,
    ...others
  ]) => html`<tr><th scope="row" class="count">${first}</th>${others.map((value, index) => html`<td${columns[index + 1]?.isNumeric && html` class="count"`}>${value}</td>`)}</tr>
`,
)}</tbody>
</table></div>`;
}
