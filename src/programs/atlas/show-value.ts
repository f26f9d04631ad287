// Writes a JSON value as tables that fit a terminal, or as values between tabs for another program.

import { styleText } from 'node:util';
import type { Row } from '../../engine/model/model.js';
import { isRow } from '../../engine/model/read-row.js';
import { cellText, dialects } from '../../engine/text/csv/read-csv.js';
import { type Output, printable } from './output.js';

type ShownCell = string | number;

interface TextTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly ShownCell[])[];
}

/** The lines of a table that fits the width of a terminal. */
interface TableLines {
  readonly head: string;
  readonly lines: readonly string[];
  /** The columns without room. */
  readonly leftOut: readonly string[];
}

interface ShownColumn {
  readonly at: number;
  readonly width: number;
}

const COLUMN_GAP = '  ';
/** Longer texts are cut if a table is wider than the terminal. */
const CUT = 24;
/** A narrow column of prose is unreadable, so prose gives way to other columns. */
const PROSE = 60;

/** Created on demand, because this takes longer than many commands. */
let segmenter: Intl.Segmenter | undefined;

function letters(text: string): readonly string[] {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII
  if (/^[\x00-\x7f]*$/.test(text)) return [...text];
  segmenter ??= new Intl.Segmenter('es');
  return [...segmenter.segment(text)].map(({ segment }) => segment);
}

function fitted(text: string, width: number, isNumber: boolean): string {
  const all = letters(text);
  if (all.length > width) return `${all.slice(0, width - 1).join('')}…`;
  const pad = ' '.repeat(width - all.length);
  return isNumber ? `${pad}${text}` : `${text}${pad}`;
}

const widthOf = (columns: readonly ShownColumn[]) =>
  columns.reduce((sum, { width }) => sum + width + COLUMN_GAP.length, -COLUMN_GAP.length);

/** Shows all columns if they fit. Otherwise it removes prose, cuts long texts, and keeps as many columns as fit, names first. */
function shownColumns(
  wanted: readonly number[],
  room: number,
  isName: (at: number) => boolean,
): readonly ShownColumn[] {
  const all = wanted.map((width, at) => ({ at, width }));
  if (widthOf(all) <= room) return all;
  const short = all.filter(({ width, at }) => width <= PROSE || isName(at));
  const ordered = [...short.filter(({ at }) => isName(at)), ...short.filter(({ at }) => !isName(at))];
  const shown: ShownColumn[] = [];
  for (const { at, width } of ordered.length > 0 ? ordered : all) {
    const column = { at, width: Math.min(width, CUT, room) };
    if (shown.length > 0 && widthOf([...shown, column]) > room) break;
    shown.push(column);
  }
  return shown.sort((a, b) => a.at - b.at);
}

function tableLines({ columns, rows }: TextTable, room: number, names: readonly string[]): TableLines {
  const isNumber = (at: number) => rows.every((row) => typeof row[at] === 'number' || row[at] === '');
  const wanted = columns.map((name, at) =>
    rows.reduce((most, row) => Math.max(most, letters(String(row[at] ?? '')).length), letters(name).length),
  );
  const isName = (at: number) => names.includes(columns[at] as string);
  const shown = shownColumns(wanted, room, isName).map((column) => ({
    ...column,
    isNumber: isNumber(column.at),
  }));
  const line = (cells: readonly ShownCell[]) =>
    shown
      .map(({ at, width, isNumber }) => fitted(String(cells[at] ?? ''), width, isNumber))
      .join(COLUMN_GAP)
      .trimEnd();
  const isLeftOut = (_: string, at: number) => !shown.some((column) => column.at === at);
  return { head: line(columns), lines: rows.map(line), leftOut: columns.filter(isLeftOut) };
}

/** The tables for a JSON value, with single values as fields and lists of objects as rows. */
interface Tables {
  /** The single values of an object. */
  readonly fields: readonly (readonly [string, ShownCell])[];
  /** Its lists of objects, or the list itself under the name ''. */
  readonly lists: readonly { readonly name: string; readonly table: TextTable }[];
}

const isList = (value: unknown): value is readonly Row[] =>
  Array.isArray(value) && value.length > 0 && value.every(isRow);

/** A related record is shown by its name, and other nested values as JSON. */
function cellOf(value: unknown): ShownCell {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return value;
  if (typeof value === 'string')
    return printable(value.replace(DATE_AT_MIDNIGHT, '$1').replaceAll(/\s+/g, ' '));
  if (Array.isArray(value) && value.every((each) => typeof each === 'string'))
    return cellOf(value.join(', '));
  if (isRow(value) && typeof value.name === 'string') return cellOf(value.name);
  if (isRow(value) && typeof value.latitude === 'number') return `${value.latitude}, ${value.longitude}`;
  return printable(JSON.stringify(value));
}

/** The API adds a time to every date. */
const DATE_AT_MIDNIGHT = /^(\d{4}-\d\d-\d\d)T00:00:00$/;
/** No record has that many, and a table of thousands would fill the memory. */
const MOST_SHOWN_COLUMNS = 500;

/** Requested columns have the requested order, which is not that of the record. */
function tableOf(rows: readonly Row[], asked: readonly string[] = []): TextTable {
  const names = new Set(asked.filter((name) => rows.some((row) => Object.hasOwn(row, name))));
  for (const row of rows) for (const name in row) if (names.size < MOST_SHOWN_COLUMNS) names.add(name);
  const columns = [...names];
  return {
    columns: columns.map(printable),
    rows: rows.map((row) => columns.map((name) => cellOf(row[name]))),
  };
}

/** A related record has its codes beside its name if the command asks for them. */
function fieldsOf(name: string, member: unknown, codes: readonly string[]): [string, ShownCell][] {
  const found = isRow(member) ? codes.filter((code) => typeof member[code] === 'string') : [];
  const ofCodes = found.map((code): [string, ShownCell] => [
    printable(`${name}.${code}`),
    cellOf((member as Row)[code]),
  ]);
  return [[printable(name), cellOf(member)], ...ofCodes];
}

function valueTables(value: unknown, { asked, codes = [] }: ShownFacts): Tables {
  if (Array.isArray(value)) {
    const rows = value.every(isRow) ? value : value.map((each) => ({ value: each }));
    return { fields: [], lists: [{ name: '', table: tableOf(rows, asked) }] };
  }
  if (!isRow(value)) return { fields: [['value', cellOf(value)]], lists: [] };
  const members = Object.entries(value);
  const lists = members.flatMap(([name, member]) =>
    isList(member) ? [{ name: printable(name), table: tableOf(member, asked) }] : [],
  );
  const fields = members.flatMap(([name, member]) => (isList(member) ? [] : fieldsOf(name, member, codes)));
  return { fields, lists };
}

type OutputWidth = Pick<Output, 'isTerminal' | 'width' | 'hasColours'>;

const tabbed = (cells: readonly ShownCell[]) => cells.join('\t');

/** The facts about a result that only its command has. */
interface ShownFacts {
  /** The requested value, which is all that another program gets. */
  readonly answer?: string | undefined;
  /** Another program gets only the rows of the list. --json also has the totals. */
  readonly isRows?: boolean;
  readonly hasLists?: boolean;
  /** The columns that come first. */
  readonly names?: readonly string[] | undefined;
  /** The requested columns. */
  readonly asked?: readonly string[] | undefined;
  /** The codes that follow the name of a related record. */
  readonly codes?: readonly string[];
}

/** Another program gets the values of a record or a result first, then its lists. */
export function showValue(value: unknown, reader: OutputWidth, shown: ShownFacts = {}): readonly string[] {
  const { answer, isRows = false, hasLists = true, names = ['name'] } = shown;
  const { fields, lists } = valueTables(value, shown);
  const [list] = lists;
  const write = reader.isTerminal ? forTerminal(reader, names) : forProgram;
  const found = fields.find(([name]) => name === answer);
  if (!reader.isTerminal && found !== undefined) return [String(found[1])];
  if (!reader.isTerminal && isRows && list !== undefined) return write.table(list.table);
  return [
    ...write.fields(fields),
    ...(hasLists ? lists : []).flatMap(({ name, table }) => [
      ...(name === '' ? [] : ['', write.title(name)]),
      ...write.table(table),
    ]),
  ];
}

/** The rows of the result, or the result as the only row. */
export function csvLines(value: unknown, shown: ShownFacts = {}): readonly string[] {
  const { hasLists = true } = shown;
  const { fields, lists } = valueTables(value, shown);
  const [list] = hasLists ? lists : [];
  const { columns, rows } = list?.table ?? {
    columns: fields.map(([name]) => name),
    rows: [fields.map(([, cell]) => cell)],
  };
  return [columns, ...rows].map((cells) => cells.map((cell) => cellText(dialects.csv, cell)).join(','));
}

interface Writer {
  readonly title: (name: string) => string;
  readonly fields: (fields: readonly (readonly [string, ShownCell])[]) => readonly string[];
  readonly table: (table: TextTable) => readonly string[];
}

const forProgram: Writer = {
  title: (name) => name,
  fields: (fields) => fields.map(tabbed),
  table: ({ columns, rows }) => [tabbed(columns), ...rows.map(tabbed)],
};

const forTerminal = ({ width, hasColours }: OutputWidth, names: readonly string[]): Writer => {
  const styled = (style: 'bold' | 'dim', text: string) =>
    hasColours && text !== '' ? styleText(style, text, { validateStream: false }) : text;
  return {
    title: (name) => styled('bold', name),
    fields: (fields) => {
      const names = Math.max(0, ...fields.map(([name]) => name.length));
      return fields.flatMap(([name, cell]) =>
        wrapped(String(cell), width - names - 2).map((line, at) =>
          `${styled('bold', at === 0 ? name : '')}${' '.repeat(names - (at === 0 ? name.length : 0) + 2)}${line}`.trimEnd(),
        ),
      );
    },
    table: (table) => {
      if (table.rows.length === 0) return [styled('dim', 'No records.')];
      const { head, lines, leftOut } = tableLines(table, width, names);
      const notShown = leftOut.length === 0 ? [] : wrapped(`Not shown: ${leftOut.join(', ')}`, width);
      const rest = notShown.map((line) => styled('dim', line));
      return [styled('bold', head), ...lines, ...rest];
    },
  };
};

/** Breaks a text into lines at spaces. */
export function wrapped(text: string, width: number): readonly string[] {
  const room = Math.max(width, 20);
  const lines: string[] = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) as string;
    if (line === '') lines[lines.length - 1] = word;
    else if (line.length + 1 + word.length <= room) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}
