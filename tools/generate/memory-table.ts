// The memory of a process, for the README, and the table of a guide that lists that of a number of workers, for guides that have its marks.

import type { Language } from '../../src/engine/text/localized.js';
import { memoryOfProcess, memoryOfWorkers } from '../../src/settings/memory-of-workers.js';
import { replacePart } from './generated-file.js';

const PART = 'memory';
const WORKERS = [1, 2, 4, 8, 16];

const wordings = {
  en: {
    head: '| `WORKERS` | in use | during a reload | `MemoryHigh` | `MemoryMax` |',
    number: new Intl.NumberFormat('en'),
  },
  es: {
    head: '| `WORKERS` | en uso | durante un reload | `MemoryHigh` | `MemoryMax` |',
    number: new Intl.NumberFormat('es-CO'),
  },
} satisfies Record<Language, { readonly head: string; readonly number: Intl.NumberFormat }>;

const { started, used, worn } = memoryOfProcess;

/** A sentence, on a line between its marks. */
export const memorySentence: Readonly<Record<Language, string>> = {
  en: `The targets for the memory of a process with its default settings are ${started} MB after its start, ${used} MB after the requests of the benchmark and ${worn} MB after very many different ones.`,
  es: `Las metas para la memoria de un proceso con los ajustes predeterminados son ${started} MB después de arrancar, ${used} MB después de las solicitudes de la prueba de rendimiento y ${worn} MB después de muchísimas solicitudes distintas.`,
};

export function fillMemoryTable(text: string, language: Language): string {
  if (!text.includes(`<!-- generated: ${PART} -->`)) return text;
  const { head, number } = wordings[language];
  const rows = WORKERS.map((workers) => {
    const { inUse, reloading, high, max } = memoryOfWorkers(workers);
    const used = [inUse, reloading].map((megabytes) => `${number.format(megabytes)} MB`);
    return `| ${[workers, ...used, `${high}M`, `${max}M`].join(' | ')} |`;
  });
  return replacePart(text, PART, [head, '|---:|---:|---:|---:|---:|', ...rows].join('\n'));
}
