// Every question for many rows that a model has an answer to.
import type { Model } from '../model/model.js';
import type { BatchOperation } from './batch-operation.js';
import { batchKinds } from './batches/index.js';

export const compileBatches = (model: Model): readonly BatchOperation[] =>
  batchKinds.flatMap((kind) => kind.batches(model));
