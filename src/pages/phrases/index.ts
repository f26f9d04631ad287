// All sentences that other parts of the program have in English, with their Spanish.
import type { Phrases } from '../say.js';
import { familyPhrases } from './families.js';
import { operationPhrases } from './operations.js';
import { settingPhrases } from './settings.js';

export const spanishPhrases: Phrases = { ...familyPhrases, ...operationPhrases, ...settingPhrases };
