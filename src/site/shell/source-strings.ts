// The words beside a source, in each language.
import type { Source } from '../../engine/dataset/dataset.js';

type DateFrom = NonNullable<Source['dateFrom']>;

const origins = {
  en: {
    release: 'release',
    act: 'act',
    entry: 'latest entry',
    publication: 'publication',
    reference: 'reference date',
  },
  es: {
    release: 'publicación oficial',
    act: 'acto',
    entry: 'última inscripción',
    publication: 'publicación',
    reference: 'fecha de referencia',
  },
} as const satisfies Record<string, Record<DateFrom, string>>;

const en = {
  undated: 'no date given',
  dated: (date: string, from: DateFrom | null) => (from === null ? date : `${date} (${origins.en[from]})`),
  retrieved: (day: string) => `copy of ${day}`,
};

const es: typeof en = {
  undated: 'sin fecha',
  dated: (date, from) => (from === null ? date : `${date} (${origins.es[from]})`),
  retrieved: (day) => `copia de ${day}`,
};

export const sourceStrings = { en, es };
