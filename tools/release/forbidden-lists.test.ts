// A list that its publisher forbids to republish is recognised by the terms of its fields.
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { colombia } from '../../src/country/index.js';
import { projectFolder } from '../../src/settings/project-folder.js';
import { readDatasetFiles } from '../../src/storage/files/read-dataset-files.js';
import { forbiddenLists } from './forbidden-lists.js';

const dataset = await readDatasetFiles(colombia, join(projectFolder(), 'data'));

it('finds the postal codes, and no family with single values of such a publisher', () => {
  expect(forbiddenLists(colombia, dataset)).toEqual(['PostalCode']);
});

it.each(['ask', 'allowed'] as const)('finds no such list if all terms are: %s', (bulk) => {
  const terms = dataset.terms.map((each) => ({ ...each, bulk }));
  expect(forbiddenLists(colombia, { ...dataset, terms })).toEqual([]);
});

it('finds a list that has some values from other sources', () => {
  const provenance = dataset.provenance.map((each) =>
    each.family === 'postalCode' && each.field === 'cityId' ? { ...each, source: 'atlas' } : each,
  );
  expect(forbiddenLists(colombia, { ...dataset, provenance })).toEqual(['PostalCode']);
});
