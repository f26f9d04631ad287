// Reports a language that the field gives as spoken and the text as lost.
import { expect, it } from 'vitest';
import { languagesInTexts } from '../../src/data-rules/names-in-texts.js';
import { inEnglish, withRow } from './broken-data.js';

const found = (languages: string, description: string) => [
  ...inEnglish(languagesInTexts).check(withRow('nativeCommunity', 39, { languages, description })),
];

it.each([
  'La lengua pijao, de familia incierta, se extinguió.',
  'Su idioma antiguo se perdió.',
  'La lengua propia dejó de hablarse.',
  'Perdida la lengua ancestral, emplean el español.',
])('reports a lost language in the field: %s', (text) => {
  expect(found('Pijao, Español', text)).toEqual([
    {
      file: 'data/native-communities.json',
      id: 39,
      field: 'languages',
      message: 'expected Español or "(extinta)", as the text says, found "Pijao"',
    },
  ]);
});

it.each([
  ['Pijao (extinta, de familia incierta), Español', 'Su idioma antiguo se perdió.'],
  ['Español', 'Su idioma antiguo se perdió.'],
  ['Pijao', 'Conserva su lengua. Un templo se perdió.'],
])('lets %s be', (languages, text) => expect(found(languages, text)).toEqual([]));
