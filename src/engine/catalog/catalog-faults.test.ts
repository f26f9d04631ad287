// A key or a retirement without a target is reported with all other faults, unless its target could not be read.
import { describe, expect, it } from 'vitest';
import {
  familyRows,
  type ToyRetirement,
  type ToyRows,
  toyDataset,
  toyRows,
} from '../../../test/toy/toy-dataset.js';
import { toyModel } from '../../../test/toy/toy-model.js';
import type { Dataset, Fault } from '../dataset/dataset.js';
import { DatasetFault, describeFault } from '../dataset/dataset-fault.js';
import type { Row } from '../model/model.js';
import { buildCatalog } from './build-catalog.js';

function faultsOf(rows: ToyRows, retired: Record<string, ToyRetirement[]> = {}, read: readonly Fault[] = []) {
  return faultsIn(toyDataset(rows, retired, read));
}

function faultsIn(dataset: Dataset) {
  try {
    buildCatalog(toyModel, dataset);
    return [];
  } catch (error) {
    if (error instanceof DatasetFault) return error.faults.map(describeFault);
    throw error;
  }
}

const changed = (family: string, id: number, change: Row): ToyRows => ({
  [family]: (toyRows[family] as Row[]).map((row) => (row.id === id ? { ...row, ...change } : row)),
});

describe('a catalog is refused for', () => {
  it.each<[string, ToyRows, string[]]>([
    [
      'of a relation to one',
      changed('moon', 11, { planetId: 99 }),
      ['data/moons.json:3 planetId: there is no planet with id 99'],
    ],
    [
      'used by two relations, told once',
      changed('moon', 11, { parentId: 99 }),
      ['data/moons.json:3 parentId: there is no moon with id 99'],
    ],
    [
      'used by a list only',
      changed('moon', 21, { capturedById: 99 }),
      ['data/moons.json:7 capturedById: there is no planet with id 99'],
    ],
    [
      'two of one row',
      changed('moon', 10, { planetId: 98, parentId: 99 }),
      [
        'data/moons.json:2 planetId: there is no planet with id 98',
        'data/moons.json:2 parentId: there is no moon with id 99',
      ],
    ],
  ])('a key that leads nowhere: %s', (_, rows, faults) => {
    expect(faultsOf(rows)).toEqual(faults);
  });

  it.each<[string, ToyRetirement, string[]]>([
    [
      'it is served too',
      { id: 12, by: 10, reason: '' },
      ['data/retired.json:2 id: moon 12 is served and retired'],
    ],
    [
      'nothing takes its place',
      { id: 13, by: 99, reason: '' },
      ['data/retired.json:2 by: there is no moon with id 99'],
    ],
    ['nothing takes its place, and it says so', { id: 13, by: null, reason: '' }, []],
    [
      'both',
      { id: 12, by: 13, reason: '' },
      [
        'data/retired.json:2 id: moon 12 is served and retired',
        'data/retired.json:2 by: there is no moon with id 13',
      ],
    ],
  ])('a retired record: %s', (_, entry, faults) => {
    expect(faultsOf({}, { moon: [entry] })).toEqual(faults);
  });

  it('a record that is retired twice, by the same or another one', () => {
    const twice = [12, 12, 10].map((by) => ({ id: 13, by, reason: '' }));
    expect(faultsOf({}, { moon: twice })).toEqual([
      'data/retired.json:3 id: moon 13 is retired twice',
      'data/retired.json:4 id: moon 13 is retired twice',
    ]);
  });

  it('accepts an id that is retired in two families', () => {
    const entry = (by: number) => [{ id: 13, by, reason: '' }];
    expect(faultsOf({}, { moon: entry(12), planet: entry(2) })).toEqual([]);
  });

  it('lists the faults of reading and of linking together', () => {
    const read: Fault = {
      file: 'data/stars.json',
      line: 2,
      field: 'name',
      message: 'is missing; write null for unknown',
    };
    const retired = { planet: [{ id: 4, by: 5, reason: '' }] };
    expect(faultsOf(changed('planet', 3, { largestMoonId: 98, starId: 9 }), retired, [read])).toEqual([
      'data/stars.json:2 name: is missing; write null for unknown',
      'data/retired.json:2 by: there is no planet with id 5',
      'data/planets.json:3 starId: there is no star with id 9',
      'data/planets.json:3 largestMoonId: there is no moon with id 98',
    ]);
  });

  it('leaves a key of the wrong kind to the reader of the rows, which reports it', () => {
    expect(faultsOf(changed('moon', 10, { planetId: 'two' }))).toEqual([]);
  });
});

describe('a family of which only some records could be read', () => {
  const unread = { file: 'data/planets.json', line: 2, field: undefined, message: 'expected a record' };
  const rows = changed('moon', 10, { planetId: 98, parentId: 99 });
  const dataset = toyDataset(rows, {}, [unread]);
  const [, ...others] = toyRows.planet as Row[];
  const planets = { ...familyRows('planet', others), incomplete: true };
  const found = faultsIn({ ...dataset, families: new Map(dataset.families).set('planet', planets) });

  it('causes no fault for keys that refer to it, and other missing records are still reported', () => {
    expect(found).toEqual([
      'data/planets.json:2 expected a record',
      'data/moons.json:2 parentId: there is no moon with id 99',
    ]);
  });

  it('has a fault for each key without a record', () => {
    const lost = { ...planets, rows: others.map((row) => ({ ...row, largestMoonId: 97 })) };
    const families = new Map(toyDataset({}, {}).families).set('planet', lost);
    expect(faultsIn({ ...toyDataset({}, {}), families })).toEqual([
      'data/planets.json:2 largestMoonId: there is no moon with id 97',
      'data/planets.json:3 largestMoonId: there is no moon with id 97',
    ]);
  });
});
