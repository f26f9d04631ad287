// Writes the result of a check for a run of GitHub Actions: annotations on the lines, and the summary of the run.
import { appendFile } from 'node:fs/promises';
import { type Language, type Localized, languages } from '../../src/engine/text/localized.js';
import { type Annotation, annotationCommand, SHOWN } from './annotations.js';
import type { CheckReport, Reported } from './check-report.js';
import { stepSummary } from './step-summary.js';

const titles = {
  error: { en: 'Fault in the data', es: 'Error en los datos' },
  warning: { en: 'For the maintainers', es: 'Para quien mantiene el proyecto' },
} as const;

/** The reader may prefer either language. */
const inBoth = (text: Localized, first: Language): string =>
  [first, ...languages.filter((each) => each !== first)].map((language) => text[language]).join('\n');

/** Warnings about lines that the change did not touch are only counted, in the summary. */
export function annotations({ faults, tasks }: CheckReport, language: Language): readonly string[] {
  const of = (kind: keyof typeof titles, found: readonly Reported[]) =>
    found.slice(0, SHOWN).map(({ finding: { file, line }, fault }): Annotation => {
      return { kind, file, line, title: titles[kind][language], message: inBoth(fault, language) };
    });
  return [...of('error', faults), ...of('warning', tasks)].map(annotationCommand);
}

export async function appendSummary({ faults, tasks, warnings }: CheckReport, path: string): Promise<void> {
  const row = ({ finding: { file, line, paste }, fault }: Reported) => ({
    place: `${file}:${line}`,
    // The lines to copy follow the table.
    text: { en: without(fault.en, paste), es: without(fault.es, paste) },
    paste,
  });
  await appendFile(path, stepSummary(faults.map(row), tasks.map(row), warnings.length));
}

const without = (text: string, paste: string | undefined): string =>
  paste === undefined ? text : text.replaceAll(paste, '').trim();
