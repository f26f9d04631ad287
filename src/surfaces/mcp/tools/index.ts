// Every tool that the table of operations supports.
import type { Engine } from '../../../engine/answers/engine.js';
import type { Tool, ToolNames } from '../tool.js';
import { calendarTools } from './calendar.js';
import { catalogueTools } from './catalogue.js';
import { countingTools } from './counting.js';
import { findingTools, placeTools } from './finding.js';
import { itemTools } from './items.js';
import { historyTools, provenanceTools, relatedTools } from './one-record.js';

export const toolsOf = (engine: Engine, names: ToolNames): readonly Tool[] => [
  ...catalogueTools(engine, names),
  ...itemTools(engine),
  ...relatedTools(engine, names),
  ...findingTools(engine),
  ...placeTools(engine),
  ...countingTools(engine),
  ...calendarTools(engine),
  ...provenanceTools(engine),
  ...historyTools(engine),
];
