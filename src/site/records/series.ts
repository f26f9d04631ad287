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
import { type ChartLine, type PointInForce, seriesChart } from './series-chart.js';

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
  asTable: 'Cifras en una tabla',
};

const strings = { en, es };

/** Fewer years are easier to read in a table. */
const YEARS_OF_A_CHART = 3;

/** An official code, which belongs to one record, or else the name. */
export const compareText = ({ identifiers, nameFields }: ModelFamily, row: Row): string =>
  String(row[identifiers[0] ?? ''] ?? row[nameFields[0] ?? ''] ?? '');

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
