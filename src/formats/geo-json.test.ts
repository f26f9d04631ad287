// Points for maps: longitude first, null where the place is not known.
import { check } from '@placemarkio/check-geojson';
import { expect, it } from 'vitest';
import { toyRows } from '../../test/toy/toy-dataset.js';
import { toyModel } from '../../test/toy/toy-model.js';
import { feature, featureCollection } from './geo-json.js';

const planet = toyModel.family('planet');
const rows = toyRows.planet ?? [];
const texts = rows.map(({ name }) => JSON.stringify({ name }));

it('is a collection of features', () => {
  const collection = check(featureCollection(planet, rows, texts));
  expect(collection).toMatchObject({
    type: 'FeatureCollection',
    features: [
      { id: 2, geometry: { type: 'Point', coordinates: [-74.081, 4.598] }, properties: { name: 'Ñandú' } },
      { id: 3, geometry: null, properties: { name: 'Nube' } },
      { id: 7, geometry: { coordinates: [-75.56, 6.25] } },
    ],
  });
  expect(check(featureCollection(planet, [], []))).toEqual({ type: 'FeatureCollection', features: [] });
});

it('is one feature for one record', () => {
  expect(check(feature(planet, rows[0] ?? {}, '{}'))).toMatchObject({
    type: 'Feature',
    id: 2,
    properties: {},
  });
});
