// Texts of the program, comments, titles of tests and documents are free of turns that give them away as translated.
import { describe, expect, it } from 'vitest';
import { type BannedTurn, englishTurns, spanishTurns } from './banned-turns.js';
import {
  comments,
  decisions,
  guides,
  rootDocuments,
  type Sentence,
  sentencesOfSource,
  titlesOfTests,
} from './sentences.js';

const turnsOf = { en: englishTurns, es: spanishTurns };

/** The list itself is made of the turns. */
const isList = ({ file }: Sentence) => file.startsWith('test/docs/banned-turns');

it.each(Object.entries({ guides, rootDocuments, decisions, sentencesOfSource, comments, titlesOfTests }))(
  '%s have no banned turn',
  (_, sentences) => {
    const found = sentences()
      .filter((sentence) => !isList(sentence))
      .flatMap(({ file, text, language }) =>
        turnsOf[language].flatMap(({ turn, instead }) => {
          const index = turn.exec(text)?.index;
          if (index === undefined) return [];
          return `${file}: …${text.slice(Math.max(0, index - 40), index + 40)}… (instead: ${instead})`;
        }),
      );
    expect(found).toEqual([]);
  },
);

describe('the list', () => {
  const found = (turns: readonly BannedTurn[], text: string) => turns.filter(({ turn }) => turn.test(text));

  it.each(
    Object.entries(turnsOf).flatMap(([, turns]) => turns.map((each) => [each.planted, turns, each] as const)),
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
