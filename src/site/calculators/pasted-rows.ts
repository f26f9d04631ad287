// The rows that a reader pasted, or examples, and the number of rows in a step.

import type { Catalog } from '../../engine/catalog/catalog.js';
import type { ModelFamily, Row } from '../../engine/model/model.js';
import { nameOf, pointOf } from '../../engine/model/read-row.js';
import { LONGEST_ROW, MOST_COLUMNS, MOST_ROWS } from '../../engine/operations/batch-operation.js';
import type { YieldingWork } from '../../engine/scheduling/yielding-work.js';
import { fold } from '../../engine/text/fold.js';
import type { LocateOperations, MatchOperations } from '../manifest/manifest.js';
import type { Site } from '../shell/site.js';
import type { CalculatorInput } from './calculator-layout.js';
import { linesOf } from './delimited.js';
import { calculatorStrings } from './strings.js';

interface Pasted {
  /** The text as it was sent, or an example. */
  readonly text: string;
  readonly lines: readonly string[];
  /** Rows of the same table that were sent before these. */
  readonly before: number;
  readonly wrong: readonly string[];
}

/** A link requests `example`. */
export function* pastedRows(
  { site, values }: CalculatorInput,
  example: () => readonly string[],
): YieldingWork<Pasted> {
  const words = calculatorStrings[site.language].batch;
  const isExample = values.get('example') !== null;
  const text = isExample ? example().join('\n') : (values.get('rows') ?? '');
  const before = Math.max(0, Math.trunc(Number(values.get('before') ?? 0)) || 0);
  // A page that repeats the text would send it twice.
  if (text.length > LONGEST_TEXT) return { text: '', lines: [], before, wrong: [words.tooLarge] };
  const read = yield* linesInSteps(text);
  const nothing = (wrong: readonly string[]): Pasted => ({ text, lines: [], before, wrong });
  if ('longRow' in read) return nothing([words.longRow(site.number(read.longRow), site.number(LONGEST_ROW))]);
  const { lines } = read;
  // One more line is allowed, because the heading of a table is not a row.
  if (lines.length > MOST_ROWS + 1) return nothing([words.tooMany(site.number(MOST_ROWS))]);
  return {
    text,
    lines,
    before,
    wrong: lines.length === 0 && values.get('rows') !== null ? [words.empty] : [],
  };
}

/** The reason for rejecting a table that is wider than the operation accepts. */
export const tooWide = ({ number, language }: Site, width: number, rows: number): readonly string[] =>
  width > MOST_COLUMNS || width * rows > MOST_SHOWN
    ? [calculatorStrings[language].batch.tooWide(number(MOST_COLUMNS), number(MOST_SHOWN))]
    : [];

/** The number of rows of this width in a step, which takes about a millisecond. */
export const rowsInAStep = (width: number): number => Math.ceil(CELLS_IN_A_STEP / Math.max(1, width));
const CELLS_IN_A_STEP = 400;
/** The most cells of a table on a page. Half of the operation's limit is some megabytes of HTML. */
const MOST_SHOWN = 50_000;
/** In characters, the same number as the operation's limit in bytes. */
const LONGEST_TEXT = 1_048_576;
/** The characters that a step scans, and the lines that a step parses. */
const PASTED_IN_A_STEP = 50_000;
export const LINES_IN_A_STEP = 10;

/** Blank lines are not rows. Lines beyond the limit are not read. */
function* linesInSteps(text: string) {
  const lines: string[] = [];
  let from = 0;
  while (from < text.length && lines.length <= MOST_ROWS + 1) {
    const near = text.indexOf('\n', from + PASTED_IN_A_STEP);
    const to = near < 0 ? text.length : near + 1;
    if (to - from > PASTED_IN_A_STEP + LONGEST_ROW) return { longRow: lines.length + 1 };
    lines.push(...linesOf(text.slice(from, to)));
    const long = lines.findIndex(({ length }) => length > LONGEST_ROW);
    if (long >= 0) return { longRow: long + 1 };
    from = to;
    yield;
  }
  return { lines };
}

/** The given names, and generated names for all other columns. */
export const givenColumns = (
  { language }: Site,
  header: readonly string[],
  width: number,
): readonly string[] =>
  Array.from({ length: width }, (_, index) => {
    const name = header[index] ?? '';
    if (name === '') return calculatorStrings[language].batch.column(index + 1);
    // The name labels every cell, so it is short.
    return name.length > LONGEST_LABEL ? `${name.slice(0, LONGEST_LABEL)}…` : name;
  });

const LONGEST_LABEL = 60;

/** Examples for a tool: the best-known records as people type them, and one name that several records share. */
export function exampleNames(catalog: Catalog, { shown: { family } }: MatchOperations): readonly string[] {
  const names = catalog.table(family).rows.map((row) => fold(nameOf(family, row)).toUpperCase());
  const several = names.find((name, index) => names.indexOf(name) < index);
  const heavy = heaviest(catalog, family).map((row) => fold(nameOf(family, row)).toUpperCase());
  return [...heavy, ...(several === undefined ? [] : [several])];
}

export function examplePoints(catalog: Catalog, { areas: [area] }: LocateOperations): readonly string[] {
  if (area === undefined) return [];
  const points = heaviest(catalog, area.family).map((row) => pointOf(area.family, row));
  return points.flatMap((point) => (point === undefined ? [] : [`${point.latitude}, ${point.longitude}`]));
}

const EXAMPLES = 4;

function heaviest(catalog: Catalog, family: ModelFamily): readonly Row[] {
  const { rows } = catalog.table(family);
  const weight = family.find?.weight;
  if (weight === undefined) return rows.slice(0, EXAMPLES);
  return [...rows].sort((a, b) => Number(b[weight] ?? 0) - Number(a[weight] ?? 0)).slice(0, EXAMPLES);
}
