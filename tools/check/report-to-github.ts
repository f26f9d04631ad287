// Writes the result of a check for a run of GitHub Actions: annotations on the lines, and the summary of the run.
import { appendFile } from 'node:fs/promises';
import type { Language } from '../../src/engine/text/localized.js';
import { type Annotation, annotationCommand, SHOWN } from './annotations.js';
import type { CheckReport, Reported } from './check-report.js';
import { stepSummary } from './step-summary.js';

const titles = {
  error: { en: 'Fault in the data', es: 'Error en los datos' },
  warning: { en: 'For the maintainers', es: 'Para quien mantiene el proyecto' },
} as const;

/** Warnings about lines that the change did not touch are only counted, in the summary. */
export function annotations({ faults, tasks }: CheckReport, language: Language): readonly string[] {
  const of = (kind: keyof typeof titles, found: readonly Reported[]) =>
    found.slice(0, SHOWN).map(({ finding: { file, line }, fault }): Annotation => {
      return { kind, file, line, title: titles[kind][language], message: fault[language] };
    });
  return [...of('error', faults), ...of('warning', tasks)].map(annotationCommand);
}

export async function appendSummary({ faults, tasks, warnings }: CheckReport, path: string): Promise<void> {
  const row = ({ finding: { file, line, paste }, fault }: Reported) => ({
    place: `${file}:${line}`,
    text: fault,
    paste,
  });
  await appendFile(path, stepSummary(faults.map(row), tasks.map(row), warnings.length));
}
