// The result of a check as Markdown for the page of a run, in Spanish and English, because either may be the reader's language.
import type { Language } from '../../src/engine/text/localized.js';

export interface SummaryRow {
  readonly place: string;
  readonly text: Readonly<Record<Language, string>>;
  readonly paste: string | undefined;
}

/** GitHub accepts a mebibyte for a step. */
const ROWS = 50;
const LONGEST = 500;

export function stepSummary(
  faults: readonly SummaryRow[],
  tasks: readonly SummaryRow[],
  warnings: number,
): string {
  const lines = [...new Set([...faults, ...tasks].flatMap(({ paste }) => paste ?? []))].slice(0, ROWS);
  return [
    '## Revisión de los datos · Data check',
    faults.length === 0
      ? 'No hay errores. There are no faults.'
      : `Errores por corregir: ${faults.length}. Faults to repair: ${faults.length}.`,
    ...table(faults),
    ...(tasks.length === 0
      ? []
      : [
          '### Para quien mantiene el proyecto · For the maintainers',
          'Puedes dejarlo así: no impide aceptar el cambio. You can leave it: it does not block the change.',
          ...table(tasks),
        ]),
    ...(lines.length === 0 ? [] : ['### Líneas para copiar · Lines to copy', fenced(lines)]),
    `Avisos sobre otros registros: ${warnings}. Warnings about other records: ${warnings}.`,
    '',
  ].join('\n\n');
}

function table(rows: readonly SummaryRow[]): readonly string[] {
  if (rows.length === 0) return [];
  const shown = rows
    .slice(0, ROWS)
    .map(({ place, text }) => `| ${cell(place)} | ${cell(text.es)} | ${cell(text.en)} |`);
  const more = rows.length - shown.length;
  return [
    ['| línea · line | español | English |', '|---|---|---|', ...shown].join('\n'),
    ...(more > 0 ? [`Y ${more} más. And ${more} more.`] : []),
  ];
}

/** Text of a cell: a value in it must neither end the cell nor become markup. */
const cell = (text: string): string =>
  (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text)
    .replaceAll(/\s+/g, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll(/[\\`*_[\]|~#@]/g, (mark) => `&#${mark.charCodeAt(0)};`);

/** The fence is longer than any run of its mark in the lines. */
function fenced(lines: readonly string[]): string {
  const longest = Math.max(
    2,
    ...lines.flatMap((line) => line.match(/`+/g)?.map(({ length }) => length) ?? []),
  );
  const fence = '`'.repeat(longest + 1);
  return [`${fence}json`, ...lines, fence].join('\n');
}
