// All that problems say, in Spanish. The compiler sees to it that nothing is missing.
import { spanishPhrases } from '../phrases/spanish-phrases.js';
import { translator } from '../phrases/translator.js';
import { spanishNameWords } from './name-words-es.js';
import { spanishRequestWords } from './request-words-es.js';
import { sentence } from './sentence.js';
import { spanishValueWords } from './value-words-es.js';
import type { Words } from './words-en.js';

const translate = translator(spanishPhrases);

export const spanishWords: Words = {
  ...spanishRequestWords,
  ...spanishValueWords,
  ...spanishNameWords,
  said: (text) => sentence`${typeof text === 'string' ? (translate(text) ?? text) : text.es}`,
};
