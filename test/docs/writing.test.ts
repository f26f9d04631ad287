// The rules of writing over guides, documents, decisions, texts of the program, comments and titles of tests. No text has a banned turn, and
// habits stay within their budgets.
import { describe, expect, it } from 'vitest';
import { type BannedTurn, englishTurns, spanishTurns } from './banned-turns.js';
import { articleFirst, type Habit, severalColons, talkingSoftware, whatClauses } from './budgets.js';
import {
  comments,
  decisions,
  guides,
  rootDocuments,
  type Sentence,
  sentencesOfSource,
  titlesOfCases,
  titlesOfTests,
} from './sentences.js';

const turnsOf = { en: englishTurns, es: spanishTurns };

/** The rules themselves contain the turns. */
const areRules = ({ file }: Sentence) => /^test\/docs\/(banned-turns|budgets|writing)/.test(file);
/** Questions of readers, whose filler words a search ignores. */
const areQuestions = ({ file }: Sentence) => file === 'src/country/asking-words.ts';
const texts = {
  guides: guides(),
  rootDocuments: rootDocuments(),
  decisions: decisions(),
  sentencesOfSource: sentencesOfSource().filter((sentence) => !areQuestions(sentence)),
  comments: comments().filter((sentence) => !areRules(sentence)),
  titlesOfTests: titlesOfTests().filter((sentence) => !areRules(sentence)),
};

it.each(Object.entries(texts))('finds no banned turn in %s', (_, sentences) => {
  const found = sentences.flatMap(({ file, text, language }) =>
    turnsOf[language].flatMap(({ turn, instead }) => {
      const index = turn.exec(text)?.index;
      if (index === undefined) return [];
      return `${file}: …${text.slice(Math.max(0, index - 40), index + 40)}… (instead: ${instead})`;
    }),
  );
  expect(found).toEqual([]);
});

describe('the list of turns', () => {
  const found = (turns: readonly BannedTurn[], text: string) => turns.filter(({ turn }) => turn.test(text));

  it.each(
    Object.values(turnsOf).flatMap((turns) => turns.map((each) => [each.planted, turns, each] as const)),
  )('finds %j', (planted, turns, each) => {
    expect(found(turns, planted)).toEqual([each]);
  });

  it.each([
    'There is no City with id 0.',
    'null if there is none',
    'City 5 is no longer available.',
    'It is no more than 5 MB.',
    'Bodies are 500 kB at most.',
    'The service serves on port 3000.',
  ])('lets %j pass', (text) => {
    expect(found(englishTurns, text)).toEqual([]);
  });

  it.each(['El municipio de El Carmen de Bolívar.', '1.000 filas', '0,5 segundos', 'al país y del país'])(
    'lets %j pass',
    (text) => {
      expect(found(spanishTurns, text)).toEqual([]);
    },
  );
});

describe('habits per thousand English words', () => {
  const rate = (sentences: readonly Sentence[], { pattern }: Habit) => {
    const english = sentences.filter(({ language }) => language === 'en').map(({ text }) => text);
    const words = english.reduce((sum, text) => sum + text.split(/\s+/).length, 0);
    const found = english.reduce((sum, text) => sum + (text.match(pattern)?.length ?? 0), 0);
    return (1000 * found) / words;
  };

  // Lower a limit when the texts improve, and never raise it.
  it.each([
    { group: 'guides', habit: whatClauses, most: 0.2 },
    { group: 'guides', habit: talkingSoftware, most: 0.2 },
    { group: 'rootDocuments', habit: whatClauses, most: 0.5 },
    { group: 'rootDocuments', habit: talkingSoftware, most: 0.5 },
    { group: 'decisions', habit: whatClauses, most: 0.2 },
    { group: 'decisions', habit: talkingSoftware, most: 0.2 },
    { group: 'sentencesOfSource', habit: whatClauses, most: 0.2 },
    { group: 'sentencesOfSource', habit: talkingSoftware, most: 1 },
    { group: 'comments', habit: whatClauses, most: 0.2 },
    { group: 'comments', habit: talkingSoftware, most: 0.5 },
  ] as const)('$group: $habit.name at most $most', ({ group, habit, most }) => {
    const measured = rate(texts[group], habit);
    console.log(`${group}, ${habit.name}: ${measured.toFixed(2)} of ${most}`);
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
});

describe('texts with a fault', () => {
  // Lower a limit when the texts improve, and never raise it.
  it.each([
    { group: 'comments', sentences: texts.comments, habit: severalColons, most: 0 },
    { group: 'titles of cases', sentences: titlesOfCases(), habit: articleFirst, most: 107 },
  ])('$group: $habit.name in at most $most', ({ sentences, habit: { pattern }, most }) => {
    const found = sentences.filter(({ text }) => text.search(pattern) >= 0);
    const listed = found.map(({ file, text }) => `${file}: ${text}`).join('\n');
    expect(found.length, listed).toBeLessThanOrEqual(most);
  });

  it.each([
    ['It is fast: it has an index: it is small.', severalColons, true],
    ['It is fast: it has an index of http://127.0.0.1:3000.', severalColons, false],
    ['the record of a code', articleFirst, true],
    ['returns the record of a code', articleFirst, false],
  ])('finds a fault in %j', (text, { pattern }, expected) => {
    expect(text.search(pattern) >= 0).toBe(expected);
  });
});
