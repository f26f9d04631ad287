// Everything that the site says exists in Spanish, and nothing is translated that nobody says any more.
import { describe, expect, it } from 'vitest';
import { colombia } from '../../src/families/index.js';
import { compileOperations } from '../../src/operations/compile-operations.js';
import { familyTitles } from '../../src/pages/phrases/family-titles.js';
import { spanishPhrases } from '../../src/pages/phrases/index.js';
import { sayIn } from '../../src/pages/say.js';
import { settingsByGroup } from '../../src/settings/settings-by-group.js';

const operations = compileOperations(colombia);
const settings = settingsByGroup();

const sentences: Readonly<Record<string, readonly (string | undefined)[]>> = {
  families: colombia.families.flatMap(({ about, fields }) => [about, ...fields.map((field) => field.about)]),
  operations: operations.flatMap(({ summary, parameters, asks }) => [
    summary,
    ...[...parameters, ...asks.parameters].map(({ about }) => about),
  ]),
  settings: settings.flatMap(([group, rows]) => [
    group,
    ...rows.flatMap(({ help, unit, note, kind }) => [help, unit, note, kind.words]),
  ]),
};
const said = (name: string) => [
  ...new Set(
    (sentences[name] as readonly (string | undefined)[]).filter((sentence) => sentence !== undefined),
  ),
];

describe('every sentence has its Spanish', () => {
  const say = sayIn('es', spanishPhrases);
  it.each(Object.keys(sentences))('%s', (name) => {
    expect(said(name).length).toBeGreaterThan(10);
    // One that is missing here goes into src/pages/phrases.
    expect(said(name).filter((sentence) => !say(sentence).isTranslated)).toEqual([]);
  });

  it('families have names that people use', () => {
    expect(Object.keys(familyTitles).sort()).toEqual(colombia.families.map(({ name }) => name).sort());
  });
});

it('nothing is translated in vain', () => {
  const all = Object.keys(sentences).flatMap(said);
  const unused = Object.keys(spanishPhrases).filter((english) => {
    const alone = sayIn('es', { [english]: 'x' });
    return !all.some((sentence) => alone(sentence).isTranslated);
  });
  expect(unused).toEqual([]);
});

it('is carried over as it is where it is a number or a name', () => {
  const places = (text: string) =>
    (text.match(/\{\d\}|`[^`]+`|\d[\d.,]*\d|\d/g) ?? []).map((it) => it.replace(/[.,]$/, '')).sort();
  const wrong = Object.entries(spanishPhrases).filter(
    ([english, spanish]) => `${places(english)}` !== `${places(spanish)}`,
  );
  expect(wrong).toEqual([]);
});
