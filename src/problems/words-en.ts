// All that problems say, in English.
import { englishNameWords } from './name-words-en.js';
import { englishRequestWords } from './request-words-en.js';
import { sentence } from './sentence.js';
import { englishValueWords } from './value-words-en.js';

export const englishWords = {
  ...englishRequestWords,
  ...englishValueWords,
  ...englishNameWords,
  /** What the model, an operation or the data says. */
  said: (english: string) => sentence`${english}`,
};

export type Words = typeof englishWords;
