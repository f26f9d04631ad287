// Lists the changes in the toy since each known edition by name, version or day. An unknown edition returns the list of known ones.
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../../../../test/toy/in-english.js';
import { toyDataset } from '../../../../../test/toy/toy-dataset.js';
import { toyModel } from '../../../../../test/toy/toy-model.js';
import { createEngine } from '../../../answers/create-engine.js';
import type { EditionChanges } from '../../../dataset/dataset.js';
import { changesAfter } from '../../changes/change-lists.js';
import { changeSchemas, changesSchema } from '../../changes/changes-schema.js';
import { compileOperations } from '../../compile-kinds.js';
import type { Operation } from '../../operation.js';
import { NO_ARGUMENTS } from '../../request/parameter.js';
import { readNamed } from '../../request/read-arguments.js';

const operation = compileOperations(toyModel).operations.find(({ id }) => id === 'changes') as Operation;
const engine = createEngine(toyModel, toyDataset());
const NAMES = ['2000.01.01-01234567', '1999.06.01-aaaaaaaa', '1999.01.01-00000000'];

function answer(values: Record<string, string>) {
  const read = readNamed(operation, values);
  if ('problem' in read) throw new Error(inEnglish(read.problem).detail);
  return engine.answer(operation, read.arguments);
}

function changes(values: Record<string, string> = {}) {
  const answered = answer(values);
  if ('problem' in answered) throw new Error(inEnglish(answered.problem).detail);
  return JSON.parse(new TextDecoder().decode(answered.body));
}

it('lists all known changes, the newest edition first', () => {
  const { editions, ...head } = changes();
  const notes = { note: null, noteEs: null };
  expect(head).toEqual({ edition: NAMES[0], since: NAMES[2], known: NAMES, ...notes, total: 7, next: null });
  const almanac = { reason: 'The almanac came out.', reasonEs: 'Salió el almanaque.' };
  expect(editions).toEqual([
    {
      edition: '2000.01.01',
      since: NAMES[1],
      date: '2000-01-01',
      families: [],
      fields: [{ family: 'Planet', field: 'albedo', path: '/api/v1/Planet?fields=id,albedo', ...almanac }],
      added: [
        {
          family: 'Planet',
          id: 3,
          path: '/api/v1/Planet/3',
          reason: 'It was found.',
          reasonEs: 'Se encontró.',
        },
      ],
      changed: [
        {
          family: 'Planet',
          id: 7,
          field: 'radius',
          from: 60_200,
          to: 60_268,
          path: '/api/v1/Planet/7',
          reason: 'The poles were left out.',
          reasonEs: 'Faltaban los polos.',
          source: 'survey',
        },
      ],
      retired: [
        {
          family: 'Moon',
          id: 13,
          by: 12,
          record: { id: 13 },
          path: '/api/v1/Satellite/13',
          reason: 'It was seen twice.',
          reasonEs: 'Se vio dos veces.',
        },
      ],
      lines: [
        {
          part: 'aliases',
          change: 'added',
          at: [0],
          family: 'Planet',
          ids: [7],
          path: '/api/v1/Planet/7',
          line: { family: 'planet', id: 7, alias: 'La gema', kind: 'commonName', source: 'almanac' },
          ...almanac,
        },
        {
          part: 'sources',
          change: 'changed',
          at: [0, 1],
          family: null,
          ids: [],
          path: null,
          from: { date: '1998' },
          to: { date: '1999' },
          ...almanac,
        },
      ],
    },
    {
      edition: '1999.06.01',
      since: NAMES[2],
      date: '1999-06-01',
      families: [
        { family: 'Moon', rows: 6, path: '/api/v1/Satellite?fields=all', reason: null, reasonEs: null },
      ],
      fields: [],
      added: [],
      changed: [],
      retired: [],
      lines: null,
    },
  ]);
});

describe('returns pages', () => {
  const lists = ['families', 'fields', 'added', 'changed', 'retired', 'lines'] as const;
  const all = (editions: readonly Record<string, unknown[] | null>[]) =>
    editions.flatMap((edition) => lists.flatMap((name) => edition[name] ?? []));

  it.each([1, 2, 3, 6, 7, 8])('lists every change once, in the same order: %i per page', (limit) => {
    const found: unknown[] = [];
    let path: string | null = `/api/v1/changes?limit=${limit}`;
    for (let pages = 0; path !== null; pages++) {
      expect(pages).toBeLessThan(8);
      const page = changes(Object.fromEntries(new URL(path, 'http://toy').searchParams));
      expect(page.total).toBe(7);
      expect(all(page.editions).length).toBeLessThanOrEqual(limit);
      found.push(...all(page.editions));
      path = page.next;
    }
    expect(found).toEqual(all(changes().editions));
  });

  it('keeps the other parameters in the path of the next page', () => {
    expect(changes({ since: '1999.06.01', family: 'planet', limit: '1' }).next).toBe(
      '/api/v1/changes?since=1999.06.01&family=Planet&limit=1&offset=1',
    );
  });

  it('returns an empty list beyond the last change', () => {
    expect(changes({ offset: '7' })).toMatchObject({ total: 7, next: null, editions: [] });
  });
});

describe('since', () => {
  it.each([
    ['1999.01.01-00000000', 2],
    ['1999.06.01-aaaaaaaa', 1],
    ['1999.06.01', 1],
    ['1999-06-01', 1],
    ['2000.01.01', 0],
    ['2000.01.01-01234567', 0],
  ])('%s has %i editions after it', (since, number) => {
    expect(changes({ since }).editions).toHaveLength(number);
  });

  it('begins with the first edition of a version if the fingerprint is unknown, and a note says so', () => {
    const given = '1999.06.01-bbbbbbbb';
    const { note, noteEs, since, ...rest } = changes({ since: given });
    const known = changes({ since: '1999.06.01' });
    expect({ ...rest, since, note: null, noteEs: null }).toEqual(known);
    expect(note).toMatch(/^No edition 1999\.06\.01-bbbbbbbb is known\. .* since 1999\.06\.01-aaaaaaaa,/);
    expect(noteEs).toMatch(
      /^No se conoce la edición 1999\.06\.01-bbbbbbbb\. .* desde 1999\.06\.01-aaaaaaaa,/,
    );
    const paged = changes({ since: given, limit: '1' });
    expect(paged).toMatchObject({ note, noteEs, next: `/api/v1/changes?since=${given}&limit=1&offset=1` });
  });

  it.each(['1998.01.01', '1998.01.01-bbbbbbbb', '1999.06.01-bbbb', '1999.06.01-', '1999', 'x'])(
    'returns for %s the list of known editions',
    (since) => {
      const answered = answer({ since });
      expect('problem' in answered && inEnglish(answered.problem)).toMatchObject({
        status: 400,
        errors: [{ parameter: 'since', value: since, allowed: NAMES }],
      });
    },
  );
});

it('filters by one family', () => {
  const [newest, oldest] = changes({ family: 'moon' }).editions;
  expect(newest).toMatchObject({ fields: [], added: [], changed: [], retired: [{ id: 13 }], lines: [] });
  expect(changes({ family: 'Planet' }).editions[0].lines).toMatchObject([{ part: 'aliases' }]);
  expect(oldest.families).toHaveLength(1);
  expect(changes({ family: 'Star' }).editions[1].families).toEqual([]);
});

describe('only=records', () => {
  it('leaves out the lines of other files, also from the total and from pages', () => {
    const { editions, total, next } = changes({ only: 'Records' });
    expect([total, next]).toEqual([5, null]);
    const all = changes();
    expect(editions).toEqual(all.editions.map((edition: object) => ({ ...edition, lines: null })));
    expect(changes({ only: 'records', limit: '4' })).toMatchObject({
      total: 5,
      next: '/api/v1/changes?only=records&limit=4&offset=4',
      editions: [{ edition: '2000.01.01', retired: [{ id: 13 }], lines: null }],
    });
    expect(changes({ only: 'records', family: 'Star' }).total).toBe(0);
  });

  it.each(['lines', 'record', '1'])('is refused with the allowed value: %s', (value) => {
    expect(() => changes({ only: value })).toThrow(/only/);
    const read = readNamed(operation, { only: value });
    expect('problem' in read && inEnglish(read.problem)).toMatchObject({
      status: 400,
      errors: [{ parameter: 'only', value, allowed: ['records'] }],
    });
  });
});

describe('a changed value is breaking', () => {
  const changed = (family: string, field: string, ends: object) => {
    const change = { change: 'changed', family, id: 7, field, ...ends, source: 'survey' } as const;
    const [history] = toyDataset().changes.slice(-1) as [EditionChanges];
    const dataset = { ...toyDataset(), changes: [{ ...history, changes: [change] }] };
    const answered = createEngine(toyModel, dataset).answer(operation, NO_ARGUMENTS);
    if ('problem' in answered) throw new Error('The toy has changes.');
    return JSON.parse(new TextDecoder().decode(answered.body)).editions[0].changed[0].breaking;
  };

  it.each<[string, string, string, object]>([
    ['if a field without nulls becomes null', 'planet', 'name', { from: 'A', to: null }],
    ['if its field is gone', 'planet', 'name', { from: 'A' }],
    ['if a number becomes a text', 'planet', 'radius', { from: 60_200, to: '60 200' }],
    ['if a text became a number', 'planet', 'radius', { from: '60 200', to: 60_200 }],
    ['if an integer becomes a fraction', 'planet', 'starId', { from: 1, to: 1.5 }],
    ['if a list becomes a text', 'planet', 'symbols', { from: ['n'], to: 'n' }],
  ])('%s', (_, family, field, ends) => {
    expect(changed(family, field, ends)).toBe(true);
  });

  it.each<[string, string, string, object]>([
    ['if the type stays', 'planet', 'name', { from: 'A', to: 'B' }],
    ['if a null ends', 'planet', 'name', { from: null, to: 'B' }],
    ['if the field may be null', 'moon', 'planetId', { from: 7, to: null }],
    ['if the field is extended', 'planet', 'albedo', { from: 0.5, to: 'dark' }],
    ['if the record had no such field', 'planet', 'name', { to: 'B' }],
    ['if the model has no such family or field', 'comet', 'tail', { from: 1, to: 'long' }],
  ])('returns for %s never the same', (_, family, field, ends) => {
    expect(changed(family, field, ends)).toBeUndefined();
  });
});

it('is written once for each edition', () => {
  const body = (values: Record<string, string>) => {
    const answered = answer(values);
    return 'body' in answered ? answered.body : undefined;
  };
  expect(body({ since: '1999.06.01' })).toBe(body({ since: '1999-06-01' }));
  expect(body({ since: '1999.06.01' })).not.toBe(body({ since: '1999.06.01', family: 'Moon' }));
  expect(body({ since: '1999.06.01' })).not.toBe(body({ since: '1999.06.01', only: 'records' }));
  expect(body({ only: 'records' })).toBe(body({ only: 'records' }));
});

it('fits its schema', () => {
  const ajv = new Ajv2020({
    strict: true,
    allowUnionTypes: true,
    formats: { date: true },
    code: { optimize: false },
  });
  ajv.addVocabulary(['components']);
  const validate = ajv.compile({ ...changesSchema, components: { schemas: changeSchemas } });
  validate(changes());
  expect(validate.errors).toBeNull();
  validate(changes({ limit: '2' }));
  expect(validate.errors).toBeNull();
  validate(changes({ since: '1999.06.01-bbbbbbbb', only: 'records' }));
  expect(validate.errors).toBeNull();
});

describe('editions of one day', () => {
  const sameDay = ['2000.01.01', '2000.01.01.2', '2000.01.01.10'].map((edition, index, all) => ({
    edition,
    since: `${all[index - 1] ?? '1999.01.01'}-00000000`,
    changes: [],
  }));
  const edition = { version: '2000.01.01.10', fingerprint: '0'.repeat(64) };

  it.each([
    ['2000.01.01', '2000.01.01-00000000', 2],
    ['2000-01-01', '2000.01.01-00000000', 2],
    ['2000.01.01.2', '2000.01.01.2-00000000', 1],
    ['2000.01.01.10', '2000.01.01.10-00000000', 0],
    ['2000.01.01-ffffffff', '2000.01.01-00000000', 2],
    ['2000.01.01.2-ffffffff', '2000.01.01.2-00000000', 1],
    ['2000.01.01.2-00000000', '2000.01.01.2-00000000', 1],
  ])('%s is %s, with %i editions after it', (given, since, number) => {
    const found = changesAfter({ edition, changes: sameDay }, given);
    expect([found?.since, found?.histories.length]).toEqual([since, number]);
  });
});
