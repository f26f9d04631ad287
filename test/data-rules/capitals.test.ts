// Reports texts in capitals, except acronyms and names that official lists print that way.
import { expect, it } from 'vitest';
import { capitals } from '../../src/data-rules/belonging.js';
import { inEnglish, only, withRow } from './broken-data.js';

it.each([
  ['city', 12, 'name', 'cities.json', 'MEDELLÍN'],
  ['higherEducationInstitution', 2, 'name', 'higher-education-institutions.json', 'UNIVERSIDAD DE ANTIOQUIA'],
  ['country', 1, 'borders', 'country.json', ['BRAZIL']],
])('reports capitals in %s %i', (family, id, field, file, shouted) => {
  const message = `expected lower case where Spanish uses it, found "${[shouted].flat()[0]}"`;
  expect([...inEnglish(capitals).check(withRow(family, id, { [field]: shouted }, only(family)))]).toEqual([
    { file: `data/${file}`, id, field, message },
  ]);
});

it.each([
  ['higherEducationInstitution', 2, 'name', 'Universidad EAFIT'],
  ['radio', 1, 'name', 'RCN'],
  ['postalCode', 2, 'northLimit', 'MUNICIPIO SABANA DE TORRES'],
  ['indigenousReservation', 1, 'procedureType', 'LEGALIZACIÓN DECRETO 1071'],
])('lets %s %i be', (family, id, field, text) => {
  expect([...inEnglish(capitals).check(withRow(family, id, { [field]: text }, only(family)))]).toEqual([]);
});
