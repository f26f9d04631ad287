// The URLs of the tools, in the words of each language.
import type { Localized } from '../../engine/text/localized.js';
import { addresses } from './addresses.js';

const below = (en: string, es: string): Localized => ({
  en: `${addresses.calculators.en}/${en}`,
  es: `${addresses.calculators.es}/${es}`,
});

export const calculatorAddresses = {
  calendar: below('calendar', 'calendario'),
  workingDays: below('working-days', 'dias-habiles'),
  match: below('match', 'relacionar'),
  locate: below('locate', 'ubicar'),
} as const;
