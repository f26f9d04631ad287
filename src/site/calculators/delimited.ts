// A table as text, to paste into a spreadsheet or to save. The server writes it without scripts, the browser with them.
import { cellText, dialects } from '../../engine/text/csv/dialects.js';

export const fileFormats = {
  csv: { type: 'text/csv' },
  tsv: { type: 'text/tab-separated-values' },
} as const;

export type FileFormat = keyof typeof fileFormats;

export const delimited = (lines: readonly (readonly string[])[], format: FileFormat): string =>
  lines.map(delimitedLine(format)).join('');

export function delimitedLine(format: FileFormat): (line: readonly string[]) => string {
  const dialect = dialects[format];
  return (line) => `${line.map((text) => cellText(dialect, text)).join(dialect.separator)}\r\n`;
}
