// The lines of a series become rows of a separate table, and the same lines again.
import { expect, it } from 'vitest';
import { toyInFiles } from '../../../test/toy/toy-in-files.js';
import { seriesDataset, seriesModel, visitLines } from '../../../test/toy/toy-series.js';
import { datasetOfTables, tableRows } from './postgres-rows.js';
import { editionTables, isFamilyTable, storedKinds } from './postgres-tables.js';

it('stores lines in a table with their position and a key to their records', async () => {
  const dataset = await toyInFiles('2000.01.01', seriesDataset(), seriesModel);
  const table = editionTables(seriesModel).find(({ name }) => name === 'series_visits');
  expect(table).toMatchObject({ key: ['position'], references: [{ column: 'moonId', table: 'moon' }] });
  expect(isFamilyTable('series_visits')).toBe(false);
  const tables = tableRows(seriesModel, dataset);
  expect(tables.get('series_visits')).toEqual(
    visitLines.map(({ gaps, ...line }, position) => ({
      position,
      ...line,
      gaps: gaps === null ? null : JSON.stringify(gaps),
    })),
  );
  const again = datasetOfTables(seriesModel, dataset.edition.version, tables);
  expect(again.families.get('visits')?.rows).toEqual(visitLines);
  expect(again.edition.fingerprint).toBe(dataset.edition.fingerprint);
});

it('reads counts as the database writes them', () => {
  expect(storedKinds.counts.read('{4,NULL,0}')).toEqual([4, null, 0]);
  expect(storedKinds.counts.read('{}')).toEqual([]);
});
