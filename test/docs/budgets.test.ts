// Habits of style per thousand English words. Lower a figure when the texts get better; never raise one.
import { expect, it } from 'vitest';
import { talkingSoftware, whatClauses } from './budgets.js';
import { comments, decisions, guides, rootDocuments, type Sentence, sentencesOfSource } from './sentences.js';

const groups: Readonly<Record<string, () => readonly Sentence[]>> = {
  guides,
  rootDocuments,
  decisions,
  sentencesOfSource,
  comments,
};

const rate = (sentences: readonly Sentence[], pattern: RegExp) => {
  const texts = sentences.filter(({ language }) => language === 'en').map(({ text }) => text);
  const words = texts.reduce((sum, text) => sum + text.split(/\s+/).length, 0);
  const found = texts.reduce((sum, text) => sum + (text.match(pattern)?.length ?? 0), 0);
  return (1000 * found) / words;
};

it.each([
  ['guides', whatClauses, 1.5],
  ['guides', talkingSoftware, 1.5],
  ['rootDocuments', whatClauses, 1.5],
  ['rootDocuments', talkingSoftware, 1.5],
  ['decisions', whatClauses, 1.5],
  ['decisions', talkingSoftware, 1.5],
  ['sentencesOfSource', whatClauses, 1.5],
  ['sentencesOfSource', talkingSoftware, 1.5],
  ['comments', whatClauses, 12.5],
  ['comments', talkingSoftware, 3.5],
])('%s: $1.name at most %d', (group, { pattern }, most) => {
  const measured = rate((groups[group] as () => readonly Sentence[])(), pattern);
  console.log(`${group}: ${measured.toFixed(2)} of ${most}`);
  expect(measured).toBeLessThanOrEqual(most);
});

it.each([
  ['It returns what runs.', whatClauses, 1],
  ['What is a family? A kind of record.', whatClauses, 0],
  ['The header says how long.', talkingSoftware, 1],
  ['The header contains the delay.', talkingSoftware, 0],
])('counts in %j', (text, { pattern }, count) => {
  expect(text.match(pattern)?.length ?? 0).toBe(count);
});
