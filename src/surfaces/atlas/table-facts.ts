// A page of a family's records, as a plain table of its first columns.
import type { Catalog } from '../../catalog/catalog.js';
import type { Manifest, ShownFamily, ShownField } from '../../manifest/manifest.js';
import type { Row } from '../../model/model.js';
import { recordAddress, tableAddress } from '../../pages/atlas/data-addresses.js';
import { shownValue } from '../../pages/atlas/shown-value.js';
import type { Cell, TableFacts } from '../../pages/atlas/table-page.js';
import { titleOfRecord } from '../../pages/atlas/title-of-record.js';
import { html } from '../../pages/html.js';
import type { Site } from '../../pages/site.js';
import { extentInWords } from './index-facts.js';

const ROWS = 50;
const COLUMNS = 5;

export function tableFacts(
  site: Site,
  manifest: Manifest,
  catalog: Catalog,
  shown: ShownFamily,
  page: number,
): TableFacts {
  const { family } = shown;
  const rows = rowsOf(shown, catalog);
  const columns = columnsOf(shown);
  const cells = (row: Row): readonly Cell[] => [
    shown.extent === 'rows'
      ? { content: html`${titleOfRecord(family, row)}` }
      : {
          content: html`${titleOfRecord(family, row) ?? String(row.id)}`,
          address: recordAddress(shown, row),
        },
    ...columns.map((column) => cellOf(site, manifest, catalog, column, row[column.field.name])),
  ];
  return {
    address: tableAddress(shown),
    title: site.titleOf(family),
    about: site.translate(family.about),
    extent: extentInWords(site, shown, catalog),
    columns: [
      { label: site.titleOf(family), isNumeric: false },
      ...columns.map(({ label, isNumeric, keyOf }) => ({
        label: label[site.language],
        isNumeric: isNumeric && keyOf === undefined,
      })),
    ],
    rows: rows.slice((page - 1) * ROWS, page * ROWS).map(cells),
    page,
    pages: pagesOf(shown, catalog),
  };
}

export const pagesOf = (shown: ShownFamily, catalog: Catalog): number =>
  Math.max(1, Math.ceil(rowsOf(shown, catalog).length / ROWS));

/** Those of this year, where rows are worked out. */
function rowsOf({ family }: ShownFamily, catalog: Catalog): readonly Row[] {
  if (family.calendar !== undefined) return family.calendar.rows(family.calendar.example, () => false);
  return family.file === undefined ? [] : catalog.table(family).rows;
}

/** What fits in a line: neither the names, which come first, nor long texts and pictures. */
function columnsOf({ family, fields }: ShownFamily): readonly ShownField[] {
  const isPlain = ({ field: { name, kind, picture, extended } }: ShownField) =>
    name !== 'id' && !extended && !picture && kind !== 'texts' && !family.nameFields.includes(name);
  return fields.filter((each) => isPlain(each) && each.field.name !== 'description').slice(0, COLUMNS);
}

/** A key is shown as the record that it names. */
function cellOf(site: Site, manifest: Manifest, catalog: Catalog, column: ShownField, value: unknown): Cell {
  const { keyOf } = column;
  if (keyOf === undefined || typeof value !== 'number') return { content: shownValue(site, column, value) };
  const { rows, ordinal } = catalog.table(keyOf);
  const row = rows[ordinal(value) ?? -1];
  if (row === undefined) return { content: shownValue(site, column, value) };
  return {
    content: html`${titleOfRecord(keyOf, row) ?? value}`,
    address: recordAddress(manifest.of(keyOf), row),
  };
}
