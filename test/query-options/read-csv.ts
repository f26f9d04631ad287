// Reads a CSV response back into records, by the documented rules of each of the two kinds.
import { parse } from 'csv-parse/sync';
import type { FieldType } from '../contract/records.js';
import { type Family, familyOf } from './families.js';

export type CsvKind = 'csv' | 'csv-excel';

const delimiters: Readonly<Record<CsvKind, string>> = { csv: ',', 'csv-excel': ';' };

/** Texts that a spreadsheet would run as a formula. */
const FORMULA = /^[=+\-@\t\r]/;
/** A plain number, which a spreadsheet would also run; and a text protected from becoming one. */
const NUMBER = /^[-+]?\d+(\.\d+)?$/;
const NUMBER_AS_TEXT = /^="[-+]?\d+([.,]\d+)*(e[-+]?\d+)?"$/i;

export const isDangerous = (cell: string, kind: CsvKind) =>
  FORMULA.test(cell) && !NUMBER.test(cell) && !(kind === 'csv-excel' && NUMBER_AS_TEXT.test(cell));

/** The two ways in which a text is protected from a spreadsheet. */
const AS_TEXT = /^="(.*)"$/s;
const DISARMED = /^'+[=+\-@\t\r]/;

interface Sheet {
  readonly columns: readonly string[];
  readonly lines: readonly (readonly string[])[];
}

/** A strict reader. All lines have the same end and as many cells as the first. */
export function readSheet(text: string, kind: CsvKind): Sheet {
  const [columns = [], ...lines] = parse(text, {
    bom: kind === 'csv-excel',
    delimiter: delimiters[kind],
    recordDelimiter: '\r\n',
    relaxQuotes: false,
    relaxColumnCount: false,
  }) as string[][];
  return { columns, lines };
}

function typeAt(family: Family, column: string): FieldType {
  const [name, ...rest] = column.split('.') as [string, ...string[]];
  const relation = family.relations.find((one) => one.name === name);
  if (relation !== undefined) return typeAt(familyOf(relation.target), rest.join('.'));
  if (name === 'distanceKm') return 'number';
  const field = family.fields.find((one) => one.name === name);
  if (field === undefined) throw new Error(`${family.record} has no ${name}.`);
  return field.type;
}

function cellValue(cell: string, type: FieldType, kind: CsvKind): unknown {
  if (type === 'string[]') return cell === '' ? [] : textsOf(textOf(cell, kind));
  if (cell === '') return null;
  if (type === 'boolean') return cell === 'true' ? true : cell === 'false' ? false : undefined;
  if (type === 'integer' || type === 'number') return numberOf(cell, kind);
  return textOf(cell, kind);
}

/** NaN if the decimal sign is that of the other dialect. */
function numberOf(cell: string, kind: CsvKind): number {
  if (kind === 'csv') return Number(cell);
  return cell.includes('.') ? Number.NaN : Number(cell.replace(',', '.'));
}

function textOf(cell: string, kind: CsvKind): string {
  const protectedText = kind === 'csv-excel' ? AS_TEXT.exec(cell)?.[1] : undefined;
  return protectedText ?? (DISARMED.test(cell) ? cell.slice(1) : cell);
}

/** Bars separate the elements. A bar or a backslash within one follows a backslash. */
function textsOf(joined: string): readonly string[] {
  const elements = [''];
  for (const [token] of joined.matchAll(/\\.|[^\\]/gs)) {
    if (token === '|') elements.push('');
    else elements.push(elements.pop() + token.slice(-1));
  }
  return elements;
}

/** The cells of each line under their columns' names. */
export function recordsIn(
  family: Family,
  { columns, lines }: Sheet,
  kind: CsvKind,
): readonly Record<string, unknown>[] {
  const types = columns.map((column) => typeAt(family, column));
  return lines.map((cells) =>
    Object.fromEntries(
      columns.map((column, index) => [
        column,
        cellValue(cells[index] as string, types[index] as FieldType, kind),
      ]),
    ),
  );
}

export const readCsv = (family: Family, text: string, kind: CsvKind) =>
  recordsIn(family, readSheet(text, kind), kind);
