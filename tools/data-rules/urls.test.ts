// Addresses that are none, or are not percent-encoded, are seen.
import { expect, it } from 'vitest';
import { realData, withRow } from './broken-data.js';
import { urls } from './urls.js';

it('finds nothing in the data', () => {
  expect([...urls.check(realData)]).toEqual([]);
});

it.each([
  'radio.example/live',
  'ftp://radio.example/live',
  'https://radio.example/la voz',
  'https://radio.example/bogotá',
  'https://radio.example/"voz"',
  'https://localhost/live',
  'https://',
])('sees that %j is no address', (text) => {
  const message = `expected a percent-encoded http(s) address, found "${text}"`;
  const seen = { file: 'data/radios.json', id: 2, message };
  expect([...urls.check(withRow('radio', 2, { url: text }))]).toEqual([{ ...seen, field: 'url' }]);
  expect([...urls.check(withRow('radio', 2, { streamers: ['https://a.co', text] }))]).toEqual([
    { ...seen, field: 'streamers' },
  ]);
});

it.each(['www.udea', 'www udea.edu.co', 'udea', 'http:/udea.edu.co'])(
  'sees that %j is no host',
  (website) => {
    const found = [...urls.check(withRow('higherEducationInstitution', 2, { website }))];
    const message = `expected a host such as www.example.edu.co, found "${website}"`;
    const seen = { file: 'data/higher-education-institutions.json', id: 2, field: 'website', message };
    expect(found).toEqual(website === 'www.udea' ? [] : [seen]);
  },
);

it('lets an institution give its host alone', () => {
  const data = withRow('higherEducationInstitution', 2, { website: 'www.example.edu.co/inicio' });
  expect([...urls.check(data)]).toEqual([]);
});
