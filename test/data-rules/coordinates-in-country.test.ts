// Reports positions outside the country, swapped or half known.
import { describe, expect, it } from 'vitest';
import { coordinatesInCountry, rowPoint } from '../../src/data-rules/points.js';
import type { Row } from '../../src/engine/model/model.js';
import { inEnglish, withRow } from './broken-data.js';

const found = (values: Row, family = 'airport') => [
  ...inEnglish(coordinatesInCountry).check(withRow(family, 1, values)),
];
const seen = (field: string, message: string, file = 'airports.json') => [
  { file: `data/${file}`, id: 1, field, message },
];

describe('reports a position', () => {
  it('south of the country', () => {
    expect(found({ latitude: -12.02 })).toEqual(seen('latitude', 'expected -4.3 to 16.2, found -12.02'));
  });

  it('east of the country', () => {
    expect(found({ longitude: -60 })).toEqual(seen('longitude', 'expected -82.2 to -66.8, found -60'));
  });

  it('with swapped coordinates', () => {
    const messages = found({ latitude: -75.76, longitude: 4.45 }).map(({ message }) => message);
    expect(messages).toEqual(['expected -4.3 to 16.2, found -75.76', 'expected -82.2 to -66.8, found 4.45']);
  });

  it('in a text that is invalid', () => {
    expect(found({ latitude: '41,5' }, 'touristAttraction')).toEqual(
      seen('latitude', 'expected -4.3 to 16.2, found "41,5"', 'tourist-attractions.json'),
    );
  });

  it('with one coordinate only', () => {
    expect(found({ latitude: null, longitude: -75.5 })).toEqual(
      seen('latitude', 'expected a latitude to go with the longitude -75.5, found null'),
    );
    expect(found({ latitude: 4.5, longitude: null })).toEqual(
      seen('longitude', 'expected a longitude to go with the latitude 4.5, found null'),
    );
  });

  it('neither if it is unknown, nor on the islands', () => {
    expect(found({ latitude: null, longitude: null })).toEqual([]);
    expect(found({ latitude: 13.35, longitude: -81.37 })).toEqual([]);
  });
});

it('of no record without coordinates', () => {
  expect(rowPoint({ id: 1 })).toBeUndefined();
  expect(rowPoint({ latitude: 4, longitude: null })).toBeUndefined();
  expect(rowPoint({ latitude: '4.5', longitude: '-74' })).toEqual({ latitude: 4.5, longitude: -74 });
});
