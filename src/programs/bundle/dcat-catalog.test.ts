import { expect, it } from 'vitest';
import { toyDataset } from '../../../test/toy/toy-dataset.js';
import { toyModel } from '../../../test/toy/toy-model.js';
import { datasetOfColombia as dataset } from '../../country/dataset.js';
import { buildCatalog } from '../../engine/catalog/build-catalog.js';
import { familyTerms } from '../../engine/operations/provenance/record-provenance.js';
import { bundleParts } from './bundle-parts.js';
import { dcatDescription } from './dcat-catalog.js';

const catalog = buildCatalog(toyModel, toyDataset());
const parts = bundleParts(toyModel, catalog, new Set());
const file = (path: string, family: string) => ({
  path,
  family,
  format: 'csv' as const,
  title: { en: path, es: path },
  mediaType: 'text/csv',
  bytes: 1,
  sha256: '00',
  compressed: null,
});

it('gives each file the licence of its values', () => {
  const written = parts.families.map(({ record }) => file(`csv/${record}.csv`, record));
  const { 'dcat:dataset': datasets } = dcatDescription(
    { ...parts, model: { ...toyModel, dataset } },
    written,
  ) as {
    readonly 'dcat:dataset': readonly {
      readonly 'dct:identifier': string;
      readonly 'dcat:distribution': readonly { readonly 'dct:license': { readonly '@id': string } }[];
    }[];
  };
  const licences = new Map(
    datasets.map((each) => [each['dct:identifier'], each['dcat:distribution'][0]?.['dct:license']['@id']]),
  );
  for (const family of parts.families) {
    const [first, ...others] = familyTerms(catalog, family).terms;
    // Several licences are listed in a file of the bundle.
    expect(licences.get(family.record), family.record).toBe(
      others.length > 0 ? 'LICENCES.md' : (first?.url ?? 'LICENCES.md'),
    );
  }
  expect(new Set(licences.values()).size).toBeGreaterThan(1);
});
