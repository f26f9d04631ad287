// Requests to the toy in the notation of a URL, with their arguments, responses and texts.
import type { Result, ResultBody } from '../../src/engine/answers/engine.js';
import { parseQuery, readArguments } from '../../src/engine/operations/request/read-arguments.js';
import { inEnglish } from './in-english.js';
import { toyEngine, toyOperation } from './toy-engine.js';

const engine = toyEngine();

export function answerTo(id: string, query: string, path: Record<string, string> = {}): Result {
  const read = readArguments(toyOperation(id), { path, query: parseQuery(query) });
  if ('problem' in read) throw new Error(inEnglish(read.problem).detail);
  return engine.answer(toyOperation(id), read.arguments);
}

export function success(
  id: string,
  query: string,
  path: Record<string, string> = {},
): ResultBody & { text: string } {
  const answered = answerTo(id, query, path);
  if ('problem' in answered) throw new Error(inEnglish(answered.problem).detail);
  return { ...answered, text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(answered.body) };
}

export const json = (id: string, query: string, path?: Record<string, string>) =>
  JSON.parse(success(id, query, path).text);
