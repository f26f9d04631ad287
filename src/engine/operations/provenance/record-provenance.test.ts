// Each value of a toy record has one source with terms, a chain of corrections and a citation.

import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import {
  toyCorrections,
  toyDataset,
  toyReasons,
  toySources,
  toyTerms,
} from '../../../../test/toy/toy-dataset.js';
import { toyModel } from '../../../../test/toy/toy-model.js';
import { buildCatalog } from '../../catalog/build-catalog.js';
import type { Dataset } from '../../dataset/dataset.js';
import type { Row } from '../../model/model.js';
import { provenanceSchema } from './provenance-schema.js';
import { recordProvenance, writtenProvenance } from './record-provenance.js';

const [survey, almanac] = toySources;
const planet = toyModel.family('planet');

function provenance(id: number, changed: Partial<Dataset> = {}) {
  const catalog = buildCatalog(toyModel, { ...toyDataset(), ...changed });
  const table = catalog.table(planet);
  return recordProvenance(catalog, planet, table.rows[table.ordinal(id) as number] as Row);
}

const field = (id: number, name: string) => provenance(id).fields.find((each) => each.field === name);

it('lists every field of the record, with its value and its source', () => {
  const { family, id, edition, fields } = provenance(3);
  expect({ family, id, edition }).toEqual({ family: 'Planet', id: 3, edition: '2000.01.01-01234567' });
  expect(fields.map((each) => each.field)).toEqual(planet.fields.map(({ name }) => name));
  expect(field(3, 'name')).toEqual({
    field: 'name',
    value: 'Nube',
    asOf: '1999-12-31',
    source: survey,
    corrections: [],
  });
  expect(field(3, 'radius')).toMatchObject({ asOf: null, source: almanac });
  expect(field(3, 'kind')).toMatchObject({ value: 'giant', asOf: null, source: null });
});

it('has the corrections, the oldest first', () => {
  expect(field(7, 'radius')?.corrections).toEqual([
    { was: 60_000, is: 60_200, reason: toyReasons[0], source: 'survey', edition: null },
    {
      was: 60_200,
      is: 60_268,
      reason: toyReasons[1],
      source: 'survey',
      edition: '2000.01.01',
    },
  ]);
});

it('keeps the source of a value whose spelling was corrected, and lists the correction', () => {
  const spelling = { family: 'planet', id: 7, field: 'radius', was: '60268', is: 60_268, reason: 'Spaces.' };
  const { fields } = provenance(7, { corrections: [...toyCorrections, spelling] });
  const radius = fields.find((each) => each.field === 'radius');
  expect(radius).toMatchObject({ source: survey, asOf: survey?.date });
  expect(radius?.corrections.at(-1)).toEqual({
    was: '60268',
    is: 60_268,
    reason: { en: 'Spaces.', es: 'Spaces.' },
    source: null,
    edition: null,
  });
});

it('has the terms of its sources, and no others', () => {
  expect(provenance(3).terms).toEqual(toyTerms);
  const without = toyDataset().provenance.filter(({ source }) => source !== 'almanac');
  expect(provenance(3, { provenance: without }).terms).toEqual(toyTerms.slice(0, 1));
});

describe('the citation', () => {
  it('names the edition, the record and the sources of its values, once', () => {
    expect(provenance(3).citation).toEqual({
      en: 'edition 2000.01.01-01234567: Planet 3, Nube. Sources: An observatory (1999-12-31).',
      es: 'edición 2000.01.01-01234567: Planet 3, Nube. Fuentes: An observatory (1999-12-31).',
    });
  });

  it('begins with the publisher of the dataset, and mentions that publisher once', () => {
    const sources = toySources.map((source) =>
      source.id === 'survey' ? { ...source, publisher: 'The sky', terms: 'own' } : source,
    );
    const terms = [
      ...toyTerms,
      { id: 'own', en: 'Ours.', es: 'Nuestro.', url: 'https://ours.example', bulk: 'allowed' as const },
    ];
    expect(provenance(2, { sources, terms }).citation.en).toBe(
      'The sky, edition 2000.01.01-01234567: Planet 2, Ñandú. Sources: An observatory.',
    );
  });
});

it.each([2, 3, 7])('fits its schema: %i', (id) => {
  const validate = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(provenanceSchema);
  validate(JSON.parse(JSON.stringify(writtenProvenance(provenance(id)))));
  expect(validate.errors).toBeNull();
});
