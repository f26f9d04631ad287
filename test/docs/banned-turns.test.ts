// Messages, help and papers are free of turns that give them away as translated.
import { expect, it } from 'vitest';
import { bannedTurns } from './banned-turns.js';
import { sentencesOfPapers, sentencesOfSource } from './sentences.js';

it('no sentence has a banned turn', () => {
  const found = [...sentencesOfSource(), ...sentencesOfPapers()].flatMap(({ file, text }) =>
    bannedTurns.flatMap((turn) => {
      const index = turn.exec(text)?.index;
      return index === undefined ? [] : `${file}: ${text.slice(Math.max(0, index - 40), index + 40)}`;
    }),
  );
  expect(found).toEqual([]);
});

it.each([
  '"x" is no parameter.',
  'each an integer; "x" is none',
  'values with commas between them',
  'The first so many.',
  'GET stands in the table.',
  'Whoever asks.',
  'allowed are GET, HEAD',
  'These are all there are.',
  'lists the paths there are',
  'radius goes with near',
  'tantos segundos como diga',
])('finds %j', (text) => {
  expect(bannedTurns.filter((turn) => turn.test(text))).toHaveLength(1);
});

it.each([
  'There is no City with id 0.',
  'null if there is none',
  'City 5 is no longer available.',
  'It is no more than 5 MB.',
])('lets %j pass', (text) => {
  expect(bannedTurns.filter((turn) => turn.test(text))).toEqual([]);
});
