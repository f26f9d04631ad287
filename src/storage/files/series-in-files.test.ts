// The lines of a series are read, written back unchanged, and part of the fingerprint and the model version.
import { expect, it } from 'vitest';
import { toyInFiles } from '../../../test/toy/toy-in-files.js';
import { toyModel } from '../../../test/toy/toy-model.js';
import {
  seriesDataset,
  seriesFamilies,
  seriesModel,
  visitLines,
  visits,
} from '../../../test/toy/toy-series.js';
import { resolveModel } from '../../engine/model/resolve-model.js';
import { modelVersion } from '../postgres/postgres-editions.js';

const read = (lines = visitLines) => toyInFiles('2000.01.01', seriesDataset(lines), seriesModel);

it('returns the lines that were written', async () => {
  const { families, faults } = await read();
  expect(faults).toEqual([]);
  expect(families.get('visits')?.rows).toEqual(visitLines);
});

it('changes the fingerprint with a count', async () => {
  const changed = visitLines.with(4, { ...visitLines[4], all: [4] });
  const [one, other] = await Promise.all([read(), read(changed)]);
  expect(other.edition.fingerprint).not.toBe(one.edition.fingerprint);
});

it('reports a wrong count with its line', async () => {
  const { faults } = await read(visitLines.with(1, { ...visitLines[1], all: [2.5] }));
  expect(faults).toMatchObject([{ line: 3, field: 'all', message: 'expected counts, or null' }]);
});

it('changes the version of the model with the series', () => {
  expect(modelVersion(seriesModel)).not.toBe(modelVersion(toyModel));
  const series = { ...visits.series, key: 'of' };
  const other = resolveModel({ ...seriesFamilies, visits: { ...visits, series } as never });
  expect(modelVersion(other)).not.toBe(modelVersion(seriesModel));
});
