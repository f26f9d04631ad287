// Everything that the site and the problems say exists in Spanish, and nothing is translated that nobody says any more.
import { describe, expect, it } from 'vitest';
import { colombia } from '../../src/families/index.js';
import { compileOperations } from '../../src/operations/compile-operations.js';
import { familyTitles } from '../../src/pages/family-titles.js';
import { sayIn } from '../../src/pages/say.js';
import { spanishPhrases } from '../../src/phrases/spanish-phrases.js';
import { settingsByGroup } from '../../src/settings/settings-by-group.js';
import { readDataFile } from '../contract/data-files.js';

const operations = compileOperations(colombia);
const settings = settingsByGroup();

const sentences: Readonly<Record<string, readonly (string | undefined)[]>> = {
  families: colombia.families.flatMap(({ about, fields, calendar }) => [
    about,
    ...fields.map((field) => field.about),
    calendar?.outside,
  ]),
  operations: operations.flatMap(({ summary, parameters, asks }) => [
    summary,
    ...[...parameters, ...asks.parameters].map(({ about }) => about),
  ]),
  data: (readDataFile('retired') as readonly { readonly reason: string }[]).map(({ reason }) => reason),
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
    expect(said(name).length).toBeGreaterThan(5);
    // One that is missing here goes into src/phrases.
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
