// What is said where a request cannot be read: nobody knows the language it asks for, so that it is in English only.
import { sentence } from './sentence.js';

export const unreadableWords = {
  headersTooLarge: () => sentence`The request line and headers are larger than 16 KiB together.`,
  tooLate: (headersTimeout: number, requestTimeout: number) =>
    sentence`The headers had not arrived after ${headersTimeout} seconds, or the request after ${requestTimeout}.`,
  badCharacter: () =>
    sentence`The address holds a character that cannot stand in one; encode each value with encodeURIComponent or the like.`,
  malformed: () => sentence`What arrived is not a well-formed HTTP request.`,
};
