// Sentences in another language, found by the English one.
import { describe, expect, it } from 'vitest';
import { sayIn } from './say.js';

const phrases = {
  'Every {1}': 'Todo {1}',
  'Every {1} of a {2}': 'Todo {1} de un {2}',
  'Plain.': 'Llano.',
  'From {1} to {2}.': 'Hasta {2} desde {1}.',
  'Read `errors`.': 'Lee `errors`.',
};

describe('in Spanish', () => {
  const say = sayIn('es', phrases);
  it.each([
    ['Plain.', 'Llano.'],
    ['Every Moon', 'Todo Moon'],
    ['Every Moon of a Planet', 'Todo Moon de un Planet'],
    ['From 1 to 12.', 'Hasta 12 desde 1.'],
  ])('%s', (english, spanish) => {
    expect(say(english)).toMatchObject({ plain: spanish, text: spanish, isTranslated: true });
  });

  it('marks code, and what it has no translation for', () => {
    expect(say('Read `errors`.').text).toBe('Lee <code>errors</code>.');
    expect(say('New & <unknown>.')).toMatchObject({
      text: '<span lang="en">New &amp; &lt;unknown&gt;.</span>',
      plain: 'New & <unknown>.',
      isTranslated: false,
    });
  });
});

it('in English says what was said', () => {
  expect(sayIn('en', phrases)('Plain.').text).toBe('Plain.');
});

it('says a text that has both languages in the one of the page', () => {
  const text = { en: 'Read `id`.', es: 'Lee `id`.' };
  expect(sayIn('en', phrases)(text)).toMatchObject({ text: 'Read <code>id</code>.', isTranslated: true });
  expect(sayIn('es', phrases)(text)).toMatchObject({ plain: 'Lee id.', isTranslated: true });
});
