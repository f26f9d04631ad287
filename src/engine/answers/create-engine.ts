// A model and a dataset become an engine: programs, tests and servers answer operations by it.
import { buildCatalog } from '../catalog/build-catalog.js';
import type { Catalog } from '../catalog/catalog.js';
import type { Dataset } from '../dataset/dataset.js';
import type { Model } from '../model/model.js';
import { compileOperations } from '../operations/compile-operations.js';
import type { OperationTable } from '../operations/operation.js';
import { createRenderer } from '../render/renderer.js';
import { runToEnd } from '../scheduling/yielding-work.js';
import { answer } from './answer.js';
import { answeringRows } from './answer-rows.js';
import { ask } from './ask.js';
import type { Engine } from './engine.js';

export const createEngine = (model: Model, dataset: Dataset): Engine =>
  engineOn(model, compileOperations(model), buildCatalog(model, dataset));

/** For another edition: operations are compiled once for all of them. */
export function engineOn(model: Model, table: OperationTable, catalog: Catalog): Engine {
  const made = { model, ...table, catalog, renderer: createRenderer(catalog) };
  const answerInSteps: Engine['answerInSteps'] = (operation, args) => answer(made, operation, args);
  return {
    ...made,
    answerInSteps,
    answer: (...request) => runToEnd(answerInSteps(...request)),
    ask: (operation, texts) => ask({ catalog, answerInSteps }, operation, texts),
    answeringRows: (batch, language) => answeringRows(catalog, batch, language),
  };
}
