// The index lists every family with its rows, and each path once.
import { expect, it } from 'vitest';
import { toyEngine, toyOperations } from '../../../test/toy/toy-engine.js';
import { toyModel } from '../../../test/toy/toy-model.js';
import { seriesDataset, seriesFamilies } from '../../../test/toy/toy-series.js';
import { buildCatalog } from '../catalog/build-catalog.js';
import { total } from '../model/relation.js';
import { resolveModel } from '../model/resolve-model.js';
import { compileOperations } from '../operations/compile-kinds.js';
import { indexDocument } from './dataset-document.js';

const { families } = indexDocument(toyModel, toyOperations, toyEngine().catalog);

it('counts the rows of each family, and none for a computed one', () => {
  expect(families.map(({ record, rows }) => [record, rows])).toEqual([
    ['Star', 1],
    ['Planet', 3],
    ['Moon', 6],
    ['Eclipse', null],
  ]);
});

it('lists every path of the table once, under its family', () => {
  expect(families.flatMap(({ paths }) => paths)).toEqual(toyOperations.map(({ path }) => path));
  expect(families[0]?.paths).toEqual(['/api/v1/Star/Sol']);
  expect(families[1]?.paths).toContain('/api/v1/Satellite/planet/{planetId}');
});

it('lists the path to all rows of a family first, even if the only record has figures', () => {
  const { star } = seriesFamilies;
  const model = resolveModel({ ...seriesFamilies, star: { ...star, figures: { visits: total('visits') } } });
  const { operations } = compileOperations(model);
  const stored = indexDocument(model, operations, buildCatalog(model, seriesDataset())).families.filter(
    ({ rows }) => rows !== null,
  );
  expect(stored.map(({ paths }) => paths[0])).toEqual([
    '/api/v1/Star/Sol',
    '/api/v1/Planet',
    '/api/v1/Satellite',
  ]);
  expect(stored[0]?.paths).toContain('/api/v1/Star/Sol/visits');
});
