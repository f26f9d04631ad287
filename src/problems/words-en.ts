// All that problems say, in English.
import type { Language } from '../phrases/languages.js';
import { englishNameWords } from './name-words-en.js';
import { englishRequestWords } from './request-words-en.js';
import { sentence } from './sentence.js';
import { englishValueWords } from './value-words-en.js';

export const englishWords = {
  ...englishRequestWords,
  ...englishValueWords,
  ...englishNameWords,
  /** What the model, an operation or the data says: in every language, or in English alone. */
  said: (text: string | Readonly<Record<Language, string>>) =>
    sentence`${typeof text === 'string' ? text : text.en}`,
};

export type Words = typeof englishWords;
