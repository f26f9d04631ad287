// The default series of a record by year: a line for each release, with its kinds, and the breaks between them.
import type { Ordinal } from '../../engine/catalog/catalog.js';
import type { Row } from '../../engine/model/model.js';
import type { Series } from '../../engine/model/series.js';
import { requestPath } from '../../engine/operations/request/request-path.js';
import type { ShownFamily, ShownField, ShownFigures } from '../manifest/manifest.js';
import type { PageContext } from '../shell/page-context.js';
import { shownValue } from '../shell/shown-value.js';
import type { Site } from '../shell/site.js';
import type { SeriesLine, SeriesModel } from './series.js';

export const seriesModel = (
  view: PageContext,
  shown: ShownFamily,
  ordinal: Ordinal,
): readonly SeriesModel[] =>
  shown.figures.flatMap((figures) => {
    const { target } = figures.list;
    const rows = view.engine.catalog.figures(figures.list, ordinal, { series: 'default' });
    if (target.series === undefined || rows.length === 0) return [];
    const { id } = view.engine.catalog.table(shown.family).rows[ordinal] as Row;
    return [
      factsOf(
        view,
        view.manifest.of(target),
        target.series,
        titled(view, target.series, rows),
        allFigures(figures, target.series, id),
      ),
    ];
  });

/** The request for every published figure; undefined if the series has all of them. */
const allFigures = ({ operation }: ShownFigures, { inDefault }: Series, id: unknown): string | undefined =>
  inDefault === undefined ? undefined : requestPath(operation.path, { id, series: 'all' });
/** With the titles of their releases in the language of the page. */
function titled(
  { site, engine }: PageContext,
  { release, title }: Series,
  rows: readonly Row[],
): readonly Row[] {
  const titles = new Map(engine.catalog.sources.map((source) => [source.id, source.title[site.language]]));
  return rows.map((row) => ({ ...row, [title]: titles.get(String(row[release])) ?? row[title] }));
}

function factsOf(
  { site }: PageContext,
  shown: ShownFamily,
  series: Series,
  rows: readonly Row[],
  all: string | undefined,
): SeriesModel {
  const { breaks } = series;
  const [measure = ''] = series.measures;
  const isNamed = shown.family.field(series.release)?.valueNames !== undefined;
  const columns = shown.fields.filter(
    ({ field: { name, extended } }) => !extended || (name === series.title && !isNamed),
  );
  const sentence = breaks?.sentence[site.language] ?? '';
  const shownIn = (row: Row, { field: { name } }: ShownField) =>
    row[name === breaks?.cause ? sentence : name];
  return {
    title: site.titleOf(shown.family),
    unit: shown.family.field(measure)?.unit?.[site.language] ?? '',
    lines: linesOf(site, shown, series, measure, rows),
    notes: rows.flatMap((row) =>
      typeof row[sentence] === 'string' ? [{ year: Number(row[series.year]), text: row[sentence] }] : [],
    ),
    all,
    columns: columns.map(({ label, isNumeric }) => ({ label: label[site.language], isNumeric })),
    rows: rows.map((row) => columns.map((column) => shownValue(site, plain(column), shownIn(row, column)))),
  };
}

/** The unit is the same in all rows, and in the title of the chart. */
const plain = (column: ShownField) => ({
  ...column,
  field: { ...column.field, unit: column.field.unit && { en: '', es: '' } },
});

/** A line is named after its release, with the kinds of its figures. */
function linesOf(
  { language }: Pick<Site, 'language'>,
  { family }: ShownFamily,
  { release, title, year, kind }: Series,
  measure: string,
  rows: readonly Row[],
): readonly SeriesLine[] {
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
