// Writes a JSON value for its reader: tables that fit a terminal, or values between tabs for another program.
import { styleText } from 'node:util';
import { type Cell, type Table, tableLines } from './table-lines.js';
import { valueTables } from './value-tables.js';

export interface Reader {
  readonly isTerminal: boolean;
  readonly width: number;
  readonly hasColours: boolean;
}

const tabbed = (cells: readonly Cell[]) => cells.join('\t');

export function showValue(value: unknown, reader: Reader): readonly string[] {
  const { fields, lists } = valueTables(value);
  const write = reader.isTerminal ? forTerminal(reader) : forProgram;
  // A program that reads rows expects one table; the totals beside it are in --json.
  if (!reader.isTerminal && lists.length === 1) return write.table((lists[0] as (typeof lists)[0]).table);
  return [
    ...write.fields(fields),
    ...lists.flatMap(({ name, table }) => [
      ...(name === '' ? [] : ['', write.title(name)]),
      ...write.table(table),
    ]),
  ];
}

interface Writer {
  readonly title: (name: string) => string;
  readonly fields: (fields: readonly (readonly [string, Cell])[]) => readonly string[];
  readonly table: (table: Table) => readonly string[];
}

const forProgram: Writer = {
  title: (name) => name,
  fields: (fields) => fields.map(tabbed),
  table: ({ columns, rows }) => [tabbed(columns), ...rows.map(tabbed)],
};

const forTerminal = ({ width, hasColours }: Reader): Writer => {
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
      const { head, lines, leftOut } = tableLines(table, width);
      const notShown = leftOut.length === 0 ? [] : wrapped(`Not shown: ${leftOut.join(', ')}`, width);
      const rest = notShown.map((line) => styled('dim', line));
      return [styled('bold', head), ...lines, ...rest];
    },
  };
};

/** Lines of whole words. */
function wrapped(text: string, width: number): readonly string[] {
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
