// The figures of a record by year, one line for each release: those of two do not form one series.
import type { Ordinal } from '../../engine/catalog/catalog.js';
import type { Row } from '../../engine/model/model.js';
import type { Series } from '../../engine/model/series.js';
import type { ShownFamily } from '../manifest/manifest.js';
import { shownValue } from '../shell/shown-value.js';
import type { PageContext } from './page-context.js';
import type { SeriesLine, SeriesModel } from './series-chart.js';

export const seriesModel = (
  view: PageContext,
  shown: ShownFamily,
  ordinal: Ordinal,
): readonly SeriesModel[] =>
  shown.figures.flatMap(({ list }) => {
    const rows = view.engine.catalog.figures(list, ordinal);
    const { series } = list.target;
    return series === undefined || rows.length === 0
      ? []
      : [factsOf(view, view.manifest.of(list.target), series, rows)];
  });

function factsOf(
  { site }: PageContext,
  shown: ShownFamily,
  series: Series,
  rows: readonly Row[],
): SeriesModel {
  const [measure = ''] = series.measures;
  const columns = shown.fields.filter(({ field: { name, extended } }) => !extended || name === series.title);
  return {
    title: site.titleOf(shown.family),
    unit: shown.family.field(measure)?.unit?.[site.language] ?? '',
    lines: linesOf(series, measure, rows),
    columns: columns.map(({ label, isNumeric }) => ({ label: label[site.language], isNumeric })),
    rows: rows.map((row) => columns.map((column) => shownValue(site, plain(column), row[column.field.name]))),
  };
}

/** The unit is the same in all rows, and in the title of the chart. */
const plain = (column: ShownFamily['fields'][number]) => ({
  ...column,
  field: { ...column.field, unit: column.field.unit && { en: '', es: '' } },
});

function linesOf(
  { release, title, year }: Series,
  measure: string,
  rows: readonly Row[],
): readonly SeriesLine[] {
  const lines = new Map<unknown, { name: string; points: (readonly [number, number])[] }>();
  for (const row of rows) {
    const value = row[measure];
    if (typeof value !== 'number') continue;
    const line = lines.get(row[release]) ?? { name: String(row[title] ?? row[release]), points: [] };
    lines.set(row[release], line);
    line.points.push([row[year] as number, value]);
  }
  return [...lines.values()];
}
