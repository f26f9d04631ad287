// All sentences that other parts of the program and the data have in English, with their Spanish.
import { retiredPhrases } from './retired.js';
import { settingPhrases } from './settings.js';
import type { Phrases } from './translator.js';

export const spanishPhrases: Phrases = {
  ...retiredPhrases,
  ...settingPhrases,
};
