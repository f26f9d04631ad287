// Reports traces of wrong decoding in any text except a URL.
import { expect, it } from 'vitest';
import { mojibake } from '../../src/data-rules/characters.js';
import { inEnglish, only, withRow } from './broken-data.js';

it.each([
  ['BogotÃ¡', 'Ã¡'],
  ['BogotÂ°', 'Â°'],
  ['Bogotâ€™', 'â€'],
  ['Bogot\ufffd', '\ufffd'],
  ['Champag?at', 'g?a'],
  ['Bogot´a', '´'],
  ['U`wa', '`'],
  ['Bogotà', 'à'],
  ['VÌA', 'Ì'],
  ['La ""Bogotá""', '""'],
])('reports %s', (text, trace) => {
  const message = `expected intact letters, found "${trace}" in "${text}"`;
  expect([...inEnglish(mojibake).check(withRow('city', 167, { name: text }, only('city')))]).toEqual([
    { file: 'data/cities.json', id: 167, field: 'name', message },
  ]);
});

it.each(['¿Qué?', "Resguardo U'wa", 'Güicán', 'San Andrés (Ñuble)', 'https://radio.example/live?a?b'])(
  'lets %s be',
  (text) => {
    expect([...inEnglish(mojibake).check(withRow('radio', 2, { url: text }, only('radio')))]).toEqual([]);
  },
);
