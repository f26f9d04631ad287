// The message names every file with a fault, and as many of its lines as a person reads.
import { expect, it } from 'vitest';
import { DatasetFault } from './dataset-fault.js';

const fault = { file: 'data/a.json', line: 2, field: undefined, message: 'is bad' };

const many = (file: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ file, line: index + 2, field: 'id', message: 'is bad' }));

it.each([
  [[fault], 'The dataset has 1 fault:\ndata/a.json:2 is bad'],
  [
    [fault, { ...fault, field: 'id' }],
    'The dataset has 2 faults:\ndata/a.json:2 is bad\ndata/a.json:2 id: is bad',
  ],
])('counts and lists the faults %j', (faults, message) => {
  expect(new DatasetFault(faults)).toMatchObject({ name: 'DatasetFault', message, faults });
});

it('lists twenty faults of each file, each with file, line and field, and counts the rest', () => {
  const faults = [
    ...many('data/a.json', 13_000),
    ...many('data/b.json', 20),
    ...many('data/c.json', 21),
    fault,
  ];
  const { message, faults: all } = new DatasetFault(faults);
  const lines = (file: string) => many(file, 20).map(({ line }) => `${file}:${line} id: is bad`);
  expect(message.split('\n')).toEqual([
    'The dataset has 13042 faults:',
    ...lines('data/a.json'),
    ...lines('data/b.json'),
    ...lines('data/c.json'),
    'data/a.json: 12981 more faults',
    'data/c.json: 1 more fault',
  ]);
  expect(all).toBe(faults);
});
