// A series is rejected if its fields are not declared or no family has it.
import { describe, expect, it } from 'vitest';
import { seriesFamilies, visits } from '../../../test/toy/toy-series.js';
import { integer, text } from './field.js';
import { figures, sums } from './relation.js';
import { type ModelFault, resolveModel } from './resolve-model.js';

function faultsWith(changes: object): readonly string[] {
  try {
    resolveModel({ ...seriesFamilies, ...changes } as never);
    return [];
  } catch (error) {
    return (error as ModelFault).faults;
  }
}
const { series, fields } = visits;

it('finds no fault in the toy series', () => {
  expect(faultsWith({})).toEqual([]);
});

describe('rejects', () => {
  it.each<[string, object, string]>([
    [
      'a measure that is a text',
      { fields: { ...fields, landed: text() } },
      'visits.series needs a field landed of the kind integer',
    ],
    [
      'a release that it does not have',
      { series: { ...series, release: 'book' } },
      'visits.series needs a field book of the kind text',
    ],
    [
      'a default series that is not a boolean',
      { fields: { ...fields, isMain: text() } },
      'visits.series needs a field isMain of the kind boolean',
    ],
    [
      'a name of a place that is a number',
      { fields: { ...fields, body: integer() } },
      'visits.series needs a field body of the kind text',
    ],
    [
      'a cause that it does not have',
      { series: { ...series, breaks: { ...series?.breaks, cause: 'hole' } } },
      'visits.series needs a field hole of the kind text',
    ],
    [
      'a kind that differs within a line',
      { series: { ...series, kind: 'log' } },
      'visits.series needs a shared field log',
    ],
    [
      'a field without a part in it',
      { fields: { ...fields, mood: integer() } },
      'visits.series does not define mood',
    ],
    ['a file beside it', { file: 'x.json' }, 'visits needs a file, a calendar or a series'],
  ])('%s', (_, change, fault) => {
    expect(faultsWith({ visits: { ...visits, ...change } })).toContain(fault);
  });

  it.each([
    ['figures of a series of other records', { visits: figures('visits') }],
    ['figures of what is no series', { visits: figures('star') }],
    ['sums over a list that it does not have', { visits: sums('visits', 'suns') }],
  ])('%s', (_, of) => {
    const [fault] = faultsWith({ planet: { ...seriesFamilies.planet, figures: of } });
    expect(fault).toMatch(/^planet\.visits leads to (visits|star), which is not a series of/);
  });

  it('a file of another family', () => {
    const shared = { ...visits, series: { ...series, file: 'moons.json' } };
    expect(faultsWith({ visits: shared })).toEqual(['moon and visits have the same file, moons.json']);
  });
});
