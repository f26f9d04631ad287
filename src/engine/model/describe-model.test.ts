// The text of a model changes with everything that can change a response, because entity tags depend on it.
import { describe, expect, it } from 'vitest';
import { toyFamilies, toyModel } from '../../../test/toy/toy-model.js';
import { describeModel } from './describe-model.js';
import type { Declarations } from './family.js';
import { number, text } from './field.js';
import { many, one } from './relation.js';
import { resolveModel } from './resolve-model.js';
import { notExpanded } from './shape.js';

const { planet, moon, eclipse } = toyFamilies;
const described = (changes: Declarations = {}) => describeModel(resolveModel({ ...toyFamilies, ...changes }));

const period = planet.period as NonNullable<typeof planet.period>;
const calendar = eclipse.calendar as NonNullable<typeof eclipse.calendar>;
const rescheduled = (part: Partial<typeof calendar>): Declarations => ({
  eclipse: { ...eclipse, calendar: { ...calendar, ...part } as never },
});

/** The same model with another view of the list of captured moons. */
const captured = (view: string) => ({
  ...planet.lists,
  capturedMoons: many('moon', 'capturedById', { view }),
});

const changes: readonly [string, Declarations][] = [
  ['a field more', { moon: { ...moon, fields: { ...moon.fields, note: text() } } }],
  ['a field shown', { planet: { ...planet, fields: { ...planet.fields, albedo: number().nullable() } } }],
  ['a path', { moon: { ...moon, path: 'Moon' } }],
  ['a search', { moon: { ...moon, search: ['name'] } }],
  ['a list by another key', { planet: { ...planet, lists: { capturedMoons: many('moon', 'parentId') } } }],
  [
    'a shape',
    {
      moon: {
        ...moon,
        shapes: { ...moon.shapes, inPlanet: { ...moon.shapes?.inPlanet, planet: notExpanded } },
      },
    },
  ],
  ['a view', { planet: { ...planet, views: { pagedList: 'brief' } } }],
  ['the view of a list', { planet: { ...planet, lists: captured('plain') } }],
  ['the view of one kind', { planet: { ...planet, views: { ...planet.views, activeInYear: 'brief' } } }],
  ['what is embedded', { moon: { ...moon, embeds: ['planet'] } }],
  ['the name', { moon: { ...moon, name: ['name'] } }],
  ['the order of a name', { moon: { ...moon, name: ['description', 'name'] } }],
  ['another name', { planet: { ...planet, otherName: 'sign' } }],
  ['no other name', { planet: { ...planet, otherName: undefined as never } }],
  ['the codes', { planet: { ...planet, codes: ['code'] } }],
  [
    'the coordinates',
    { planet: { ...planet, coordinates: { latitude: 'latitude', longitude: 'latitude' } } },
  ],
  ['the period', { planet: { ...planet, period: { ...period, to: 'firstSeen' } } }],
  [
    'the key of a relation',
    { moon: { ...moon, relations: { ...moon.relations, parent: one('moon', 'capturedById') } } },
  ],
  ['the first year of a calendar', rescheduled({ from: 1901 })],
  [
    'the coverage of a history',
    {
      planet: {
        ...planet,
        history: { name: 'name', code: 'code', coverage: { en: 'All.', es: 'Todo.' }, notes: {} },
      },
    },
  ],
  ['the last year of a calendar', rescheduled({ to: 2101 })],
  ['the rules of a calendar', rescheduled({ rows: (year, on) => calendar.rows(year, on).slice(1) })],
  [
    'a rule that holds in later years only',
    rescheduled({ rows: (year, on) => calendar.rows(year, on).slice(year < 1950 ? 0 : 1) }),
  ],
];

describe('the text of a model', () => {
  it('is the same for the same model', () => {
    expect(described()).toBe(describeModel(toyModel));
  });

  it('does not change with the names of families and fields', () => {
    const other = { en: 'Other', es: 'Otro' };
    const { id } = planet.fields;
    const changed = {
      ...planet,
      title: other,
      noun: other,
      all: other,
      about: other,
      codeNoun: other,
      period: { ...period, active: other },
      fields: { ...planet.fields, id: id.about(other) },
    };
    expect(described({ planet: changed })).toBe(described());
  });

  it('is the same with the same view of a list', () => {
    expect(described({ planet: { ...planet, lists: captured('root') } })).toBe(described());
  });

  it.each(changes)('changes with %s', (_, change) => {
    expect(described(change)).not.toBe(described());
  });
});
