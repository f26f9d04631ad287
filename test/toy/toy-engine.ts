// The engine on the toy model: its catalog, its renderer and its table of operations, as the composition root makes them.
import { buildCatalog } from '../../src/catalog/build-catalog.js';
import { answer } from '../../src/operations/answer.js';
import { compileOperations } from '../../src/operations/compile-operations.js';
import type { Answer, Engine } from '../../src/operations/engine.js';
import type { Operation } from '../../src/operations/operation.js';
import type { Arguments } from '../../src/operations/parameter.js';
import { createRenderer } from '../../src/render/renderer.js';
import { inEnglish } from './in-english.js';
import { type ToyRows, toyDataset } from './toy-dataset.js';
import { toyModel } from './toy-model.js';

export const toyOperations = compileOperations(toyModel);

export function toyEngine(rows: ToyRows = {}): Engine {
  const catalog = buildCatalog(toyModel, toyDataset(rows));
  return { catalog, renderer: createRenderer(catalog) };
}

export function toyOperation(id: string): Operation {
  const found = toyOperations.find((operation) => operation.id === id);
  if (found === undefined) throw new Error(`The toy has no operation ${id}.`);
  return found;
}

export function toyAnswer(id: string, args: Arguments): Answer {
  return answer(toyEngine(), toyOperation(id), args);
}

/** The body of an answer that is to succeed, read back. */
export function toyJson(id: string, args: Arguments): unknown {
  const answered = toyAnswer(id, args);
  if ('problem' in answered) throw new Error(inEnglish(answered.problem).detail);
  return JSON.parse(new TextDecoder().decode(answered.body));
}
