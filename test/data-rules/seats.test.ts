// Reports heights that no seat has, and websites that cannot be opened as they stand.
import { expect, it } from 'vitest';
import { seats } from '../../src/data-rules/belonging.js';
import { inEnglish, withRow } from './broken-data.js';

it.each([12.5, -3, 5200])('reports a height of %s m', (elevation) => {
  const message = `expected whole metres from 0 to 3500, found ${elevation}`;
  expect([...inEnglish(seats).check(withRow('city', 3, { elevation }))]).toEqual([
    { file: 'data/cities.json', id: 3, field: 'elevation', message },
  ]);
});

it.each(['medellin.gov.co', 'http://medellin.gov.co', 'https://medellin.com', 'https://medellin.gov.co/'])(
  'reports the website %s',
  (website) => {
    const message = `expected a website such as https://medellin.gov.co, found "${website}"`;
    expect([...inEnglish(seats).check(withRow('city', 12, { website }))]).toEqual([
      { file: 'data/cities.json', id: 12, field: 'website', message },
    ]);
  },
);
