// The title of an operation's page: its summary and its path, because several paths can have one summary.
import type { BatchOperation } from '../../engine/operations/batch-operation.js';
import { API, type Operation } from '../../engine/operations/operation.js';
import type { Site } from '../shell/site.js';

export const operationTitle = (
  site: Site,
  method: string,
  { summary, path }: Operation | BatchOperation,
): string => `${site.translate(summary).plain} · ${method} ${path.slice(API.length)}`;
