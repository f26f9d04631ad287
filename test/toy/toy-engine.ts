// The engine on the toy model, and its responses to named arguments.
import { createEngine } from '../../src/engine/answers/create-engine.js';
import type { Engine, Result } from '../../src/engine/answers/engine.js';
import { compileOperations } from '../../src/engine/operations/compile-kinds.js';
import { isOnRecords, type OperationOnRecords } from '../../src/engine/operations/operation.js';
import type { Arguments } from '../../src/engine/operations/request/parameter.js';
import { readArguments } from '../../src/engine/operations/request/read-arguments.js';
import { inEnglish } from './in-english.js';
import { type ToyRows, toyDataset } from './toy-dataset.js';
import { toyModel } from './toy-model.js';

/** The operations that return records. */
export const toyOperations = compileOperations(toyModel).operations.filter(isOnRecords);

export const toyEngine = (rows: ToyRows = {}): Engine => createEngine(toyModel, toyDataset(rows));

export function toyOperation(id: string): OperationOnRecords {
  const found = toyOperations.find((operation) => operation.id === id);
  if (found === undefined) throw new Error(`The toy has no operation ${id}.`);
  return found;
}

export type ToyValues = Readonly<Record<string, unknown>>;

/** A filter that has the name of a parameter in the path is written with a question mark. */
export function toyArguments(id: string, values: ToyValues): Arguments {
  const operation = toyOperation(id);
  const texts = Object.entries(values).map(([name, value]): [string, string] => [name, String(value)]);
  const query = texts.filter(([name]) => !operation.path.includes(`{${name}}`));
  const read = readArguments(operation, {
    path: Object.fromEntries(texts),
    query: query.map(([name, value]) => [name.replace('?', ''), value]),
  });
  if ('problem' in read) throw new Error(inEnglish(read.problem).detail);
  return read.arguments;
}

export function toyAnswer(id: string, values: ToyValues): Result {
  return toyEngine().answer(toyOperation(id), toyArguments(id, values));
}

/** The parsed body of a successful response. */
export function toyJson(id: string, values: ToyValues): unknown {
  const answered = toyAnswer(id, values);
  if ('problem' in answered) throw new Error(inEnglish(answered.problem).detail);
  return JSON.parse(new TextDecoder().decode(answered.body));
}
