// The default series of a record by year: a chart with a line for each release, and the same figures as a table for exact numbers.

import type { Row } from '../../engine/model/model.js';
import type { Series } from '../../engine/model/series.js';
import { requestPath } from '../../engine/operations/request/request-path.js';
import { atStart } from '../../engine/text/fold.js';
import type { ShownFamily, ShownField, ShownFigures } from '../manifest/manifest.js';
import { breakable, type Html, html } from '../shell/html.js';
import type { Site } from '../shell/site.js';
import { shownValue } from '../shell/values.js';
import type { RecordView } from './report.js';

const en = {
  unit: (unit: string) => `In ${unit}. The series has one figure per year, and each line is one release.`,
  notComparable: 'Figures that are not comparable with the year before:',
  all: 'All published figures, including those outside this series:',
  label: (title: string, from: string, first: string, to: string, last: string) =>
    `${title}: ${first} in ${from}, ${last} in ${to}`,
  asTable: 'Figures as a table',
};

const es: typeof en = {
  unit: (unit) => `En ${unit}. La serie tiene una cifra por año y cada línea es una publicación.`,
  notComparable: 'Cifras que no son comparables con las del año anterior:',
  all: 'Todas las cifras publicadas, también las que no hacen parte de esta serie:',
  label: (title, from, first, to, last) => `${title}: ${first} en ${from}, ${last} en ${to}`,
  asTable: 'Cifras en una tabla',
};

const strings = { en, es };

const [WIDTH, HEIGHT] = [560, 260];
/** Room for the labels beside the lines. */
const [LEFT, RIGHT, TOP, BOTTOM] = [62, 26, 12, 28];

/** Fewer years are read sooner in a table. */
const YEARS_OF_A_CHART = 3;

interface ChartLine {
  readonly name: string;
  readonly points: readonly (readonly [year: number, value: number])[];
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
  { site, engine, manifest, row: { id } }: RecordView,
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
  // With the titles of their releases in the language of the page.
  const titles = new Map(engine.catalog.sources.map((source) => [source.id, source.title[site.language]]));
  const rows = found.map((row) => ({
    ...row,
    [declared.title]: titles.get(String(row[declared.release])) ?? row[declared.title],
  }));
  const lines = linesOf(site, shown, declared, measure, rows);
  const notes = rows.filter((row: Row) => typeof row[sentence] === 'string');
  const anchor = nth === 0 ? 'series' : `series-${nth + 1}`;
  const exact = table(site, shown, declared, rows, title);
  const heading = html`<h2 id="${anchor}">${title}</h2>`;
  const years = new Set(lines.flatMap(({ points }) => points.map(([year]) => year)));
  if (years.size < YEARS_OF_A_CHART)
    return html`<section aria-labelledby="${anchor}">
${heading}
${exact}
</section>`;
  // The request for every published figure, unless the series has all of them.
  const all =
    declared.inDefault === undefined ? undefined : requestPath(operation.path, { id, series: 'all' });
  return html`<section aria-labelledby="${anchor}">
${heading}
<figure class="chart">
${chart(site, title, lines)}
<figcaption>${unit !== '' && html`${words.unit(unit)}\n`}<ul class="legend">
${lines.map(({ name, points }, index) => html`<li class="${lineClass(index)}${points.length === 1 && ' dot'}">${atStart(name)}</li>\n`)}</ul></figcaption>
</figure>
${
  notes.length > 0 &&
  html`<p>${words.notComparable}</p>
<ul>
${notes.map((row: Row) => html`<li>${Number(row[declared.year])}: ${String(row[sentence])}</li>\n`)}</ul>`
}
<details><summary>${words.asTable}</summary>
${exact}
</details>
${all !== undefined && html`<p class="note">${words.all} <a href="${all}"><code>${breakable(all)}</code></a></p>`}
</section>`;
}

function chart(site: Site, title: string, lines: readonly ChartLine[]): Html {
  const points = lines.flatMap((line) => line.points);
  const years = points.map(([year]) => year);
  const [from, to] = [Math.min(...years), Math.max(...years)];
  const ticks = ticksUpTo(Math.max(...points.map(([, value]) => value)));
  const top = ticks.at(-1) as number;
  const x = (year: number) => round(LEFT + ((year - from) / Math.max(1, to - from)) * (WIDTH - LEFT - RIGHT));
  const y = (value: number) => round(HEIGHT - BOTTOM - (value / top) * (HEIGHT - TOP - BOTTOM));
  const first = points.find(([year]) => year === from)?.[1] ?? 0;
  const last = points.findLast(([year]) => year === to)?.[1] ?? 0;
  const label = strings[site.language].label(
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

/** Steps from zero to above the highest value, up to five of 1, 2 or 5 times a power of ten. */
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

function table(
  site: Site,
  { family, fields }: ShownFamily,
  { release, title: titled, breaks }: Series,
  rows: readonly Row[],
  title: string,
): Html {
  const isNamed = family.field(release)?.valueNames !== undefined;
  const columns = fields.filter(
    ({ field: { name, extended } }) => !extended || (name === titled && !isNamed),
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
