// The names of a family without importance.
import type { Localized } from '../../src/engine/text/localized.js';

export const thing = {
  title: { en: 'Things', es: 'Cosas' },
  noun: { en: 'a thing', es: 'una cosa' },
  all: { en: 'all things', es: 'todas las cosas' },
  about: { en: 'A thing.', es: 'Una cosa.' },
} satisfies Readonly<Record<string, Localized>>;
