// All messages of problems in Spanish. The compiler checks that none is missing.
import { spanishMatchWords } from './match-words-es.js';
import { spanishNameWords } from './name-words-es.js';
import { spanishRequestWords } from './request-words-es.js';
import { sentence } from './sentence.js';
import { spanishValueWords } from './value-words-es.js';
import type { Words } from './words-en.js';

export const spanishWords: Words = {
  ...spanishRequestWords,
  ...spanishValueWords,
  ...spanishNameWords,
  ...spanishMatchWords,
  localized: ({ es }) => sentence`${es}`,
};
