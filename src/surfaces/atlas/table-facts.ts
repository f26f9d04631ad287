// A page of a family's records, or of a list that belongs to a record, as a plain table of its first columns.
import type { ShownFamily, ShownField } from '../../manifest/manifest.js';
import type { Row, ToMany } from '../../model/model.js';
import { listQuery, tableAddress } from '../../pages/atlas/data-addresses.js';
import { recordLink } from '../../pages/atlas/record-link.js';
import { shownValue } from '../../pages/atlas/shown-value.js';
import type { Cell, TableFacts } from '../../pages/atlas/table-page.js';
import { html } from '../../pages/html.js';
import { type AtlasView, rowWithId } from './atlas-view.js';
import { extentInWords } from './index-facts.js';

const ROWS = 50;
const COLUMNS = 5;

/** A list that belongs to a record of another family. */
export interface ListOf {
  readonly shown: ShownFamily;
  readonly list: ToMany;
  readonly row: Row;
}

export function tableFacts(view: AtlasView, shown: ShownFamily, page: number, of?: ListOf): TableFacts {
  const { site, manifest, engine } = view;
  const { family } = shown;
  const rows = rowsOf(view, shown, of);
  const columns = columnsOf(shown);
  const cells = (row: Row): readonly Cell[] => {
    const { title, address } = recordLink(manifest, family, row);
    return [
      { content: html`${title}`, ...(shown.extent !== 'rows' && { address }) },
      ...columns.map((column) => cellOf(view, column, row[column.field.name])),
    ];
  };
  const owner = of && recordLink(manifest, of.shown.family, of.row);
  return {
    address: tableAddress(shown),
    title: site.titleOf(family),
    about: site.translate(family.about),
    extent:
      of === undefined
        ? extentInWords(site, shown, engine.catalog)
        : site.strings.atlas.records(site.number(rows.length)),
    of: owner && { ...owner, query: listQuery(of.shown, of.list, of.row) },
    columns: [
      { label: site.titleOf(family), isNumeric: false },
      ...columns.map(({ label, isNumeric, keyOf }) => ({
        label: label[site.language],
        isNumeric: isNumeric && keyOf === undefined,
      })),
    ],
    rows: rows.slice((page - 1) * ROWS, page * ROWS).map(cells),
    page,
    pages: pagesOf(view, shown, of),
  };
}

export const pagesOf = (view: AtlasView, shown: ShownFamily, of?: ListOf): number =>
  Math.max(1, Math.ceil(rowsOf(view, shown, of).length / ROWS));

/** The list that an address names, such as `City/167/airports`; undefined where it is none of this family. */
export function listNamed(view: AtlasView, shown: ShownFamily, name: string | null): ListOf | undefined {
  const [path = '', id, list] = (name ?? '').split('/');
  const owner = view.manifest.meant(path);
  const found = owner?.lists.find((each) => each.list.name === list && each.list.target === shown.family);
  const row = owner && rowWithId(view, owner.family, Number(id));
  return owner && found && row && { shown: owner, list: found.list, row };
}

/** Those of an example, where rows are worked out year by year. */
function rowsOf({ engine }: AtlasView, { family }: ShownFamily, of: ListOf | undefined): readonly Row[] {
  const { catalog } = engine;
  if (family.calendar !== undefined) return family.calendar.rows(family.calendar.example, () => false);
  if (family.file === undefined) return [];
  const { rows } = catalog.table(family);
  if (of === undefined) return rows;
  const ordinal = catalog.table(of.shown.family).ordinal(of.row.id as number) as number;
  return Array.from(catalog.many(of.list, ordinal), (each) => rows[each] as Row);
}

/** What fits in a line: neither the names, which come first, nor long texts and pictures. */
function columnsOf({ family, fields }: ShownFamily): readonly ShownField[] {
  const isPlain = ({ field: { name, kind, picture, extended } }: ShownField) =>
    name !== 'id' && !extended && !picture && kind !== 'texts' && !family.nameFields.includes(name);
  return fields.filter((each) => isPlain(each) && each.field.name !== 'description').slice(0, COLUMNS);
}

/** A key is shown as the record that it names. */
function cellOf(view: AtlasView, column: ShownField, value: unknown): Cell {
  const { keyOf } = column;
  const row = keyOf && rowWithId(view, keyOf, value);
  if (keyOf === undefined || row === undefined) return { content: shownValue(view.site, column, value) };
  const { title, address } = recordLink(view.manifest, keyOf, row);
  return { content: html`${title}`, address };
}
