// Questions of people as calls of tools. Every expected fact is in the result, and the result is small.
import { describe, expect, it } from 'vitest';
import { connectToShared } from './connect.js';
import { calendar } from './questions/calendar.js';
import { codesAndLists } from './questions/codes-and-lists.js';
import { places } from './questions/places.js';
import { type Question, valueAt } from './questions/question.js';
import { records } from './questions/records.js';

const SMALL = 4096;
const all: Readonly<Record<string, readonly Question[]>> = { places, records, codesAndLists, calendar };

const { client } = await connectToShared();

it('contains at least 120 questions, each once', () => {
  const everyQuestion = Object.values(all).flat();
  expect(everyQuestion.length).toBeGreaterThanOrEqual(120);
  expect(new Set(everyQuestion.map(({ tool, with: args }) => JSON.stringify([tool, args]))).size).toBe(
    everyQuestion.length,
  );
  expect(new Set(everyQuestion.map(({ asks }) => asks)).size).toBe(everyQuestion.length);
});

const fits = (value: unknown, fact: unknown) =>
  fact instanceof RegExp ? fact.test(String(value)) : value === fact;

describe.each(Object.entries(all))('%s', (_, questions) => {
  it.each(questions.map((question) => [question.asks, question] as const))('%s', async (_, question) => {
    const { isError, text, result } = await client.call(question.tool, question.with);
    expect(isError, text).not.toBe(true);
    for (const [path, fact] of Object.entries(question.facts)) {
      const value = valueAt(result, path);
      const missing = path.includes('*')
        ? (fact as readonly unknown[]).filter(
            (each) => !(value as unknown[]).some((member) => fits(member, each)),
          )
        : fits(value, fact)
          ? []
          : [fact];
      expect({ path, missing: missing.map(String), found: missing.length > 0 ? value : [] }).toEqual({
        path,
        missing: [],
        found: [],
      });
    }
    if (!question.isList) expect(Buffer.byteLength(text)).toBeLessThan(SMALL);
    const isOfRecords = !['list_colombia_resources', 'get_api_reference'].includes(question.tool);
    if (isOfRecords && result.total !== 0) expect(result.sources.length, text).toBeGreaterThan(0);
  });
});
