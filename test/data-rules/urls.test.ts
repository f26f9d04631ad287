// Reports URLs that are malformed or not percent-encoded.
import { expect, it } from 'vitest';
import { urls } from '../../src/data-rules/addresses.js';
import { inEnglish, only, withRow } from './broken-data.js';

it.each([
  'radio.example/live',
  'ftp://radio.example/live',
  'https://radio.example/la voz',
  'https://radio.example/bogotá',
  'https://radio.example/"voz"',
  'https://localhost/live',
  'https://',
])('reports %j as an invalid URL', (text) => {
  const message = `expected a URL that begins with https:// and has no spaces or accents, found ${JSON.stringify(text)}`;
  const seen = { file: 'data/radios.json', id: 2, message };
  expect([...inEnglish(urls).check(withRow('radio', 2, { url: text }, only('radio')))]).toEqual([
    { ...seen, field: 'url' },
  ]);
  expect([
    ...inEnglish(urls).check(withRow('radio', 2, { streamers: ['https://a.co', text] }, only('radio'))),
  ]).toEqual([{ ...seen, field: 'streamers' }]);
});

it.each(['www.udea.edu.co', 'www udea.edu.co', 'http:/udea.edu.co'])(
  'reports %j as an invalid website',
  (website) => {
    const institutions = only('higherEducationInstitution');
    const found = [
      ...inEnglish(urls).check(withRow('higherEducationInstitution', 2, { website }, institutions)),
    ];
    const message = `expected a URL that begins with https:// and has no spaces or accents, found "${website}"`;
    expect(found).toEqual([
      { file: 'data/higher-education-institutions.json', id: 2, field: 'website', message },
    ]);
  },
);
