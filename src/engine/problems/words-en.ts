// All messages of problems in English.
import type { Localized } from '../text/localized.js';
import { englishMatchWords } from './match-words-en.js';
import { englishNameWords } from './name-words-en.js';
import { englishRequestWords } from './request-words-en.js';
import { sentence } from './sentence.js';
import { englishValueWords } from './value-words-en.js';

export const englishWords = {
  ...englishRequestWords,
  ...englishValueWords,
  ...englishNameWords,
  ...englishMatchWords,
  /** What the model or an operation says in every language. */
  localized: ({ en }: Localized) => sentence`${en}`,
};

export type Words = typeof englishWords;
