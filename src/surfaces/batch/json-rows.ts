// Rows in JSON: a list of objects, bare or under its name.
import { type JsonBounds, outlineJson, rowIn } from '../../http/bodies/outline-json.js';
import { JSON_TYPE } from '../../http/responses/replies.js';
import type { Row } from '../../model/model.js';
import {
  type BatchOperation,
  LONGEST_ROW,
  MOST_COLUMNS,
  MOST_ROWS,
} from '../../operations/batch-operation.js';
import type { YieldingWork } from '../../scheduling/yielding-work.js';
import { type GivenRow, isRefused, PART, type Refused, type RowSource, refused } from './row-source.js';

const BOUNDS: JsonBounds = { longestRow: LONGEST_ROW, mostRows: MOST_ROWS, around: LONGEST_ROW };

export function* jsonRows(text: string, operation: BatchOperation): YieldingWork<RowSource | Refused> {
  const { rows: name, output } = operation;
  const outline = yield* outlineJson(text, BOUNDS);
  if (typeof outline === 'function') return refused(outline);
  const frame = parsed(outline.frame);
  if (isRefused(frame)) return frame;
  const list = Array.isArray(frame.value) ? frame.value : (frame.value as Row | null)?.[name];
  if (!Array.isArray(list)) return refused((words) => words.needsRows(name));
  if (list.length > MOST_ROWS) return refused((words) => words.tooManyRows(MOST_ROWS));
  const odd = list.findIndex((item) => rowIn(item) === undefined);
  if (odd !== -1) return refused((words) => words.notRow(name, odd + 1));
  const nothing = Object.fromEntries(Object.keys(output.properties ?? {}).map((key) => [key, null]));
  const reads = remembered(operation.reads);
  const texts = list.map((item) => outline.rows[rowIn(item) as number] as string);
  return {
    type: JSON_TYPE,
    start: `{${JSON.stringify(name)}:[`,
    between: ',',
    end: ']}',
    parts: grouped(texts).map((part) => () => rowsOf(part, reads, nothing)),
  };
}

function rowsOf(
  texts: readonly string[],
  reads: (column: string) => boolean,
  nothing: Row,
): readonly GivenRow[] | Refused {
  const rows: GivenRow[] = [];
  for (const text of texts) {
    const read = parsed(text);
    if (isRefused(read)) return read;
    const given = read.value as Row;
    const columns = Object.keys(given);
    if (columns.length > MOST_COLUMNS) return refused((words) => words.tooManyColumns(MOST_COLUMNS));
    rows.push({
      row: Object.fromEntries(columns.filter(reads).map((column) => [column, given[column]])),
      write: ({ found, error }) => JSON.stringify({ ...given, ...(found ?? nothing), error }),
    });
  }
  return rows;
}

function parsed(text: string): { readonly value: unknown } | Refused {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return refused((words) => words.unreadableBody());
  }
}

/** Rows that are short enough to be read in one step. */
function grouped(texts: readonly string[]): readonly (readonly string[])[] {
  const groups: string[][] = [];
  let length = PART;
  for (const text of texts) {
    if (length >= PART) {
      groups.push([]);
      length = 0;
    }
    groups.at(-1)?.push(text);
    length += text.length;
  }
  return groups;
}

/** Rows have the same columns, as a rule. */
function remembered(reads: (column: string) => boolean): (column: string) => boolean {
  const known = new Map<string, boolean>();
  return (column) => {
    const before = known.get(column);
    if (before !== undefined) return before;
    const isRead = reads(column);
    known.set(column, isRead);
    return isRead;
  };
}
