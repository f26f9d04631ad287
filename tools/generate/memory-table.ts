// The table of the memory of a number of workers, for guides that have its marks.

import type { Language } from '../../src/engine/text/localized.js';
import { memoryOfWorkers } from '../../src/settings/memory-of-workers.js';
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
