// Every question that can be asked for many rows at once.
import type { BatchKind } from '../batch-operation.js';
import { locateAll } from './locate-all.js';

export const batchKinds: readonly BatchKind[] = [locateAll];
