// Reports a picture without a credit, a credit without a picture, and addresses that do not follow from names.
import { expect, it } from 'vitest';
import { picturesRule } from '../../src/data-rules/addresses.js';
import { findingIn, inEnglish, only, realRow, withRow } from './broken-data.js';

const MEDELLIN = 12;
const cities = only('city');
const found = (values: object) => [
  ...inEnglish(picturesRule).check(withRow('city', MEDELLIN, values as never, cities)),
];
const none = Object.fromEntries(
  ['pictureUrl', 'picturePageUrl', 'pictureAuthor', 'pictureLicence', 'pictureLicenceUrl'].map((name) => [
    name,
    null,
  ]),
);
const { pictureUrl } = realRow('city', MEDELLIN);

it.each<[string, object, string, string]>([
  ['no author', { pictureAuthor: null }, 'pictureAuthor', 'expected the credit of the picture, found none'],
  ['no page', { picturePageUrl: null }, 'picturePageUrl', 'expected the credit of the picture, found none'],
  [
    'an author alone',
    { ...none, pictureAuthor: 'A Person' },
    'pictureAuthor',
    'expected null, found "A Person"',
  ],
  [
    'the address of another file',
    { pictureUrl: 'https://upload.wikimedia.org/wikipedia/commons/0/00/Other.jpg' },
    'pictureUrl',
    `expected "${pictureUrl}", found "https://upload.wikimedia.org/wikipedia/commons/0/00/Other.jpg"`,
  ],
  [
    'the address of another licence',
    { pictureLicence: 'CC BY 2.0' },
    'pictureLicenceUrl',
    'expected "https://creativecommons.org/licenses/by/2.0/", found "https://creativecommons.org/licenses/by-sa/4.0/"',
  ],
  [
    'a licence that forbids uses',
    { pictureLicence: 'CC BY-NC 4.0' },
    'pictureLicence',
    'expected one of CC BY 2.0, CC BY-SA 2.0, CC BY 2.5, CC BY-SA 2.5, CC BY 3.0, CC BY-SA 3.0, CC BY 4.0, CC BY-SA 4.0, CC0 1.0, Dominio público',
  ],
])('reports a picture with %s', (_, values, field, message) => {
  expect(found(values)).toEqual([findingIn('cities.json', MEDELLIN, field, message)]);
});

it('accepts a record without a picture, and one in the public domain', () => {
  expect(found(none)).toEqual([]);
  expect(found({ pictureLicence: 'Dominio público', pictureLicenceUrl: null })).toEqual([]);
});
