// Widths that hold for all rows: those in sight come and go, and the columns must not move with them.
import type { Row } from '../../../engine/model/model.js';
import { LONG, type NameOfKey, titleOf } from '../table-row.js';
import type { TableField, TableSpec } from '../table-spec.js';

const SHORTEST = 6;
/** On a phone, where one column must not take the whole width. */
const NARROW = 500;
const LONGEST_WHERE_NARROW = 18;
/** A letter is narrower than a digit, on average. */
const LETTER = 0.88;
/** The room around a text, and the sign of the order beside a label. */
const [AROUND, SIGN] = [3, 2];

/** In characters, of the name of a row and of each column. */
export function columnWidths(
  spec: TableSpec,
  columns: readonly TableField[],
  rows: readonly Row[],
  nameOf: NameOfKey,
  room: number,
): readonly number[] {
  const longest = room < NARROW ? LONGEST_WHERE_NARROW : LONG;
  const widest = (lengthOf: (row: Row) => number) => {
    let most = SHORTEST;
    for (const row of rows) most = Math.max(most, lengthOf(row));
    return Math.min(most, longest);
  };
  return [
    widest((row) => titleOf(spec, row).length * LETTER) + AROUND,
    ...columns.map((field) => {
      const head = Math.max(field.label.length, field.unit?.length ?? 0);
      const content = widest(({ [field.name]: value }) => {
        if (value === null || value === undefined) return 0;
        if (field.target !== undefined) return (nameOf(field, value as number) ?? '').length * LETTER;
        // With the signs that group its digits.
        if (typeof value === 'number') return String(value).length * 1.3;
        return field.kind === 'date' || field.kind === 'midnight' ? 13 : String(value).length * LETTER;
      });
      return Math.max(content, Math.min(head, longest) + SIGN) + AROUND;
    }),
  ];
}

export function setWidths(table: HTMLTableElement, widths: readonly number[]): void {
  const group = table.querySelector('colgroup') ?? document.createElement('colgroup');
  group.replaceChildren(
    ...widths.map((width) => {
      const column = document.createElement('col');
      column.style.width = `${width}ch`;
      return column;
    }),
  );
  table.prepend(group);
  table.style.minWidth = `${widths.reduce((sum, width) => sum + width, 0)}ch`;
}
