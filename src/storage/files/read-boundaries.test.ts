// A line of an islet without its circle, area, source or basis is reported with its field. Lines of borders have another form.
import { expect, it } from 'vitest';
import type { Fault } from '../../engine/dataset/dataset.js';
import type { Model, Row } from '../../engine/model/model.js';
import { boundaryFiles, readBoundaries } from './read-provenance.js';
import type { RecordFile } from './read-record-file.js';

const files = { fine: 'fine.json', coarse: 'coarse.json' };
const modelWith = (islets: string | undefined) =>
  ({ levels: { drawn: { boundary: { files, islets } } } }) as unknown as Model;
const model = modelWith('islets.json');

const islet: Row = {
  name: 'Skerry',
  area: 2,
  latitude: 4,
  longitude: -81,
  radius: 300,
  source: 'survey',
  basis: { en: 'half of its length', es: 'la mitad de su largo' },
};

function faultsOf(name: string, ...rows: readonly Row[]): readonly Fault[] {
  const faults: Fault[] = [];
  const location = (index: number) => ({ file: name, line: index + 2 });
  readBoundaries(model, name, { rows, location } as RecordFile, new Set(['survey']), faults);
  return faults;
}

it('lists the file of islets after those of borders, if there is one', () => {
  expect(boundaryFiles(model)).toEqual(['fine.json', 'coarse.json', 'islets.json']);
  expect(boundaryFiles(modelWith(undefined))).toEqual(['fine.json', 'coarse.json']);
  expect(boundaryFiles({ levels: undefined } as Model)).toEqual([]);
});

it.each<[Row, string]>([
  [{ name: '' }, 'expected a text'],
  [{ area: '2' }, 'expected an id'],
  [{ latitude: 91 }, 'expected degrees from -90 to 90'],
  [{ longitude: null }, 'expected degrees from -180 to 180'],
  [{ radius: 0 }, 'expected metres'],
  [{ source: 'rumour' }, 'there is no source rumour'],
  [{ basis: { en: 'half' } }, 'expected a text in en and es'],
])('reports %j', (values, message) => {
  const [field] = Object.keys(values);
  const fault = { file: 'islets.json', line: 3, field, message };
  expect(faultsOf('islets.json', islet, { ...islet, ...values })).toEqual([fault]);
});

it('expects a grid and arcs in the other files', () => {
  const grid = { scale: [1, 1], translate: [0, 0] };
  const arc = { left: 1, right: null, from: [0, 0], line: '??' };
  expect(faultsOf('fine.json', grid, arc)).toEqual([]);
  expect(faultsOf('fine.json', islet, islet).map(({ line, field }) => [line, field])).toEqual([
    [2, 'scale'],
    [3, 'left'],
  ]);
});
