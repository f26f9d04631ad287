// Every question that can be asked for many rows at once.
import type { BatchKind } from '../batch-operation.js';
import { locateAll } from './locate-all.js';
import { match } from './match.js';

export const batchKinds: readonly BatchKind[] = [locateAll, match];
