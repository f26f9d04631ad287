// The requested shape has the fields that the request picked or added, and the rest as the operation or the request decides.
import { describe, expect, it } from 'vitest';
import { type ToyValues, toyArguments, toyOperation } from '../../../test/toy/toy-engine.js';
import { formatNamed } from '../formats/index.js';
import type { Layout } from '../formats/output-format.js';
import type { ModelShape } from '../model/model.js';
import { requestedShape } from './requested-shape.js';

/** The fields of the record as one text, then each relation with its form, the name of a shape, or a new shape. */
type Sketch = { readonly [part: string]: string | Sketch };

function sketch({ fields, choices }: ModelShape): Sketch {
  return {
    own: fields.map(({ name }) => name).join(' '),
    ...Object.fromEntries(
      choices.map(({ relation, way }): [string, string | Sketch] => {
        if (!('choices' in way)) return [relation.name, way.way];
        return [relation.name, way.name === 'picked' ? sketch(way) : `${way.family.name}.${way.name}`];
      }),
    ),
  };
}

const FORMATS: Readonly<Record<Layout, string>> = { nested: 'json', table: 'csv', map: 'geojson' };

const shapeOf = (id: string, values: ToyValues, layout: Layout = 'nested') => {
  const path = { id: 7, keyword: 'x', name: 'x', Page: 1, PageSize: 1 };
  const used = Object.entries(path).filter(([name]) => {
    const { path: template, parameters } = toyOperation(id);
    return template.includes(`{${name}}`) || parameters.some((each) => each.required && each.name === name);
  });
  const { shape } = toyArguments(id, { ...Object.fromEntries(used), ...values });
  return requestedShape(toyOperation(id), { ...shape, format: formatNamed(FORMATS[layout]) });
};

const sketchOf = (id: string, values: ToyValues, layout?: Layout) => sketch(shapeOf(id, values, layout));

const { planet, moon, star } = {
  planet: 'id name nickname kind radius ringed symbols code sign firstSeen lastSeen starId largestMoonId',
  moon: 'id name description planetId parentId capturedById',
  star: 'id name',
};
const all = `${planet} albedo latitude longitude`;
const nothing = { planet: 'notExpanded', parent: 'notExpanded', subMoons: 'notExpanded' };
const plainMoon = { own: moon, ...nothing };
const plainStar = { own: star, planets: 'notExpanded' };

it('has the shape of the operation without options', () => {
  for (const id of ['planetList', 'planetSearch', 'planetPage', 'moonList']) {
    const operation = toyOperation(id);
    expect(shapeOf(id, {})).toBe(operation.shape);
    expect(shapeOf(id, { '?id': 2 })).toBe(operation.shape);
  }
});

describe('picks the fields of the operation', () => {
  it.each<[string, string[], Sketch]>([
    ['planetById', ['id', 'name'], { own: 'id name' }],
    ['planetById', ['name', 'albedo'], { own: 'name albedo' }],
    ['planetById', ['all'], { own: all }],
    // A relation without a path.
    [
      'planetById',
      ['star', 'largestMoon', 'moons'],
      { own: '', star: 'star.marked', largestMoon: 'moon.inPlanet', moons: 'moon.inPlanet' },
    ],
    [
      'planetSearch',
      ['star', 'largestMoon', 'moons'],
      { own: '', star: 'notExpanded', largestMoon: 'notExpanded', moons: 'empties' },
    ],
    [
      'planetPage',
      ['star', 'largestMoon', 'moons'],
      { own: '', star: 'marker', largestMoon: 'marker', moons: 'notExpanded' },
    ],
    ['planetMoons', ['planet', 'parent'], { own: '', planet: 'notExpanded', parent: 'moon.inMoon' }],
    ['planetById', ['capturedMoons'], { own: '', capturedMoons: 'notExpanded' }],
    // A path through a relation.
    ['planetById', ['star.name'], { own: '', star: { own: 'name' } }],
    ['planetPage', ['star.name'], { own: '', star: { own: 'name' } }],
    ['planetSearch', ['moons.id'], { own: '', moons: { own: 'id' } }],
    ['planetById', ['star.planets'], { own: '', star: { own: '', planets: 'markerList' } }],
    ['planetPage', ['star.planets'], { own: '', star: { own: '', planets: 'notExpanded' } }],
    ['planetById', ['moons.subMoons'], { own: '', moons: { own: '', subMoons: 'empties' } }],
    ['planetById', ['moons.subMoons.id'], { own: '', moons: { own: '', subMoons: { own: 'id' } } }],
    ['planetById', ['capturedMoons.planet'], { own: '', capturedMoons: { own: '', planet: 'notExpanded' } }],
    // A relation together with a path through it.
    ['planetById', ['star', 'star.name'], { own: '', star: { own: star, planets: 'markerList' } }],
    ['planetPage', ['star', 'star.name'], { own: '', star: plainStar }],
  ])('returns for %s %j', (id, fields, expected) => {
    expect(sketchOf(id, { fields })).toEqual(expected);
  });

  it('picks the distance if there is one', () => {
    expect(sketchOf('planetList', { fields: ['all'], near: [1, 2] })).toEqual({ own: `${all} distanceKm` });
    expect(sketchOf('planetList', { fields: ['distanceKm'], near: [1, 2] })).toEqual({ own: 'distanceKm' });
    expect(sketchOf('planetList', { near: [1, 2] })).not.toHaveProperty('distanceKm');
  });
});

describe('adds expanded relations to the fields of the operation', () => {
  const root = { own: planet, star: 'star.marked', largestMoon: 'moon.inPlanet', moons: 'moon.inPlanet' };
  const brief = { own: planet, star: 'notExpanded', largestMoon: 'notExpanded', moons: 'empties' };
  const inPlanet = { own: moon, planet: 'marker', parent: 'notExpanded', subMoons: 'empties' };

  it.each<[string, string[], Sketch]>([
    // The relation looks as the view embeds it, and is plain if the view does not embed it.
    ['planetById', ['star'], { ...root, star: { own: star, planets: 'markerList' } }],
    ['planetById', ['moons'], { ...root, moons: inPlanet }],
    ['planetSearch', ['star'], { ...brief, star: plainStar }],
    ['planetSearch', ['moons', 'star'], { ...brief, star: plainStar, moons: plainMoon }],
    ['planetById', ['moons.parent'], { ...root, moons: { ...inPlanet, parent: plainMoon } }],
    [
      'planetSearch',
      ['moons.parent.subMoons'],
      { ...brief, moons: { ...plainMoon, parent: { ...plainMoon, subMoons: plainMoon } } },
    ],
    // Lists outside the record come last.
    ['planetById', ['capturedMoons'], { ...root, capturedMoons: plainMoon }],
    ['planetById', ['moons', 'subMoons'], { ...root, moons: inPlanet, subMoons: plainMoon }],
  ])('%s %j', (id, expand, expected) => {
    const found = sketchOf(id, { expand });
    expect(found).toEqual(expected);
    expect(Object.keys(found)).toEqual(Object.keys(expected));
  });

  it('omits an expanded relation that the fields do not name', () => {
    expect(sketchOf('planetById', { fields: ['id'], expand: ['star'] })).toEqual({ own: 'id' });
    expect(sketchOf('planetPage', { fields: ['star'], expand: ['star'] })).toEqual({
      own: '',
      star: plainStar,
    });
    expect(sketchOf('planetPage', { fields: ['star.name'], expand: ['star'] })).toEqual({
      own: '',
      star: { own: 'name' },
    });
  });
});

describe('applies relations to those that are neither expanded nor picked through a dot', () => {
  it.each<[string, ToyValues, Sketch]>([
    [
      'planetById',
      { relations: 'marker' },
      { own: planet, star: 'marker', largestMoon: 'marker', moons: 'markerList' },
    ],
    [
      'planetById',
      { relations: 'null' },
      { own: planet, star: 'notExpanded', largestMoon: 'notExpanded', moons: 'notExpanded' },
    ],
    ['planetById', { relations: 'omit' }, { own: planet }],
    ['planetById', { relations: 'marker', fields: ['id', 'moons'] }, { own: 'id', moons: 'markerList' }],
    ['planetById', { relations: 'omit', fields: ['id', 'moons'] }, { own: 'id' }],
    ['planetById', { relations: 'null', fields: ['star.name'] }, { own: '', star: { own: 'name' } }],
    // The option applies at every level.
    ['planetById', { relations: 'omit', expand: ['star'] }, { own: planet, star: { own: star } }],
    [
      'planetById',
      { relations: 'null', expand: ['moons.parent'], fields: ['moons'] },
      { own: '', moons: { ...plainMoon, parent: plainMoon } },
    ],
    [
      'planetSearch',
      { relations: 'marker', expand: ['star'] },
      { own: planet, star: { own: star, planets: 'markerList' }, largestMoon: 'marker', moons: 'markerList' },
    ],
    [
      'planetById',
      { relations: 'marker', fields: ['capturedMoons'] },
      { own: '', capturedMoons: 'markerList' },
    ],
  ])('%s %j', (id, args, expected) => {
    expect(sketchOf(id, args)).toEqual(expected);
  });
});

describe('gives a table or map every own field and only the named relations', () => {
  it.each<Layout>(['table', 'map'])('%s', (layout) => {
    expect(sketchOf('planetList', {}, layout)).toEqual({ own: all });
    expect(sketchOf('planetList', { near: [1, 2] }, layout)).toEqual({ own: `${all} distanceKm` });
    expect(sketchOf('planetList', { fields: ['id'] }, layout)).toEqual({ own: 'id' });
    expect(sketchOf('planetList', { expand: ['star'] }, layout)).toEqual({ own: all, star: { own: star } });
    expect(sketchOf('planetList', { fields: ['star.name'] }, layout)).toEqual({
      own: '',
      star: { own: 'name' },
    });
    // Extended fields are shown for the requested record only.
    expect(sketchOf('moonList', { expand: ['planet'] }, layout)).toEqual({
      own: moon,
      planet: { own: planet },
    });
  });

  it('nests a map like the operation or as requested', () => {
    expect(sketchOf('planetList', { fields: ['name', 'star'] }, 'map')).toEqual({
      own: 'name',
      star: 'star.marked',
    });
    expect(sketchOf('planetPage', { fields: ['star'] }, 'map')).toEqual({ own: '', star: 'marker' });
    expect(sketchOf('planetList', { fields: ['star'], relations: 'null' }, 'map')).toEqual({
      own: '',
      star: 'notExpanded',
    });
    expect(sketchOf('planetList', { relations: 'marker' }, 'map')).toEqual({ own: all });
  });

  it('reports the relations without a cell in a table', () => {
    for (const relations of [undefined, 'marker', 'null', 'omit']) {
      const args = { fields: ['id', 'star', 'moons'], ...(relations === undefined ? {} : { relations }) };
      expect(sketchOf('planetList', args, 'table')).toEqual({
        own: 'id',
        star: 'marker',
        moons: 'markerList',
      });
    }
  });
});
