// The value of a field with its year or day, as an answer shows it.
import type { ModelField, Row } from '../../engine/model/model.js';
import type { ShownFamily } from '../manifest/manifest.js';
import { type Html, html } from './html.js';
import { recordLink } from './record-links.js';
import { type PageContext, rowWithId } from './site.js';
import { shownValue } from './values.js';

interface DatedValue {
  readonly label: string;
  readonly value: Html;
  /** A year or a day; undefined if the value has none. */
  readonly date: Html | undefined;
}

/** Undefined if it is not known. */
export function datedValue(
  view: PageContext,
  shown: ShownFamily,
  row: Row,
  name: string,
): DatedValue | undefined {
  const { site, manifest } = view;
  const found = shown.fields.find(({ field }) => field.name === name);
  if (found === undefined) return undefined;
  const { label, keyOf, field } = found;
  const target = keyOf && rowWithId(view, keyOf, row[name]);
  const link = keyOf && target && recordLink(manifest, keyOf, target);
  const value = link
    ? html`<a href="${site.at(link.address)}"${site.language !== 'es' && html` lang="es"`}>${link.title}</a>`
    : shownValue(site, found, row[name]);
  return value && { label: label[site.language], value, date: dateOf(view, shown, row, field) };
}

/** The date in another field, or the year in which its series has this figure. */
function dateOf({ site, engine }: PageContext, shown: ShownFamily, row: Row, field: ModelField) {
  const dated = shown.fields.find(({ field: { name } }) => name === field.datedBy);
  if (dated !== undefined) return shownValue(site, dated, row[dated.field.name]);
  const figures = shown.figures.find(({ list }) => list.name === field.name)?.list;
  const { year, measures: [measure = ''] = [] } = figures?.target.series ?? {};
  const ordinal = engine.catalog.table(shown.family).ordinal(row.id as number);
  if (figures === undefined || year === undefined || ordinal === undefined) return undefined;
  const same = engine.catalog
    .figures(figures, ordinal, { series: 'default' })
    .findLast(({ [measure]: value }) => value === row[field.name]);
  return same && html`${String(same[year])}`;
}
