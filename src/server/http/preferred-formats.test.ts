// Among the accepted formats, only a named and preferred format comes before JSON.
import { expect, it } from 'vitest';
import { preferredFormats } from './negotiation.js';

it.each<[accept: string | undefined, formats: string[]]>([
  [undefined, []],
  ['', []],
  ['*/*', []],
  ['application/json', []],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', []],
  ['application/json, text/plain, */*', []],
  ['text/*', []],
  ['text/csv', ['csv']],
  ['TEXT/CSV; header=present', ['csv']],
  ['text/csv, */*', ['csv']],
  ['text/csv, */*;q=0.1', ['csv']],
  ['text/csv;q=0.5, */*', []],
  ['text/csv, application/json', []],
  ['text/csv, application/json;q=0.9', ['csv']],
  ['text/csv;q=0.8, application/json;q=0.9', []],
  ['text/csv;q=0', []],
  ['text/csv;q=2', []],
  ['text/csv;q=x', []],
  ['application/json;q=0, text/csv;q=0.001', ['csv']],
  ['application/x-ndjson;q=0.5, application/geo+json;q=0.7, text/csv;q=0.6', ['geojson', 'csv', 'ndjson']],
  ['application/geo+json, application/*;q=0.9', ['geojson']],
  ['application/geo+json;q=0.9, application/*', []],
  [';;q=,,', []],
])('%s', (accept, formats) => {
  expect(preferredFormats(accept).map(({ name }) => name)).toEqual(formats);
  // The second call uses the remembered value.
  expect(preferredFormats(accept).map(({ name }) => name)).toEqual(formats);
});

it('limits the memory for values of Accept', () => {
  for (let number = 0; number < 1000; number++) preferredFormats(`text/csv;x=${number}`);
  expect(preferredFormats('text/csv').map(({ name }) => name)).toEqual(['csv']);
});
