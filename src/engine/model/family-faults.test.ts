// Each feature of a family must name an existing field of the right kind. Only the wrong one is reported.
import { describe, expect, it } from 'vitest';
import { thing } from '../../../test/toy/thing.js';
import { toyFamilies, toyModel } from '../../../test/toy/toy-model.js';
import type { Declarations, Family } from './family.js';
import { familyFaults } from './family-faults.js';
import { boolean, date, type Field, integer, midnight, number, text, texts } from './field.js';
import { many, one } from './relation.js';
import { ModelFault, resolveModel } from './resolve-model.js';
import { empties, marker } from './shape.js';

type Part = Partial<Declarations[string]>;

const base = {
  record: 'Thing',
  file: 'things.json',
  ...thing,
  fields: { id: integer(), name: text() },
  relations: {},
  shapes: { root: {} },
};

/** The faults for which the model with the single family `a` is refused. */
function faultsOf(part: Part): readonly string[] {
  try {
    resolveModel({ a: { ...base, ...part } });
    return [];
  } catch (error) {
    if (error instanceof ModelFault) return error.faults;
    throw error;
  }
}

const having = (fields: Record<string, Field<unknown>>, part: Part = {}): Part => ({
  ...part,
  fields: { ...base.fields, ...fields },
});
const calendar = (day: string): NonNullable<Family['calendar']> => ({
  from: 1,
  to: 2,
  example: 1,
  outside: { en: '', es: '' },
  switches: {},
  date: day,
  rows: () => [],
});
const computed = (fields: Record<string, Field<unknown>>, day = 'day'): Part => ({
  ...having(fields),
  file: undefined as never,
  calendar: calendar(day),
});
const period = { from: 'since', to: 'until', active: { en: 'there', es: 'presente' } };
const ratio = (of: string, per: string): NonNullable<Family['ratios']> => ({
  share: { of, per, label: { en: 'Share', es: 'Parte' }, unit: { en: 'each', es: 'cada uno' } },
});
const credit = { page: 'page', author: 'author', licence: 'licence', licenceUrl: 'licenceUrl' };
const credited = {
  image: text().nullable().picture(credit),
  page: text(),
  author: text(),
  licence: text(),
  licenceUrl: text().nullable(),
};
const toA = { relations: { a: one('a', 'aId') }, shapes: { root: { a: marker } } };

describe('a family is sound with', () => {
  it.each<[string, Part]>([
    ['nothing but its fields', {}],
    ['codes that are texts', having({ code: text().nullable() }, { codes: ['code', 'name'] })],
    ['a period with an open end', having({ since: date(), until: date().nullable() }, { period })],
    ['a calendar of dates', computed({ day: date() })],
    ['a calendar of midnights', computed({ day: midnight() })],
    ['a key that is an integer or null', having({ aId: integer().nullable() }, toA)],
    ['a view in a shape of its own', { shapes: { root: {}, brief: {} }, views: { pagedList: 'brief' } }],
    ['no shapes of its own', { shapes: undefined as never }],
    ['a view in a shape that is built in', { views: { wholeList: 'plain', activeInYear: 'embedding' } }],
    ['a name of several fields', having({ last: text().nullable() }, { name: ['name', 'last'] })],
    ['a second name', having({ nick: text().nullable() }, { otherName: 'nick' })],
    ['a picture with the fields of its credit', having(credited)],
    ['identifiers that are more than its codes', having({ code: text() }, { identifiers: ['code', 'name'] })],
    ['no name at all', { fields: { id: integer() } }],
    ['a field that is called name and is none', having({ name: number() })],
    ['a ratio of numbers', having({ size: number(), many: integer() }, { ratios: ratio('many', 'size') })],
    ['an embedded record', having({ aId: integer() }, { ...toA, embeds: ['a'] })],
  ])('%s', (_, part) => {
    expect(faultsOf(part)).toEqual([]);
  });

  it('each declaration of the toy model', () => {
    const declarations: Declarations = toyFamilies;
    for (const family of toyModel.families)
      expect(familyFaults(family, declarations[family.name] as Family)).toEqual([]);
  });
});

const FILE_OR_CALENDAR = 'a needs a file, a calendar or a series';
const ID = 'a is read from a file and needs an integer field id';
const FROM = 'a.period.from needs a date that is never null, which since is not';
const TO = 'a.period.to needs a date, which until is not';
const NO_DATE = 'a.calendar.date needs a date, which day is not';
const NO_KEY = 'a.a needs an integer key, which aId is not';
const lacks = (where: string, field = 'nope') => `a.${where} names a field ${field} that it does not have`;
const noText = (where: string, field = 'id') => `a.${where} needs a text, which ${field} is not`;
const builtIn = (shape: string) => `a.shapes.${shape} is built in; choose another name`;
const noRelation = (shape: string, name: string) =>
  `a.shapes.${shape} decides ${name}, which is not a relation`;
const both = (name: string) => `a.${name} is a field and a relation`;
const aId = { aId: integer() };
const notOne = (name: string) => `a.embeds names ${name}, which does not lead to one record`;

describe('a family is refused for', () => {
  it.each<[string, Part, string]>([
    ['a code it does not have', { codes: ['nope'] }, lacks('codes')],
    ['a code that is a number', { codes: ['id'] }, noText('codes')],
    ['a code that is several', having({ tags: texts() }, { codes: ['tags'] }), noText('codes', 'tags')],
    ['a name it does not have', { name: ['name', 'nope'] }, lacks('name')],
    ['a name that is a number', { name: ['id'] }, noText('name')],
    ['a second name it does not have', { otherName: 'nope' }, lacks('otherName')],
    ['a second name that is a number', { otherName: 'id' }, noText('otherName')],
    ['an identifier it does not have', { identifiers: ['nope'] }, lacks('identifiers')],
    ['an identifier that is a number', { identifiers: ['id'] }, noText('identifiers')],
    ['a ratio of a missing field', { ratios: ratio('nope', 'id') }, lacks('ratios.share')],
    [
      'a picture whose credit it does not have',
      having({ image: credited.image, page: text(), author: text(), licenceUrl: text() }),
      lacks('image.credit.licence', 'licence'),
    ],
    [
      'a picture whose author is a number',
      having({ ...credited, author: number() }),
      'a.image.credit.author needs a text, which author is not',
    ],
    [
      'a ratio of a text',
      { ratios: ratio('id', 'name') },
      'a.ratios.share needs a number, which name is not',
    ],
    [
      'a ratio that is named like a field',
      having({ share: number() }, { ratios: ratio('id', 'share') }),
      'a.share is a field and a ratio',
    ],
    ['embedding what it does not have', { embeds: ['nope'] as never }, notOne('nope')],
    ['embedding a field', { embeds: ['name'] as never }, notOne('name')],
    [
      'embedding a list',
      having(aId, {
        relations: { as: many('a', 'aId') },
        shapes: { root: { as: empties } },
        embeds: ['as'] as never,
      }),
      notOne('as'),
    ],
    ['a shape that is named like the plain one', { shapes: { plain: {} } }, builtIn('plain')],
    [
      'a shape that is named like the embedding one',
      having(aId, { ...toA, shapes: { embedding: { a: marker } } }),
      builtIn('embedding'),
    ],
    [
      'a value dated by a field it does not have',
      having({ level: text().datedBy('day') }),
      lacks('level.datedBy', 'day'),
    ],
    [
      'a value dated by a field that is not a date',
      having({ level: text().datedBy('day'), day: boolean() }),
      'a.level.datedBy needs a date, a text or a year, which day is not',
    ],
    [
      'a translation of a field it does not have',
      having({ english: text().translationOf('level', 'en') }),
      lacks('english.translates', 'level'),
    ],
    [
      'a period from a field it does not have',
      having({ until: date() }, { period }),
      lacks('period.from', 'since'),
    ],
    [
      'a period to a field it does not have',
      having({ since: date() }, { period }),
      lacks('period.to', 'until'),
    ],
    ['a period without a beginning', having({ since: date().nullable(), until: date() }, { period }), FROM],
    ['a period from a text', having({ since: text(), until: date() }, { period }), FROM],
    ['a period from a midnight', having({ since: midnight(), until: date() }, { period }), FROM],
    ['a period to a year', having({ since: date(), until: integer() }, { period }), TO],
    ['a calendar by a field it does not have', computed({}), lacks('calendar.date', 'day')],
    ['a calendar by a text', computed({ day: text() }), NO_DATE],
    ['a key that is a text', having({ aId: text() }, toA), NO_KEY],
    ['a key that may have a fraction', having({ aId: number() }, toA), NO_KEY],
    [
      'an extended relation by a key that is a text',
      having({ aId: text() }, { extendedRelations: { a: one('a', 'aId') } }),
      NO_KEY,
    ],
    [
      'an extended relation that is named like a field',
      having(aId, { extendedRelations: { name: one('a', 'aId') } }),
      both('name'),
    ],
    [
      'a place by a relation it does not have',
      { locatedIn: 'nope' },
      'a.locatedIn names nope, which does not lead to one area',
    ],
    [
      'a place that is not an area',
      having(aId, { extendedRelations: { a: one('a', 'aId') }, locatedIn: 'a' }),
      'a.locatedIn names a, which does not lead to one area',
    ],
    [
      'another place without an area that it lies in',
      having(aId, {
        extendedRelations: { a: one('a', 'aId') },
        otherPlace: { by: 'a', verb: { en: 'serves', es: 'sirve a' } },
      }),
      'a.otherPlace names a, which does not lead to an area as a missing locatedIn does',
    ],
    [
      'a relation to one that is named like a field',
      having(aId, { relations: { name: one('a', 'aId') }, shapes: { root: { name: marker } } }),
      both('name'),
    ],
    [
      'a relation to many that is named like a field',
      having(aId, { relations: { name: many('a', 'aId') }, shapes: { root: { name: empties } } }),
      both('name'),
    ],
    [
      'a list that is named like a field, but for its case',
      having(aId, { lists: { NAME: many('a', 'aId') } }),
      both('NAME'),
    ],
    [
      'a place by a field it does not have',
      having({ north: number() }, { coordinates: { latitude: 'north', longitude: 'east' } }),
      lacks('coordinates.longitude', 'east'),
    ],
    [
      'a shape that decides what is no relation',
      { shapes: { root: {}, brief: { x: marker } } },
      noRelation('brief', 'x'),
    ],
    ['a shape that decides a field', { shapes: { root: { name: marker } } }, noRelation('root', 'name')],
    [
      'a view in an unknown shape',
      { views: { pagedList: 'nope' } },
      'a.views names a shape nope that it does not have',
    ],
    ['neither a file nor a calendar', { file: undefined as never }, FILE_OR_CALENDAR],
    ['a file and a calendar', having({ day: date() }, { calendar: calendar('day') }), FILE_OR_CALENDAR],
    ['a file without ids', { fields: { name: text() } }, ID],
    ['a file with ids of another kind', having({ id: number() }), ID],
  ])('%s', (_, part, fault) => {
    expect(faultsOf(part)).toEqual([fault]);
  });

  it('several reasons, and lists all of them', () => {
    const fields = { id: text(), aId: text(), since: date().nullable(), until: text() };
    const shapes = { root: { a: marker, x: marker } };
    expect(
      faultsOf({ ...toA, fields, period, codes: ['nope'], shapes, views: { wholeList: 'gone' } }),
    ).toEqual([
      lacks('codes'),
      FROM,
      TO,
      NO_KEY,
      noRelation('root', 'x'),
      'a.views names a shape gone that it does not have',
      ID,
    ]);
  });
});
