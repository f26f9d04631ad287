// The default series of a record by year, as a chart with a line for each release, and as a table with the exact figures.

import type { ModelFamily, Row } from '../../engine/model/model.js';
import type { Series } from '../../engine/model/series.js';
import { requestPath } from '../../engine/operations/request/request-path.js';
import { atStart } from '../../engine/text/fold.js';
import type { ShownFamily, ShownField, ShownFigures } from '../manifest/manifest.js';
import { calculatorAddresses } from '../shell/addresses.js';
import { breakable, type Html, html } from '../shell/html.js';
import type { Site } from '../shell/site.js';
import { shownValue } from '../shell/values.js';
import type { RecordView } from './report.js';

const en = {
  unit: (unit: string) => `In ${unit}: one figure per year. Each line is one release.`,
  seams: (years: string) =>
    `In ${years} the figures come from another release than in the year before, so they are not comparable with it.`,
  notComparable: 'Figures that are not comparable with the year before for other reasons:',
  all: 'All published figures, including those outside this series:',
  file: 'Download CSV',
  compare: 'Compare with another place',
  part: (name: string, first: string, from: string, last: string, to: string) =>
    from === to ? `${name}: ${first} in ${from}.` : `${name}: from ${first} in ${from} to ${last} in ${to}.`,
  inForce: (year: string, value: string) => `${year}: ${value}`,
  current: 'The figure of this record',
  read: 'Move along the years with the arrow keys.',
  asTable: 'Figures as a table',
};

const es: typeof en = {
  unit: (unit) => `En ${unit}: una cifra por año. Cada línea es una publicación.`,
  seams: (years) =>
    `En ${years} las cifras son de otra publicación que las del año anterior, así que no son comparables con ellas.`,
  notComparable: 'Cifras que no son comparables con las del año anterior por otros motivos:',
  all: 'Todas las cifras publicadas, también las que no hacen parte de esta serie:',
  file: 'Descargar CSV',
  compare: 'Comparar con otro lugar',
  part: (name, first, from, last, to) =>
    from === to ? `${name}: ${first} en ${from}.` : `${name}: de ${first} en ${from} a ${last} en ${to}.`,
  inForce: (year, value) => `${year}: ${value}`,
  current: 'La cifra de este registro',
  read: 'Recorre los años con las flechas.',
  asTable: 'Cifras en una tabla',
};

const strings = { en, es };

const [WIDTH, HEIGHT] = [760, 300];
/** Room for the labels beside the lines. Narrow screens cut off the right side and have a legend instead. */
const [LEFT, RIGHT, TOP, BOTTOM] = [56, 200, 14, 28];
/** The number of characters of a label at the end of a line, and the height of its lines. */
const [LABEL_LENGTH, LABEL_LINE] = [31, 14];

/** Fewer years are easier to read in a table. */
const YEARS_OF_A_CHART = 3;

export interface ChartLine {
  readonly name: string;
  readonly points: readonly (readonly [year: number, value: number])[];
  /** The years before which the line has a gap. */
  readonly seams?: readonly number[];
}

/** An official code, which belongs to one record, or else the name. */
export const compareText = ({ identifiers, nameFields }: ModelFamily, row: Row): string =>
  String(row[identifiers[0] ?? ''] ?? row[nameFields[0] ?? ''] ?? '');

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

export function series(record: RecordView): Html {
  const { engine, shown, ordinal } = record;
  const known = shown.figures.flatMap((figures) => {
    const rows = engine.catalog.figures(figures.list, ordinal, { series: 'default' });
    const { series: declared } = figures.list.target;
    return declared === undefined || rows.length === 0 ? [] : [{ figures, declared, rows }];
  });
  return html`${known.map(({ figures, declared, rows }, nth) => oneSeries(record, figures, declared, rows, nth))}`;
}

function oneSeries(
  { site, engine, manifest, shown: of, row }: RecordView,
  { list, operation }: ShownFigures,
  declared: Series,
  found: readonly Row[],
  nth: number,
): Html {
  const words = strings[site.language];
  const shown = manifest.of(list.target);
  const { breaks } = declared;
  const [measure = ''] = declared.measures;
  const title = site.titleOf(shown.family);
  const unit = shown.family.field(measure)?.unit?.[site.language] ?? '';
  const sentence = breaks?.sentence[site.language] ?? '';
  // The figures with the titles of their releases in the language of the page.
  const titles = new Map(engine.catalog.sources.map((source) => [source.id, source.title[site.language]]));
  const rows = found.map((row) => ({
    ...row,
    [declared.title]: titles.get(String(row[declared.release])) ?? row[declared.title],
  }));
  const lines = linesOf(site, shown, declared, measure, rows);
  const cause = breaks?.cause ?? '';
  const broken = rows.filter((each: Row) => typeof each[sentence] === 'string');
  const isSeam = (each: Row) => breaks?.causes[String(each[cause])]?.inSums === true;
  const seams = broken.filter(isSeam).map((each) => String(each[declared.year]));
  const notes = broken.filter((each) => !isSeam(each));
  const anchor = nth === 0 ? 'series' : `series-${nth + 1}`;
  const exact = table(site, shown, declared, rows, title);
  const heading = html`<h2 id="${anchor}">${title}</h2>`;
  const years = new Set(lines.flatMap(({ points }) => points.map(([year]) => year)));
  if (years.size < YEARS_OF_A_CHART)
    return html`<section aria-labelledby="${anchor}">
${heading}
${exact}
</section>`;
  const { id } = row;
  const isCompared = nth === 0 && manifest.calculators.compare?.families.includes(of);
  // The request for every published figure, unless the series has all of them.
  // The only record of a family is read without its id.
  const own = operation.path.includes('{id}') ? { id } : {};
  const all =
    declared.inDefault === undefined ? undefined : requestPath(operation.path, { ...own, series: 'all' });
  const inForce = pointInForce(lines, row[list.name]);
  const inUnit = (value: number) => `${site.number(value)}${unit === '' ? '' : ` ${unit}`}`;
  return html`<section aria-labelledby="${anchor}">
${heading}
${seriesChart(site, {
  title,
  unit,
  lines,
  inForce: inForce === undefined ? [] : [inForce],
  usual:
    inForce &&
    html`<span class="in-force"></span> ${words.inForce(String(inForce.year), inUnit(inForce.value))} <small>${words.current}</small>`,
  about: unit === '' ? undefined : words.unit(unit),
  said: lines.map(({ name, points }) => partOf(site, name, points)),
})}
${seams.length > 0 && html`<p>${words.seams(new Intl.ListFormat(site.strings.locale).format(seams))}</p>\n`}${
  notes.length > 0 &&
  html`<p>${words.notComparable}</p>
<ul>
${notes.map((each: Row) => html`<li>${Number(each[declared.year])}: ${String(each[sentence])}</li>\n`)}</ul>`
}
<details><summary>${words.asTable}</summary>
${exact}
</details>
<p class="note">${isCompared && html`<a href="${site.at(calculatorAddresses.compare)}?one=${encodeURIComponent(compareText(of.family, row))}">${words.compare}</a> · `}<a href="${requestPath(operation.path, { ...own, format: 'csv' })}" download>${words.file}</a>${all !== undefined && html` · ${words.all} <a href="${all}"><code>${breakable(all)}</code></a>`}</p>
</section>`;
}

export interface PointInForce {
  readonly year: number;
  readonly value: number;
}

/** A series with the name of a field has its figure in the last year that agrees with the record. */
export function pointInForce(lines: readonly ChartLine[], value: unknown): PointInForce | undefined {
  const found = lines.flatMap(({ points }) => points).findLast(([, each]) => each === value);
  return found && { year: found[0], value: found[1] };
}

/** Each release as text, for readers who do not see the chart. */
function partOf(site: Site, name: string, points: ChartLine['points']): string {
  const [[from, first] = [0, 0]] = points;
  const [to, last] = points.at(-1) ?? [0, 0];
  const { part } = strings[site.language];
  return part(atStart(name), site.number(first), String(from), site.number(last), String(to));
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

function table(
  site: Site,
  { family, fields }: ShownFamily,
  { release, title: titled, breaks }: Series,
  rows: readonly Row[],
  title: string,
): Html {
  const isNamed = family.field(release)?.valueNames !== undefined;
  // The title of a release says more than its id.
  const columns = fields.filter(({ field: { name, extended } }) =>
    isNamed ? !extended : name === titled || (!extended && name !== release),
  );
  const cause = breaks?.sentence[site.language] ?? '';
  const shownIn = (row: Row, column: ShownField) => {
    const { name } = column.field;
    return shownValue(site, plain(column), row[name === breaks?.cause ? cause : name]);
  };
  const [first, ...others] = columns;
  return html`<div class="scroll series-rows" tabindex="0" role="group" aria-label="${title}"><table>
<thead><tr>${columns.map(({ label, isNumeric }) => html`<th scope="col"${isNumeric && html` class="count"`}>${label[site.language]}</th>`)}</tr></thead>
<tbody>
${rows.map(
  (
    row,
  ) => html`<tr><th scope="row" class="count">${first && shownIn(row, first)}</th>${others.map((column) => html`<td${column.isNumeric && html` class="count"`}>${shownIn(row, column)}</td>`)}</tr>
`,
)}</tbody>
</table></div>`;
}

/** All rows have the same unit, which is in the title of the chart. */
const plain = (column: ShownField) => ({
  ...column,
  field: { ...column.field, unit: column.field.unit && { en: '', es: '' } },
});

/** A line is named after its release, with the kinds of its figures. */
function linesOf(
  { language }: Site,
  { family }: ShownFamily,
  { release, title, year, kind }: Series,
  measure: string,
  rows: readonly Row[],
): readonly ChartLine[] {
  const nameIn = (row: Row, field: string) =>
    family.field(field)?.valueNames?.[String(row[field])]?.[language];
  const lines = new Map<
    unknown,
    { name: string; kinds: Set<string>; points: (readonly [number, number])[] }
  >();
  for (const row of rows) {
    const value = row[measure];
    if (typeof value !== 'number') continue;
    const name = nameIn(row, release) ?? String(row[title] ?? row[release]);
    const line = lines.get(row[release]) ?? { name, kinds: new Set<string>(), points: [] };
    lines.set(row[release], line);
    if (kind !== undefined) line.kinds.add(nameIn(row, kind) ?? String(row[kind]));
    line.points.push([row[year] as number, value]);
  }
  return Array.from(lines.values(), ({ name, kinds, points }) => ({
    name: kinds.size === 0 ? name : `${name} (${[...kinds].join(', ')})`,
    points,
  }));
}
