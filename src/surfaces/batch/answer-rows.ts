// Answers a body of rows in JSON or CSV with a text in the same form. An invalid row never fails the others.

import type { Engine } from '../../engine/answers/engine.js';
import type { Row } from '../../engine/model/model.js';
import { isRow } from '../../engine/model/read-row.js';
import {
  type BatchOperation,
  LONGEST_ROW,
  MOST_COLUMNS,
  MOST_ROWS,
} from '../../engine/operations/batch-operation.js';
import { messages } from '../../engine/problems/messages.js';
import type { Refused } from '../../engine/problems/problem.js';
import type { YieldingWork } from '../../engine/scheduling/yielding-work.js';
import type { Language } from '../../engine/text/localized.js';
import { type JsonBounds, outlineJson, placeInText, rowIn } from '../../server/http/bodies/outline-json.js';
import { jsonFault, unreadableJson } from '../../server/http/bodies/read-body.js';
import { JSON_TYPE } from '../../server/http/responses/replies.js';
import { CSV, csvRows, type GivenRow, isRefusedRead, PART, refused } from './csv-rows.js';

const BOUNDS: JsonBounds = { longestRow: LONGEST_ROW, mostRows: MOST_ROWS, around: LONGEST_ROW };

/** The text of a row, and its index in the body. */
interface WrittenRow {
  readonly text: string;
  readonly at: number;
}

/**
 * Reads rows in JSON, as a list or as a named list. Each row is returned as its own text, so that no number is rounded and no key is lost.
 */
export function* jsonRows(text: string, operation: BatchOperation): ReturnType<typeof csvRows> {
  const { rows: name } = operation;
  const outline = yield* outlineJson(text, { ...BOUNDS, list: name });
  if (!('frame' in outline)) return refused(outline);
  if (outline.frame.trim() === '') return refused(messages.emptyBody(name));
  const frame = parsed(outline.frame, text, (at) => placeInText(outline, at));
  if (isRefusedRead(frame)) return frame;
  const list = Array.isArray(frame.value) ? frame.value : (frame.value as Row | null)?.[name];
  if (!Array.isArray(list)) return refused(messages.needsRows(name));
  // If a key occurs twice, the last list counts.
  const rows = list.map((item) => outline.rows[rowIn(item) as number] as WrittenRow);
  return {
    type: JSON_TYPE,
    start: `{${JSON.stringify(name)}:[`,
    between: ',',
    end: (warning) => `]${warning === undefined ? '' : `,"warning":${JSON.stringify(warning)}`}}`,
    parts: grouped(rows).map((part) => () => rowsOf(part, text, operation)),
  };
}

function rowsOf(
  texts: readonly WrittenRow[],
  body: string,
  { output, reads, bare }: BatchOperation,
): readonly GivenRow[] | Refused {
  const nothing = Object.fromEntries(Object.keys(output.properties ?? {}).map((key) => [key, null]));
  const rows: GivenRow[] = [];
  for (const { text, at } of texts) {
    const read = parsed(text, body, (within) => at + within);
    if (isRefusedRead(read)) return read;
    const given = read.value;
    if (typeof given === 'object' && given !== null && Object.keys(given).length > MOST_COLUMNS)
      return refused(messages.tooManyColumns(MOST_COLUMNS));
    const sent = text.trim();
    rows.push({
      row: isRow(given)
        ? Object.fromEntries(Object.entries(given).filter(([column]) => reads(column)))
        : bare(given),
      write: ({ found, error }) =>
        `{"row":${sent},${JSON.stringify({ ...(found ?? nothing), error }).slice(1)}`,
    });
  }
  return rows;
}

/** `placeOf` converts an index in the text to one in the body. */
function parsed(
  text: string,
  body: string,
  placeOf: (at: number) => number,
): { readonly value: unknown } | Refused {
  try {
    return { value: JSON.parse(text) };
  } catch {
    const { fault, at } = jsonFault(text) ?? { fault: 'value', at: 0 };
    return refused(unreadableJson(body, { fault, at: placeOf(at) }));
  }
}

/** Groups rows that are short enough to be read in one step. */
function grouped(texts: readonly WrittenRow[]): readonly (readonly WrittenRow[])[] {
  const groups: WrittenRow[][] = [];
  let length = PART;
  for (const each of texts) {
    if (length >= PART) {
      groups.push([]);
      length = 0;
    }
    groups.at(-1)?.push(each);
    length += each.text.length;
  }
  return groups;
}

interface RowsBody {
  readonly text: string;
  readonly type: string;
  /** The language of messages and texts. */
  readonly language: Language;
}

export function* answerRows(
  { answeringRows }: Pick<Engine, 'answeringRows'>,
  operation: BatchOperation,
  { text, type, language }: RowsBody,
): YieldingWork<{ readonly type: string; readonly text: string } | Refused> {
  const isTable = type.toLowerCase().startsWith(CSV);
  const source = yield* (isTable ? csvRows : jsonRows)(text, operation);
  if (isRefusedRead(source)) return source;
  const answer = yield* answeringRows(operation, language);
  const written: string[] = [];
  let isRead = false;
  for (const part of source.parts) {
    yield;
    const rows = part();
    if (isRefusedRead(rows)) return rows;
    const given = rows.map(({ row }) => row);
    isRead ||= given.some((row) => row !== undefined && Object.keys(row).length > 0);
    written.push(...(yield* answer(given, (answered, index) => (rows[index] as GivenRow).write(answered))));
  }
  const isWarned = !isRead && written.length > 0;
  const warning = isWarned ? messages.noFieldRead(operation.suggested)[language] : undefined;
  return {
    type: source.type,
    text: `${source.start}${written.join(source.between)}${source.end(warning)}`,
  };
}
