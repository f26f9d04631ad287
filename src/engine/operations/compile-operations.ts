// The table of all operations: every kind for every family that supports it.
import type { Model } from '../model/model.js';
import { compileKinds } from './compile-kinds.js';
import { batchKinds, kinds } from './kinds/index.js';
import type { OperationTable } from './operation.js';

export const compileOperations = (model: Model): OperationTable =>
  compileKinds(model, Object.values(kinds), Object.values(batchKinds));
