// The service on the files of a bundle: `fetch` returns the responses of the server, byte by byte, for the paths that it supports.
import { askingWords } from '../../src/country/asking-words.js';
import { holidaysBy } from '../../src/country/holiday-rules.js';
import { families } from '../../src/country/index.js';
import { engineOn } from '../../src/engine/answers/engine-on.js';
import { withProbablyMeant } from '../../src/engine/answers/probably-meant.js';
import { requestedShape } from '../../src/engine/answers/requested-shape.js';
import { readRules, type WrittenRule } from '../../src/engine/calendar/holiday-rule.js';
import type { Calendar } from '../../src/engine/model/family.js';
import type { Model, ModelFamily, ModelShape } from '../../src/engine/model/model.js';
import { resolveModel } from '../../src/engine/model/resolve-model.js';
import { compileKinds } from '../../src/engine/operations/compile-kinds.js';
import { findOperation } from '../../src/engine/operations/find-operation.js';
import { addWorkingDays, countWorkingDays } from '../../src/engine/operations/kinds/calendar/working-days.js';
import { locate } from '../../src/engine/operations/kinds/places/locate.js';
import { recordKinds } from '../../src/engine/operations/kinds/record-kinds.js';
import { isOnRecords, type Operation } from '../../src/engine/operations/operation.js';
import type { Arguments } from '../../src/engine/operations/request/parameter.js';
import { inFormat, parseQuery, readArguments } from '../../src/engine/operations/request/read-arguments.js';
import { messages } from '../../src/engine/problems/messages.js';
import { problem } from '../../src/engine/problems/problem.js';
import { preferredFormats } from '../../src/server/http/negotiation.js';
import { bundleFiles, NotLoaded } from './bundle-files.js';
import { offlineCatalog, pathOf } from './offline-catalog.js';
import type { ReadFile } from './read-file.js';
import { type OfflineRequest, readRequest } from './read-request.js';
import { notOffline, problemResponse, responsesOf, successResponse } from './responses.js';

export interface Offline {
  /** Responds as the server does. A path that needs a server returns 501 with the list of supported paths. */
  readonly fetch: (input: string | URL | Request, init?: RequestInit) => Promise<Response>;
  /** The edition of the bundle. */
  readonly edition: string;
}

/** Reads one small file at first, and each of the others when a response needs it. */
export async function createOffline(read: ReadFile): Promise<Offline> {
  const files = bundleFiles(read);
  const { model, operations } = offlineOperations(files);
  const first = pathOf(model.families[0] as ModelFamily);
  await files.load([first]);
  const { edition } = files.value<{ readonly edition: string }>(first);
  const { catalog, answer } = engineOn(
    model,
    { operations, batches: [] },
    offlineCatalog(model, files, edition),
  );
  const make = responsesOf(edition);

  function respond(
    operation: Operation,
    path: Readonly<Record<string, string>>,
    asked: OfflineRequest,
  ): Response {
    const request = readArguments(operation, { path, query: parseQuery(asked.query) });
    if ('problem' in request)
      return problemResponse(make, withProbablyMeant(catalog, operation, path, request.problem), asked);
    const { arguments: given, ignored } = request;
    const args = inAcceptedFormat(operation, given, asked.accept);
    if (isOnRecords(operation)) files.expect(familiesIn(requestedShape(operation, args.shape)).map(pathOf));
    const answered = answer(operation, args);
    if (!('problem' in answered)) return successResponse(make, answered, args, ignored);
    // A format that is only accepted and cannot be had is not a fault.
    return args === given
      ? problemResponse(make, answered.problem, asked)
      : respond(operation, path, { ...asked, accept: undefined });
  }

  /** Reads the files that the response meets, until it is made. */
  async function filled(makeNow: () => Response): Promise<Response> {
    for (;;)
      try {
        return makeNow();
      } catch (error) {
        if (!(error instanceof NotLoaded)) throw error;
        await files.load(error.paths);
      }
  }

  return {
    edition,
    fetch: async (input, init) => {
      const asked = readRequest(input, init);
      const found = isRead(asked) ? findOperation(operations, asked.path) : undefined;
      if (found === undefined) return notOffline(make, operations, asked);
      if (found === 'badly encoded')
        return problemResponse(make, problem('bad-encoding', messages.badPercentSign()), asked);
      const { operation, path } = found;
      const response = await filled(() => respond(operation, path, asked));
      return asked.method === 'HEAD' ? new Response(null, response) : response;
    },
  };
}

const isRead = ({ method }: OfflineRequest) => method === 'GET' || method === 'HEAD';

function inAcceptedFormat(operation: Operation, given: Arguments, accept: string | undefined): Arguments {
  const option = operation.option('format');
  if (!isOnRecords(operation) || option === undefined || given.get(option) !== undefined) return given;
  const { family, result } = operation;
  const format = preferredFormats(accept).find((each) => each.suits(family, result));
  return format === undefined ? given : inFormat(operation, given, format);
}

/** The family of a shape and those of the relations that it shows, each once. */
function familiesIn(shape: ModelShape, found = new Set<ModelFamily>()): readonly ModelFamily[] {
  found.add(shape.family);
  for (const { relation, way } of shape.choices)
    if ('choices' in way) familiesIn(way, found);
    else if (way.way !== 'notExpanded') found.add(relation.target);
  return [...found];
}

/** The order is that of the server, so that the same one of two matching paths applies. */
const kinds = [...Object.values(recordKinds), addWorkingDays, countWorkingDays, locate];

interface RulesFile {
  readonly rules: readonly WrittenRule[];
}

/** Computed days come from the rules of the bundle. */
function offlineOperations(files: ReturnType<typeof bundleFiles>): {
  readonly model: Model;
  readonly operations: readonly Operation[];
} {
  const { holiday } = families;
  const path = `offline/${holiday.record}.json`;
  const calendar: Calendar = {
    ...(holiday.calendar as Calendar),
    rows: (...year) => holidaysBy(readRules(files.value<RulesFile>(path).rules))(...year),
  };
  const declared = { ...families, holiday: { ...holiday, calendar } };
  const model = resolveModel(declared, undefined, askingWords);
  return { model, operations: compileKinds(model, kinds).operations };
}
