// The changes in the toy since each known edition, by name, version or day; an unknown edition returns the list of known ones.
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../../../test/toy/in-english.js';
import { toyDataset } from '../../../../test/toy/toy-dataset.js';
import { toyModel } from '../../../../test/toy/toy-model.js';
import { createEngine } from '../../answers/create-engine.js';
import { changesSchema } from '../changes/changes-schema.js';
import { compileOperations } from '../compile-operations.js';
import type { Operation } from '../operation.js';
import { readNamed } from '../request/read-arguments.js';

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

it('has all known changes, the newest edition first', () => {
  const { editions, ...head } = changes();
  expect(head).toEqual({ edition: NAMES[0], since: NAMES[2], known: NAMES });
  expect(editions).toEqual([
    {
      edition: '2000.01.01',
      since: NAMES[1],
      date: '2000-01-01',
      families: [],
      fields: [{ family: 'Planet', field: 'albedo' }],
      added: [{ family: 'Planet', id: 3, path: '/api/v1/Planet/3' }],
      changed: [
        {
          family: 'Planet',
          id: 7,
          field: 'radius',
          from: 60_200,
          to: 60_268,
          reason: 'The poles were left out.',
          source: 'survey',
        },
      ],
      retired: [{ family: 'Moon', id: 13, by: 12, reason: 'It was seen twice.' }],
    },
    {
      edition: '1999.06.01',
      since: NAMES[2],
      date: '1999-06-01',
      families: [{ family: 'Moon', rows: 6 }],
      fields: [],
      added: [],
      changed: [],
      retired: [],
    },
  ]);
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

  it.each(['1998.01.01', '1999.06.01-bbbbbbbb', '1999', 'x'])(
    '%s is not known, and those that are',
    (since) => {
      const answered = answer({ since });
      expect('problem' in answered && inEnglish(answered.problem)).toMatchObject({
        status: 400,
        errors: [{ parameter: 'since', value: since, allowed: NAMES }],
      });
    },
  );
});

it('can be of one family alone', () => {
  const [newest, oldest] = changes({ family: 'moon' }).editions;
  expect(newest).toMatchObject({ fields: [], added: [], changed: [], retired: [{ id: 13 }] });
  expect(oldest.families).toHaveLength(1);
  expect(changes({ family: 'Star' }).editions[1].families).toEqual([]);
});

it('is written once for each edition', () => {
  const body = (values: Record<string, string>) => {
    const answered = answer(values);
    return 'body' in answered ? answered.body : undefined;
  };
  expect(body({ since: '1999.06.01' })).toBe(body({ since: '1999-06-01' }));
  expect(body({ since: '1999.06.01' })).not.toBe(body({ since: '1999.06.01', family: 'Moon' }));
});

it('fits its schema', () => {
  const validate = new Ajv2020({ strict: true, allowUnionTypes: true, formats: { date: true } }).compile(
    changesSchema,
  );
  validate(changes());
  expect(validate.errors).toBeNull();
});
