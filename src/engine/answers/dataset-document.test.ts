// The dataset document of the toy has the edition, the share of filled fields and the sources by record.

import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { toyEdition, toyRows, toySources, toyTerms } from '../../../test/toy/toy-dataset.js';
import { toyEngine } from '../../../test/toy/toy-engine.js';
import { toyModel } from '../../../test/toy/toy-model.js';
import { datasetSchema } from '../../surfaces/openapi/document-schemas.js';
import { editionName } from '../dataset/dataset.js';
import { writtenSource } from '../operations/provenance/record-provenance.js';
import { runToEnd } from '../scheduling/yielding-work.js';
import { datasetDocument } from './dataset-document.js';

const software = { name: 'Toy', version: '1.2.3' };
const document = runToEnd(datasetDocument(toyModel, toyEngine().catalog, editionName(toyEdition), software));
const family = (record: string) => document.families.find((one) => one.record === record);

it('names the edition by its day and the beginning of its fingerprint', () => {
  expect(document).toMatchObject({ edition: '2000.01.01-01234567', ...toyEdition });
  expect(document.edition.startsWith(document.version)).toBe(true);
});

it('names the program that serves it', () => {
  expect(document.software).toEqual(software);
});

it('counts the rows of each family, and none for a computed one', () => {
  expect(document.families.map(({ record, rows }) => [record, rows])).toEqual([
    ['Star', 1],
    ['Planet', 3],
    ['Moon', 6],
    ['Eclipse', null],
  ]);
});

it('counts null and an empty list as empty, and false as filled, in extended fields too', () => {
  expect(family('Planet')?.filled).toEqual({
    id: 1,
    name: 1,
    nickname: 0.6666,
    kind: 1,
    radius: 1,
    ringed: 1,
    symbols: 0.6666,
    code: 0.6666,
    sign: 1,
    firstSeen: 1,
    lastSeen: 0.6666,
    starId: 1,
    largestMoonId: 0.6666,
    albedo: 0.3333,
    latitude: 0.6666,
    longitude: 0.6666,
  });
  expect(family('Eclipse')?.filled).toEqual({});
});

it('never reports a field as complete while a value is missing', () => {
  const moons = toyRows.moon ?? [];
  // Two of the toy's moons have no description. Among this many others, rounding would hide them.
  const others = Array.from({ length: 50_000 }, (_, index) => ({ ...moons[0], id: index + 100 }));
  const { catalog } = toyEngine({ moon: [...moons, ...others] });
  const filled = runToEnd(datasetDocument(toyModel, catalog, '', software)).families[2]?.filled;
  expect(filled).toMatchObject({ name: 1, description: 0.9999, parentId: 0 });
});

it('names the sources of each family, in their order', () => {
  expect(document.families.map(({ record, sources }) => [record, sources])).toEqual([
    ['Star', []],
    ['Planet', ['survey', 'almanac']],
    ['Moon', ['survey']],
    ['Eclipse', ['almanac']],
  ]);
});

it('has the citation of each family, and the terms of each source', () => {
  expect(family('Moon')).toMatchObject({
    citation: {
      en: 'edition 2000.01.01-01234567: Moons. Sources: An observatory (1999-12-31).',
      es: 'edición 2000.01.01-01234567: Lunas. Fuentes: An observatory (1999-12-31).',
    },
    terms: [{ ...toyTerms[0], publishers: ['An observatory'] }],
  });
  expect(family('Planet')?.terms.map(({ id }) => id)).toEqual(['named', 'free']);
  expect(family('Star')).toMatchObject({ citation: { en: expect.stringMatching(/: .+\.$/) }, terms: [] });
});

it('lists the sources unchanged, with record names for families', () => {
  const covered = [
    { rows: 9, covers: { Planet: ['name', 'nickname', 'radius'], Moon: ['name'] } },
    { rows: 2, covers: { Planet: ['radius', 'albedo'], Eclipse: ['date'] } },
  ];
  expect(document.sources).toEqual(
    toySources.map((source, index) => ({ ...writtenSource(source), ...covered[index] })),
  );
  expect(document.terms).toEqual(toyTerms);
});

it('matches its schema', () => {
  const validate = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(datasetSchema);
  validate(JSON.parse(JSON.stringify(document)));
  expect(validate.errors).toBeNull();
});
