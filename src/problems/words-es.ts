// All that problems say, in Spanish. The compiler sees to it that nothing is missing.
import { spanishNameWords } from './name-words-es.js';
import { spanishRequestWords } from './request-words-es.js';
import { sentence } from './sentence.js';
import { spanishValueWords } from './value-words-es.js';
import type { Words } from './words-en.js';

export const spanishWords: Words = {
  ...spanishRequestWords,
  ...spanishValueWords,
  ...spanishNameWords,
  localized: ({ es }) => sentence`${es}`,
};
