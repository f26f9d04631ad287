// A record in a shape has its own fields, then each relation as the shape decides.
import { describe, expect, it } from 'vitest';
import { toyDataset, toyRows } from '../../../test/toy/toy-dataset.js';
import { toyEngine } from '../../../test/toy/toy-engine.js';
import { toyModel } from '../../../test/toy/toy-model.js';
import { buildCatalog } from '../catalog/build-catalog.js';
import type { ModelShape, Row } from '../model/model.js';
import { MARKER } from '../model/shape.js';
import { recordWriter } from './record-writer.js';

const { catalog } = toyEngine();
const { write } = recordWriter(catalog);

function written(name: string, shape: string, id: number): Record<string, unknown> {
  const family = toyModel.family(name);
  const ordinal = catalog.table(family).ordinal(id) as number;
  return JSON.parse(write(family.shapes.get(shape) as ModelShape, ordinal));
}

function row(name: string, id: number): Row {
  const found = toyRows[name]?.find((entry) => entry.id === id) as Row;
  const { fields } = toyModel.family(name).view(undefined);
  return Object.fromEntries(fields.map((field) => [field.name, found[field.name]]));
}

const star = { ...row('star', 1), planets: [MARKER] };
const inPlanet = (id: number, subMoons: number) => ({
  ...row('moon', id),
  planet: row('moon', id).planetId === null ? null : MARKER,
  parent: null,
  subMoons: Array.from({ length: subMoons }, () => ({})),
});
const brief = (id: number, moons: number) => ({
  ...row('planet', id),
  star: null,
  largestMoon: null,
  moons: Array.from({ length: moons }, () => ({})),
});

const plainPlanet = (id: number) => ({ ...row('planet', id), star: null, largestMoon: null, moons: null });
const plainMoon = (id: number) => ({ ...row('moon', id), planet: null, parent: null, subMoons: null });
const inMoon = (id: number) => ({ ...plainMoon(id), subMoons: [] });

const table: readonly [family: string, shape: string, id: number, expected: Record<string, unknown>][] = [
  ['star', 'marked', 1, star],
  ['star', 'plain', 1, { ...row('star', 1), planets: null }],
  ['star', 'embedding', 1, { ...row('star', 1), planets: null }],
  ['planet', 'plain', 2, plainPlanet(2)],
  ['planet', 'embedding', 2, plainPlanet(2)],
  [
    'planet',
    'root',
    2,
    { ...row('planet', 2), star, largestMoon: inPlanet(11, 1), moons: [inPlanet(10, 2), inPlanet(11, 1)] },
  ],
  ['planet', 'root', 3, { ...row('planet', 3), star, largestMoon: null, moons: [] }],
  ['planet', 'brief', 2, brief(2, 2)],
  ['planet', 'brief', 3, brief(3, 0)],
  ['planet', 'paged', 2, { ...row('planet', 2), star: MARKER, largestMoon: MARKER, moons: null }],
  // A relation without a key has no marker.
  ['planet', 'paged', 3, { ...row('planet', 3), star: MARKER, largestMoon: null, moons: null }],
  [
    'moon',
    'root',
    10,
    { ...row('moon', 10), planet: brief(2, 2), parent: null, subMoons: [inPlanet(15, 0), inPlanet(21, 0)] },
  ],
  ['moon', 'root', 12, { ...row('moon', 12), planet: null, parent: MARKER, subMoons: [] }],
  ['moon', 'plain', 20, plainMoon(20)],
  ['moon', 'embedding', 20, { ...plainMoon(20), planet: plainPlanet(7), parent: inMoon(11) }],
  ['moon', 'embedding', 10, { ...plainMoon(10), planet: plainPlanet(2) }],
  ['moon', 'withoutPlanet', 20, { ...plainMoon(20), parent: inMoon(11) }],
  // The list is empty although moon 11 has a moon.
  ['moon', 'inMoon', 11, inMoon(11)],
  ['moon', 'withoutParent', 20, { ...plainMoon(20), planet: plainPlanet(7) }],
  ['moon', 'inPlanet', 20, inPlanet(20, 1)],
  ['moon', 'inPlanet', 12, inPlanet(12, 0)],
];

describe('a record', () => {
  it.each(table)('writes %s in shape %s, id %i', (family, shape, id, expected) => {
    const found = written(family, shape, id);
    expect(found).toEqual(expected);
    expect(Object.keys(found)).toEqual(Object.keys(expected));
  });

  it('has no marker in an empty list', () => {
    const alone = buildCatalog(toyModel, toyDataset({ planet: [], moon: [] }, {}));
    const marked = toyModel.family('star').shapes.get('marked') as ModelShape;
    expect(recordWriter(alone).write(marked, 0)).toBe('{"id":1,"name":"Sol","planets":[]}');
  });

  it('never shows an extended field', () => {
    for (const { shapes, name } of toyModel.families)
      for (const shape of shapes.keys())
        for (const { id } of toyRows[name] ?? [])
          expect(JSON.stringify(written(name, shape, id as number))).not.toContain('albedo');
  });

  it('writes its values as JSON does', () => {
    expect(written('planet', 'brief', 7).nickname).toBe('Azul "profundo"');
    expect(written('planet', 'brief', 2).symbols).toEqual(['☿', 'n']);
  });

  it('omits the extended fields of a calendar', () => {
    const rows = [
      { date: '2001-01-21T00:00:00', name: 'A "B"', saros: 1 },
      { date: '2001-11-03T00:00:00', name: 'Ñ', saros: 2 },
    ];
    const day = toyModel.family('eclipse').view(undefined);
    expect(rows.map((each, index) => write(day, index, each))).toEqual([
      '{"date":"2001-01-21T00:00:00","name":"A \\"B\\""}',
      '{"date":"2001-11-03T00:00:00","name":"Ñ"}',
    ]);
  });
});
