// An invalid model is rejected with all of its faults.
import { describe, expect, it } from 'vitest';
import { thing } from '../../../test/toy/thing.js';
import type { Declarations } from './family.js';
import { integer, number, text } from './field.js';
import { many, one, through } from './relation.js';
import { ModelFault, resolveModel } from './resolve-model.js';
import { marker } from './shape.js';

type Part = Partial<Declarations[string]>;

const base = {
  record: 'Thing',
  file: 'things.json',
  ...thing,
  fields: { id: integer(), name: text() },
  relations: {},
  shapes: { root: {} },
};
const other = { ...base, record: 'Other', file: 'others.json' };

/** A model with the given family `a` and a valid family `b` whose `aId` leads to it. */
function faultsOf(part: Part, more: Declarations = {}): readonly string[] {
  try {
    resolveModel({ a: { ...base, ...part }, b: { ...other, fields: aId }, ...more });
    return [];
  } catch (error) {
    if (error instanceof ModelFault) return error.faults;
    throw error;
  }
}

const aId = { ...base.fields, aId: integer() };
const bId = { ...base.fields, bId: integer() };
const toB = { b: one('b', 'bId') };

const table: readonly [title: string, Part, fault: string][] = [
  [
    'a relation to an unknown family',
    { relations: { x: one('nope', 'id') }, shapes: { root: { x: marker } } },
    'a.x leads to the unknown family nope',
  ],
  [
    'a list of an unknown family',
    { lists: { x: many('nope', 'aId') } },
    'a.x leads to the unknown family nope',
  ],
  [
    'a to-one without its key',
    { relations: { x: one('b', 'bId') }, shapes: { root: { x: marker } } },
    'a.x needs a field bId in a',
  ],
  [
    'a to-many without its key',
    { relations: { x: many('b', 'nope') }, shapes: { root: { x: 'root' } } },
    'a.x needs an integer field nope in b',
  ],
  ['a list without its key', { lists: { x: many('b', 'nope') } }, 'a.x needs an integer field nope in b'],
  [
    'a way through no list of its own',
    { lists: { x: through('nope', 'y') } },
    'a.x goes through nope.y, which is not a list by a key',
  ],
  [
    'a way through a list that has no such list',
    { lists: { bs: many('b', 'aId'), x: through('bs', 'nope') } },
    'a.x goes through bs.nope, which is not a list by a key',
  ],
  [
    'a way through a way through others',
    {
      fields: aId,
      lists: { as: many('a', 'aId'), x: through('as', 'as'), y: through('x', 'as') },
    },
    'a.y goes through x.as, which is not a list by a key',
  ],
  [
    'a relation that a shape leaves open',
    { fields: bId, relations: toB, shapes: { root: { b: marker }, brief: {} } },
    'a.shapes.brief leaves b undecided',
  ],
  [
    'a shape that the target does not have',
    { fields: bId, relations: toB, shapes: { root: { b: 'nope' } } },
    'a.shapes.root.b: b has no shape nope',
  ],
  [
    'a list in a shape that the target does not have',
    { lists: { x: many('b', 'aId', { view: 'nope' }) } },
    'a.x: b has no shape nope',
  ],
  [
    'a list by way of others in a shape that the target does not have',
    {
      fields: aId,
      lists: { as: many('a', 'aId'), x: through('as', 'as', { view: 'nope' }) },
    },
    'a.x: a has no shape nope',
  ],
  [
    'what a family has wrong by itself',
    { fields: { ...base.fields, id: number() } },
    'a is read from a file and needs an integer field id',
  ],
  [
    'a record that another family has',
    { record: 'Other', path: 'Thing' },
    'a and b have the same record, Other',
  ],
  ['a path that another family has, in any case', { path: 'OTHER' }, 'a and b have the same path, other'],
  ['a file that another family has', { file: 'others.json' }, 'a and b have the same file, others.json'],
  ...(
    [
      ['nope', base.fields, {}],
      ['id', base.fields, {}],
      ['nope.name', base.fields, {}],
      ['b.nope', bId, toB],
      ['b.id', bId, toB],
      ['bs.name', base.fields, { bs: many('b', 'aId') }],
    ] as const
  ).map(([path, fields, relations]): [string, Part, string] => [
    `a search of ${path}`,
    {
      fields,
      relations,
      search: [path],
      shapes: { root: 'bs' in relations ? { bs: 'root' } : 'b' in relations ? { b: marker } : {} },
    },
    `a searches ${path}, which is not a text field of it or of a related record`,
  ]),
];

describe('refuses a model for', () => {
  it.each(table)('%s', (_, part, fault) => {
    expect(faultsOf(part)).toEqual([fault]);
  });

  it('a shape that contains itself, directly or through others', () => {
    const there = { relations: { bs: many('b', 'aId') }, shapes: { root: { bs: 'deep' } } };
    const back = {
      ...other,
      fields: aId,
      relations: { a: one('a', 'aId') },
      shapes: { root: { a: marker }, deep: { a: 'root' } },
    };
    expect(faultsOf(there, { b: back })).toEqual([
      'shapes lead back to themselves: a.root -> b.deep -> a.root',
    ]);
  });

  it('an embedded relation that does not lead to one record', () => {
    const part = { fields: bId, relations: toB, shapes: { root: { b: marker } } };
    expect(faultsOf({ ...part, embeds: ['b'] })).toEqual([]);
    expect(faultsOf({ ...part, embeds: ['bId', 'nope'] as never })).toEqual([
      'a.embeds names bId, which does not lead to one record',
      'a.embeds names nope, which does not lead to one record',
    ]);
  });

  it('no fault if two families embed each other, because embedded records embed nothing', () => {
    const part = { fields: bId, relations: toB, shapes: {}, embeds: ['b'] };
    const back = {
      ...other,
      fields: aId,
      relations: { a: one('a', 'aId') },
      shapes: {},
      embeds: ['a'],
    };
    expect(faultsOf(part as never, { b: back } as never)).toEqual([]);
  });

  it('several faults, and lists all of them', () => {
    const part: Part = {
      fields: { name: text() },
      relations: { x: one('nope', 'xId') },
      search: ['nope'],
      shapes: { root: {}, brief: {} },
      codes: ['gone'],
    };
    const faults = faultsOf(part, { c: { ...base, record: 'Third', file: undefined as never }, d: base });
    expect(faults).toEqual([
      'a.x leads to the unknown family nope',
      'a.x needs a field xId in a',
      'a searches nope, which is not a text field of it or of a related record',
      'a.codes names a field gone that it does not have',
      'a is read from a file and needs an integer field id',
      'c needs a file, a calendar or a series',
      'a and d have the same record, Thing',
      'a and d have the same path, thing',
      'a and d have the same file, things.json',
    ]);
    expect(new ModelFault(faults).message.split('\n')).toEqual([
      'The model is not sound:',
      ...faults.map((fault) => `  ${fault}`),
    ]);
  });

  it('a second family that is drawn', () => {
    const boundary = { files: { fine: 'fine.json', coarse: 'coarse.json' }, source: 'survey', groups: [] };
    const third = { ...base, record: 'Third', file: 'thirds.json', boundary };
    expect(faultsOf({ boundary }, { c: third })).toEqual([
      'a and c have a boundary; only one family can be drawn',
    ]);
  });

  it('no fault if the declarations are valid', () => {
    expect(faultsOf({ fields: bId, relations: toB, shapes: { root: { b: 'root' } } })).toEqual([]);
  });
});
