// Examples are small real responses, and missing if there is nothing to show.
import { describe, expect, it } from 'vitest';
import { toyDataset } from '../../../test/toy/toy-dataset.js';
import { toyEngine, toyOperation } from '../../../test/toy/toy-engine.js';
import { toyFamilies, toyModel } from '../../../test/toy/toy-model.js';
import { createEngine } from '../../engine/answers/create-engine.js';
import { resolveModel } from '../../engine/model/resolve-model.js';
import { compileOperations } from '../../engine/operations/compile-kinds.js';
import type { Operation } from '../../engine/operations/operation.js';
import { runToEnd } from '../../engine/scheduling/yielding-work.js';
import { exampleOf } from './problem-responses.js';

const runExample = (...given: Parameters<typeof exampleOf>) => runToEnd(exampleOf(...given));

describe('an example', () => {
  it('is a real response that is small enough to read', () => {
    const found = runExample(toyEngine(), toyOperation('planetById'));
    expect(found).toMatchObject({ shortened: false });
    expect(found?.value).toMatchObject({ id: Number(found?.arguments.texts().id) });
    expect(JSON.stringify(found?.value).length).toBeLessThan(2500);
  });

  it('of a list is cut after its first record', () => {
    const found = runExample(toyEngine(), toyOperation('moonList'));
    expect(found).toMatchObject({ value: [{ id: 10 }], shortened: true });
    expect(found?.arguments.texts()).toEqual({});
    expect(found?.value).toHaveLength(1);
  });

  it('of a related list is not empty', () => {
    const found = runExample(toyEngine(), toyOperation('planetMoons'));
    expect(found?.value).toHaveLength(1);
  });

  it('is not given if every response is empty', () => {
    const engine = createEngine(toyModel, toyDataset({ star: [], planet: [], moon: [] }, {}));
    expect(runExample(engine, toyOperation('planetList'))).toBeUndefined();
    expect(runExample(engine, toyOperation('planetById'))).toBeUndefined();
  });

  it('can be given for a family in which some have no name', () => {
    const { moon } = toyFamilies;
    const fields = { ...moon.fields, name: moon.fields.name.nullable() };
    const model = resolveModel({ ...toyFamilies, moon: { ...moon, fields } as never });
    const rows = toyDataset()
      .families.get('moon')
      ?.rows.map((row) => ({ ...row, name: row.id === 10 ? null : row.name }));
    const byName = compileOperations(model).operations.find(({ id }) => id === 'moonByName') as Operation;
    expect(runExample(createEngine(model, toyDataset({ moon: rows ?? [] })), byName)).toBeDefined();
  });
});
