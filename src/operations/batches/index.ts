// Every question that can be asked for many rows at once.
import type { BatchKind } from '../batch-operation.js';
import { locateAll } from './locate-all.js';
import { match } from './match.js';
import { workingDaysOfRows } from './working-days-of-rows.js';

export const batchKinds: readonly BatchKind[] = [locateAll, match, workingDaysOfRows];
