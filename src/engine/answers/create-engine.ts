// A model and a dataset become an engine: programs, tests and servers answer operations by it.
import { buildCatalog } from '../catalog/build-catalog.js';
import type { Dataset } from '../dataset/dataset.js';
import type { Model } from '../model/model.js';
import { compileOperations } from '../operations/compile-kinds.js';
import type { Engine } from './engine.js';
import { engineOn } from './engine-on.js';

export const createEngine = (model: Model, dataset: Dataset): Engine =>
  engineOn(model, compileOperations(model), buildCatalog(model, dataset));
