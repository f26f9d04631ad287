// What is said of a request as a whole, and of records that are not there, in English.
import { followedBy, type Sentence, sentence } from './sentence.js';

export interface SpentBudget {
  readonly client: string;
  readonly requests: number;
  /** In seconds, as the next one. */
  readonly window: number;
  readonly wait: number;
}

export interface CodeForId {
  readonly record: string;
  readonly id: number;
  readonly field: string;
  readonly code: string;
  /** Empty where the record has none. */
  readonly name: string;
  readonly path: string;
}

export const englishRequestWords = {
  tooManyRequests: ({ client, requests, window, wait }: SpentBudget) =>
    sentence`From ${client} at most ${requests} requests in ${window} seconds are answered, and right now none; the next one is answered in ${wait} seconds.`,
  needsHost: () => sentence`An HTTP/1.1 request needs a Host header.`,
  takesNoBody: (method: string) => sentence`A ${method} request takes no body; leave it out.`,
  addressTooLong: (length: number, longest: number) =>
    sentence`The address has ${length} characters; up to ${longest} are read.`,
  valueTooLong: (name: string, longest: number) =>
    sentence`${name} has more than ${longest} characters; a part of it is enough to match.`,
  badPercentSign: () =>
    sentence`The path holds a percent sign that does not begin an encoded UTF-8 character; a percent sign itself is %25.`,
  badPercentSignIn: (name: string) =>
    sentence`${name} holds a percent sign that does not begin an encoded UTF-8 character; encode the value as UTF-8, and a percent sign itself as %25.`,
  methodNotAllowed: (method: string, path: string, allowed: string) =>
    sentence`${method} is not allowed at ${path}; allowed are ${allowed}.`,
  nothingAt: (path: string, hint?: Sentence) => sentence`There is nothing at ${path}.${followedBy(hint)}`,
  pathsAreListed: (at: string) => sentence`GET ${at} lists the paths there are.`,
  didYouMean: (name: string) => sentence`Did you mean ${name}?`,
  failed: () => sentence`The service failed to answer; the request itself may be right.`,
  probablyMeant: (record: string, id: number, name: string, path: string) =>
    sentence`Did you mean ${record} ${id}${name === '' ? '' : `, ${name}`}? It is at ${path}.`,
  lookUp: (record: string, path: string) => sentence`To look up a ${record} by name, ask ${path}.`,
  codeIsNotId: ({ record, id, field, code, name, path }: CodeForId) =>
    sentence`There is no ${record} with id ${id}, but ${code} is the ${field} of ${name === '' ? `a ${record}` : name}, at ${path}.`,
  noRecord: (record: string, id: number) => sentence`There is no ${record} with id ${id}.`,
  nearestRecord: (record: string, id: number, nearest: number, path: string) =>
    sentence`There is no ${record} with id ${id}; the nearest is ${nearest}, at ${path}.`,
  retired: (record: string, id: number, reason: Sentence, by: string) =>
    sentence`${record} ${id} is no longer served: ${reason} See ${by}.`,
};
