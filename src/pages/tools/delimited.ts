// A table as text, to paste into a spreadsheet or to save. The server writes it without scripts, the browser with them.

export const fileFormats = {
  csv: { delimiter: ',', type: 'text/csv', quoted: /[",\r\n]/ },
  tsv: { delimiter: '\t', type: 'text/tab-separated-values', quoted: /["\t\r\n]/ },
} as const;

export type FileFormat = keyof typeof fileFormats;

/** What a spreadsheet would run; a number is none. */
const FORMULA = /^[=+\-@](?!\d+([.,]\d+)?$)|^=/;

export function delimited(lines: readonly (readonly string[])[], format: FileFormat): string {
  const { delimiter, quoted } = fileFormats[format];
  const cell = (text: string) => {
    const safe = FORMULA.test(text) ? `'${text}` : text;
    return quoted.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  };
  return lines.map((line) => `${line.map(cell).join(delimiter)}\r\n`).join('');
}
