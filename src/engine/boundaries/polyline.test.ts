// Every encoded line decodes to itself, and invalid texts are refused.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodePolyline, encodePolyline, isPolyline } from './arcs.js';

const step = fc.integer({ min: -(2 ** 29), max: 2 ** 29 });

it('decodes what it encoded', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(step, step)), (steps) => {
      expect(decodePolyline(encodePolyline(steps.flat()))).toEqual(steps.flat());
    }),
  );
});

it('recognises a line without decoding it', () => {
  const characters = fc.string({ unit: fc.constantFrom(...'?@^_`~!\u007f\u00ff') });
  fc.assert(fc.property(characters, (text) => isPolyline(text) === (decodePolyline(text) ?? []).length > 0));
});

it('writes the format of other programs', () => {
  // The example in the documentation of the format.
  const steps = [3850000, -12020000, 220000, -75000, 255200, -550300];
  expect(encodePolyline(steps)).toBe('_p~iF~ps|U_ulLnnqC_mqNvxq`@');
});

describe('refuses invalid lines', () => {
  it.each([
    ['with half a point', '_p~iF'],
    ['that ends within a step', '_p~iF~ps'],
    ['with a character below the alphabet', '!!'],
    ['with a character above the alphabet', '\u00ff?'],
  ])('%s', (_, text) => {
    expect(decodePolyline(text)).toBeUndefined();
  });
});
