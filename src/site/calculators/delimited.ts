// A table as text, to paste into a spreadsheet or to save. The server writes it without scripts, the browser with them.
import { cellText, dialects } from '../../engine/text/csv/read-csv.js';

/** The dialects that are saved. */
export const fileFormats = ['csv-excel', 'csv'] as const;

export type FileFormat = (typeof fileFormats)[number];

export const isFileFormat = (name: string | null): name is FileFormat =>
  fileFormats.some((format) => format === name);

export const FILE_TYPE = 'text/csv';

type Line = readonly string[];

/** Tabs separate the cells that are pasted. */
export function delimited(lines: readonly Line[], name: FileFormat | 'tsv'): string {
  const { start, line } = delimitedWriter(name);
  return start + lines.map(line).join('');
}

/** `start` comes before the first line. */
export function delimitedWriter(name: FileFormat | 'tsv'): {
  readonly start: string;
  readonly line: (cells: Line) => string;
} {
  const dialect = dialects[name];
  return {
    start: dialect.start,
    line: (cells) => `${cells.map((text) => cellText(dialect, text)).join(dialect.separator)}\r\n`,
  };
}
