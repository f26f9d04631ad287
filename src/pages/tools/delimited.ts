// A table as text, to paste into a spreadsheet or to save. The server writes it without scripts, the browser with them.

export const fileFormats = {
  csv: { delimiter: ',', type: 'text/csv', quoted: /[",\r\n]/ },
  tsv: { delimiter: '\t', type: 'text/tab-separated-values', quoted: /["\t\r\n]/ },
} as const;

export type FileFormat = keyof typeof fileFormats;

/** What a spreadsheet would run; a number is none. */
const FORMULA = /^[=+\-@](?!\d+([.,]\d+)?$)|^=/;

export const delimited = (lines: readonly (readonly string[])[], format: FileFormat): string =>
  lines.map(delimitedLine(format)).join('');

export function delimitedLine(format: FileFormat): (line: readonly string[]) => string {
  const { delimiter, quoted } = fileFormats[format];
  const cell = (text: string) => {
    const safe = FORMULA.test(text) ? `'${text}` : text;
    return quoted.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  };
  return (line) => `${line.map(cell).join(delimiter)}\r\n`;
}
