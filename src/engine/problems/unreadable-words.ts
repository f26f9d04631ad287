// Messages for requests that cannot be read: their language is unknown, so these are in English only.
import { sentence } from './sentence.js';

export const unreadableWords = {
  headersTooLarge: () => sentence`The request line and headers together exceed 16 KiB.`,
  tooLate: (headersTimeout: number, requestTimeout: number) =>
    sentence`The headers did not arrive within ${headersTimeout} seconds, or the whole request within ${requestTimeout}.`,
  badCharacter: () =>
    sentence`The URL contains a character that must be percent-encoded; encode each value with encodeURIComponent or its equivalent.`,
  malformed: () => sentence`This is not a well-formed HTTP request.`,
};
