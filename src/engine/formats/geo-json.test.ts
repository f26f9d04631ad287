// Points for maps have the longitude first, and are null if the place is unknown.
import { check } from '@placemarkio/check-geojson';
import { expect, it } from 'vitest';
import { toyRows } from '../../../test/toy/toy-dataset.js';
import { toyModel } from '../../../test/toy/toy-model.js';
import { writeAll } from '../../../test/toy/write-all.js';
import { geoJson } from './geo-json.js';
import type { RecordsToWrite } from './output-format.js';

const planet = toyModel.family('planet');
const rows = toyRows.planet ?? [];
const write = (result: RecordsToWrite['result'], count: number) =>
  check(
    writeAll(
      geoJson.writer({
        shape: { family: planet },
        result,
        row: (index: number) => rows[index] ?? {},
        text: (index: number) => JSON.stringify({ name: rows[index]?.name }),
      } as RecordsToWrite),
      count,
    ),
  );

it('returns a list as a collection of features', () => {
  const collection = write('list', rows.length);
  expect(collection).toMatchObject({
    type: 'FeatureCollection',
    features: [
      { id: 2, geometry: { type: 'Point', coordinates: [-74.081, 4.598] }, properties: { name: 'Ñandú' } },
      { id: 3, geometry: null, properties: { name: 'Nube' } },
      { id: 7, geometry: { coordinates: [-75.56, 6.25] } },
    ],
  });
  expect(write('list', 0)).toEqual({ type: 'FeatureCollection', features: [] });
});

it('returns a record as one feature', () => {
  expect(write('one', 1)).toMatchObject({
    type: 'Feature',
    id: 2,
    properties: { name: 'Ñandú' },
  });
});
