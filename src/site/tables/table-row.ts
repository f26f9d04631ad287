// A row of a table, drawn alike by the server and by the script that scrolls through all of them.

import type { Row } from '../../engine/model/model.js';
import { slugOf } from '../manifest/slug-of.js';
import { type Html, html, joined, type Part } from '../shell/html.js';
import { fieldNamed, isCount, type TableField, type TableSpec } from './table-spec.js';

/** The name of the record whose id a field holds. */
export type NameOfKey = (field: TableField, id: number) => string | undefined;

export type DrawRow = (row: Row, index: number) => Html;

export function rowsDrawn(spec: TableSpec, columns: readonly TableField[], nameOf: NameOfKey): DrawRow {
  const show = shownIn(spec);
  const cell = (field: TableField, row: Row) => {
    const value = row[field.name];
    if (value === null || value === undefined || value === '')
      return isKnown(row, field.dates) ? html`${spec.words.undated}` : unknown(spec);
    if (field.target === undefined) return show(field, value);
    const name = nameOf(field, value as number);
    return html`<a href="${addressOfRecord(field.target, name, value)}" lang="es">${name ?? String(value)}</a>`;
  };
  const isNamed = spec.titles.some((name) => fieldNamed(spec, name)?.names !== undefined);
  return (row, index) => {
    const name = titleOf(spec, row);
    const title = name === '' ? String(row.id ?? '') : name;
    // The head is the first row.
    return html`<tr aria-rowindex="${index + 2}"><th scope="row">${
      spec.hasRecords
        ? html`<a href="${addressOfRecord(spec.address, name, row.id)}" lang="es">${title}</a>`
        : isNamed
          ? title
          : html`<span lang="es">${title}</span>`
    }</th>${columns.map((field) => {
      const value = row[field.name];
      const isLong = typeof value === 'string' && value.length > LONG;
      return html`<td${isCount(field) && html` class="count"`}${isWords(field, value) && html` lang="${field.language}"`}${isLong && html` title="${value}"`}>${cell(field, row)}</td>`;
    })}</tr>`;
  };
}

/** A value whose date is unknown is undated; a value that is unknown has no date. */
const isKnown = (row: Row, name: string | undefined) => name !== undefined && (row[name] ?? null) !== null;

/** Links have a mark, and a missing value is a word of the page. */
const isWords = ({ language, target }: TableField, value: unknown) =>
  language !== undefined && target === undefined && (value ?? '') !== '';

/** Longer texts are cut off if all rows have one height. */
export const LONG = 40;

export const titleOf = (spec: TableSpec, row: Row): string =>
  spec.titles
    .map((name) => valueNamed(fieldNamed(spec, name), row[name]))
    .filter((value) => value !== null && value !== undefined)
    .join(' ');

const valueNamed = (field: TableField | undefined, value: unknown) => field?.names?.[String(value)] ?? value;

function addressOfRecord(table: string, name: string | undefined, id: unknown): string {
  const slug = slugOf(name ?? '');
  return slug === '' ? `${table}/${id}` : `${table}/${slug}-${id}`;
}

const unknown = ({ words }: TableSpec) =>
  html`<span aria-hidden="true">–</span><span class="said">${words.unknown}</span>`;

/** Formatting is prepared once, because there are thousands of values. */
function shownIn({ locale, words }: TableSpec): (field: TableField, value: unknown) => Html {
  const counted = new Intl.NumberFormat(locale, { maximumFractionDigits: 6 });
  const named = new Intl.NumberFormat(locale, { maximumFractionDigits: 6, useGrouping: false });
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });

  function one(field: TableField, value: unknown): Part {
    const { kind, unit } = field;
    if (typeof value === 'boolean') return value ? words.yes : words.no;
    // Years, codes and ranks are not counted: 1994 is not 1,994.
    if (typeof value === 'number') return (unit === undefined ? named : counted).format(value);
    const text = String(valueNamed(field, value));
    if (kind === 'date' || kind === 'midnight') {
      const day = text.slice(0, 10);
      return html`<time datetime="${day}">${days.format(new Date(`${day}T00:00:00Z`))}</time>`;
    }
    if (/^https?:\/\/\S+$/.test(text))
      return html`<a href="${text}" rel="external">${withoutScheme(text)}</a>`;
    return text;
  }

  return (field, value) =>
    Array.isArray(value)
      ? joined(
          value.map((each) => one(field, each)),
          ', ',
        )
      : html`${one(field, value)}`;
}

const withoutScheme = (url: string) => url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
