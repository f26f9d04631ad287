// Writes the result of a check for GitHub Actions, as annotations on lines and as the summary of the run.
import { appendFile } from 'node:fs/promises';
import { type Language, type Localized, languages } from '../../engine/text/localized.js';
import type { CheckReport } from './check-report.js';

/** The result as Markdown in Spanish and English, because the reader may know only one of them. */
interface SummaryRow {
  readonly place: string;
  readonly text: Readonly<Record<Language, string>>;
  readonly paste: string | undefined;
}

/** GitHub accepts a mebibyte per step. */
const MOST_ROWS_SHOWN = 50;
const LONGEST = 500;

export function stepSummary(
  faults: readonly SummaryRow[],
  tasks: readonly SummaryRow[],
  warnings: number,
): string {
  const lines = [...new Set([...faults, ...tasks].flatMap(({ paste }) => paste ?? []))].slice(
    0,
    MOST_ROWS_SHOWN,
  );
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
    ...(lines.length === 0 ? [] : ['### Líneas para copiar · Lines to copy', fencedBlock(lines)]),
    `Avisos sobre otros registros: ${warnings}. Warnings about other records: ${warnings}.`,
    '',
  ].join('\n\n');
}

function table(rows: readonly SummaryRow[]): readonly string[] {
  if (rows.length === 0) return [];
  const shown = rows
    .slice(0, MOST_ROWS_SHOWN)
    .map(({ place, text }) => `| ${cell(place)} | ${cell(text.es)} | ${cell(text.en)} |`);
  const more = rows.length - shown.length;
  return [
    ['| línea · line | español | English |', '|---|---|---|', ...shown].join('\n'),
    ...(more > 0 ? [`Y ${more} más. And ${more} more.`] : []),
  ];
}

/** Escapes a cell, so that its value neither ends the cell nor becomes markup. */
const cell = (text: string): string =>
  (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text)
    .replaceAll(/\s+/g, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll(/[\\`*_[\]|~#@]/g, (mark) => `&#${mark.charCodeAt(0)};`);

/** The fence is longer than any run of its character in the lines. */
function fencedBlock(lines: readonly string[]): string {
  const longest = Math.max(
    2,
    ...lines.flatMap((line) => line.match(/`+/g)?.map(({ length }) => length) ?? []),
  );
  const fence = '`'.repeat(longest + 1);
  return [`${fence}json`, ...lines, fence].join('\n');
}

/** Findings as commands of GitHub Actions, which shows each one on its line of the pull request. */
interface Annotation {
  readonly kind: 'error' | 'warning' | 'notice';
  readonly file: string;
  readonly line: number;
  readonly title: string;
  readonly message: string;
}

/** GitHub shows this many of each kind for a step. */
const SHOWN = 10;

export function annotationCommand({ kind, file, line, title, message }: Annotation): string {
  const properties = Object.entries({ file, line, title }).map(
    ([name, value]) => `${name}=${inProperty(value)}`,
  );
  return `::${kind} ${properties.join(',')}::${inMessage(message)}`;
}

const inMessage = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const inProperty = (value: string | number): string =>
  inMessage(String(value)).replaceAll(':', '%3A').replaceAll(',', '%2C');

const titles = {
  error: { en: 'Fault in the data', es: 'Error en los datos' },
  warning: { en: 'For the maintainers', es: 'Para quien mantiene el proyecto' },
} as const;

/** Both languages are written, because the reader may know only one. */
const inBoth = (text: Localized, first: Language): string =>
  [first, ...languages.filter((each) => each !== first)].map((language) => text[language]).join('\n');

/** Warnings about unchanged lines are only counted in the summary. */
export function annotations({ faults, tasks }: CheckReport, language: Language): readonly string[] {
  const of = (kind: keyof typeof titles, found: CheckReport['faults']) =>
    found.slice(0, SHOWN).map(({ finding: { file, line }, fault }): Annotation => {
      return { kind, file, line, title: titles[kind][language], message: inBoth(fault, language) };
    });
  return [...of('error', faults), ...of('warning', tasks)].map(annotationCommand);
}

export async function appendSummary({ faults, tasks, warnings }: CheckReport, path: string): Promise<void> {
  const row = ({ finding: { file, line, paste }, fault }: CheckReport['faults'][number]) => ({
    place: `${file}:${line}`,
    // The lines to copy follow the table.
    text: { en: withoutPaste(fault.en, paste), es: withoutPaste(fault.es, paste) },
    paste,
  });
  await appendFile(path, stepSummary(faults.map(row), tasks.map(row), warnings.length));
}

const withoutPaste = (text: string, paste: string | undefined): string =>
  paste === undefined ? text : text.replaceAll(paste, '').trim();
