// All possible requests: the table of operations with arguments that find something, and the fixed documents.

import type { Random } from '../../lab/random.js';
import { requestsOf } from '../../lab/requests-of.js';
import { toolNames } from '../../src/country/tool-names.js';
import { kinds } from '../../src/engine/operations/kinds/index.js';
import type { Operation } from '../../src/engine/operations/operation.js';
import type { Arguments } from '../../src/engine/operations/request/parameter.js';
import { siteFiles } from '../../src/site/site.js';
import { serviceDocuments, serviceRedirections } from '../../src/surfaces/documents/service-documents.js';
import { toolsOf } from '../../src/surfaces/mcp/tools/index.js';
import { bodyDoors, type Door } from '../abuse/body-doors.js';
import { sharedService } from '../system/shared-service.js';

export interface Subject {
  readonly operations: readonly Operation[];
  readonly documents: readonly string[];
  readonly redirections: readonly string[];
  readonly pickOperation: (random: Random) => Operation;
  readonly pickArguments: (random: Random, operation: Operation) => Arguments;
  readonly tools: readonly FuzzedTool[];
  /** Every route that reads a body. */
  readonly doors: readonly Door[];
  /** Its path also accepts many rows at once. */
  readonly takesRows: (operation: Operation) => boolean;
}

export interface FuzzedTool {
  readonly name: string;
  readonly arguments: readonly { readonly name: string; readonly required: boolean }[];
}

/** Whole families have megabytes, so they are requested rarely. */
const WHOLE_FAMILIES = 0.005;

export async function readSubject(): Promise<Subject> {
  const { operations, engine } = (await sharedService()).service;
  const isWhole = ({ kind }: Operation) => kind === kinds.wholeList;
  const whole = operations.filter(isWhole);
  const others = operations.filter((operation) => !isWhole(operation));
  const requests = new Map(
    operations.map((operation) => [
      operation,
      requestsOf(operation, engine.catalog).map((request) => request.arguments),
    ]),
  );
  const batches = engine.batches.map(({ path }) => path);
  return {
    operations,
    doors: await bodyDoors(),
    tools: toolsOf(engine, toolNames).map((tool) => ({
      name: tool.name,
      arguments: Object.entries(tool.arguments).map(([name, { required = false }]) => ({ name, required })),
    })),
    takesRows: ({ path }) => batches.includes(path),
    documents: [...serviceDocuments(engine), ...siteFiles(engine)].map(({ path }) => path),
    redirections: serviceRedirections.map(({ path }) => path),
    pickOperation: (random) => random.pick(random.chance(WHOLE_FAMILIES) ? whole : others),
    pickArguments: (random, operation) => random.pick(requests.get(operation) as readonly Arguments[]),
  };
}
