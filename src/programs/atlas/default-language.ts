// The language of texts and messages if no option names one: that of the terminal.
import type { Language } from '../../engine/text/localized.js';

export const defaultLanguage: Language = process.env.LANG?.startsWith('es') === true ? 'es' : 'en';
