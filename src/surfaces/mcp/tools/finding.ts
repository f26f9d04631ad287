// Tools that find records of any resource: by a typed text, by a code, or row by row.
import type { Engine } from '../../../engine/answers/engine.js';
import type { Row } from '../../../engine/model/model.js';
import { batchKinds, kinds } from '../../../engine/operations/kinds/index.js';
import type { Operation } from '../../../engine/operations/operation.js';
import { operationOfKind } from '../../../engine/operations/operations-of-kind.js';
import type { YieldingWork } from '../../../engine/scheduling/yielding-work.js';
import { answerDocument, limitArgument } from '../answer-document.js';
import { inTexts } from '../ask.js';
import { type ShownSource, sourcesOfFamily, sourcesOfRecords } from '../sources.js';
import { isRefused, type Refused, type Tool, type ToolResult } from '../tool.js';

const MOST_ROWS = 100;
const USUAL_HITS = 5;

export const findingTools = (engine: Engine): readonly Tool[] => [
  ...finding(engine),
  ...resolving(engine),
  ...matching(engine),
];

interface Found {
  readonly family: string;
  readonly id: number | null;
}

/** The sources of the names and codes of the hits. */
function sourcesOfFound({ model, catalog }: Engine, found: readonly Found[]): readonly ShownSource[] {
  const sources = model.families.flatMap((family) => {
    const ids = found.filter((each) => each.family === family.record && each.id !== null).map(({ id }) => id);
    return sourcesOfRecords(catalog, family, ids, [...family.nameFields, ...Object.keys(family.knownBy)]);
  });
  return [...new Map(sources.map((source) => [JSON.stringify(source), source])).values()];
}

function finding(engine: Engine): readonly Tool[] {
  const operation = operationOfKind(engine, kinds.searchAll);
  if (operation === undefined) return [];
  return [
    {
      name: 'find_place',
      title: 'Find records by name',
      description:
        'Finds records of all resources by name, old name or code, even with typos or without accents. Returns the best hits with their id and `context` (kind and place). `change` is the change of name or code if you sent a former one.',
      arguments: {
        query: { schema: { type: 'string' }, required: true },
        resources: { schema: { type: 'array', items: { type: 'string' } } },
        limit: { schema: { type: 'integer', minimum: 1, maximum: 50 } },
        offset: { schema: { type: 'integer', minimum: 0 } },
      },
      *call(engine, { query, resources, limit = USUAL_HITS, offset }): YieldingWork<ToolResult | Refused> {
        const texts = inTexts({ q: query, families: resources, limit, offset, lang: 'en' });
        const result = yield* answerDocument(engine, operation, texts, {
          limit: 50,
          sources: (value) => sourcesOfFound(engine, (value as { hits: Found[] }).hits),
        });
        if (isRefused(result)) return result;
        const { total, hits } = result.answer as { readonly total: number; readonly hits: readonly Found[] };
        const shown = Number(offset ?? 0) + hits.length;
        const next = shown < total ? `Call again with offset ${shown} for more of ${total} hits.` : undefined;
        return { ...result, total, next };
      },
    },
  ];
}

function resolving(engine: Engine): readonly Tool[] {
  const operation = operationOfKind(engine, kinds.resolveCode);
  if (operation === undefined) return [];
  const codes = engine.model.families.flatMap((family) => Object.values(family.knownBy));
  const names = [...new Set(codes.map(({ en }) => en))];
  return [
    {
      name: 'resolve_code',
      title: 'Find records by code',
      description: `Finds records by code. Supported codes: ${names.join(', ')}. A former code leads to the current record, with its \`change\`.`,
      arguments: {
        code: { schema: { type: 'string' }, required: true },
        limit: limitArgument,
      },
      *call(current, { code, limit }): YieldingWork<ToolResult | Refused> {
        const result = yield* answerDocument(current, operation as Operation, inTexts({ code, lang: 'en' }), {
          limit,
          sources: (value) => sourcesOfFound(current, (value as { records: Found[] }).records),
        });
        return isRefused(result)
          ? { ...result, next: 'Check the code, or call find_place with a name.' }
          : result;
      },
    },
  ];
}

function matching({ model, batches }: Engine): readonly Tool[] {
  const operation = batches.find(({ kind }) => kind === batchKinds.match);
  if (operation === undefined) return [];
  const family = model.families.find((each) => each.matching !== undefined);
  return [
    {
      name: 'match_places',
      title: operation.summary.en,
      description: `Matches typed place names with records and returns ids, codes, a score and an explanation for each row. Ambiguous names are never guessed. Send up to ${MOST_ROWS} rows, each an object such as ${JSON.stringify(operation.example)}.`,
      arguments: {
        rows: {
          schema: {
            type: 'array',
            items: { type: 'object' },
            minItems: 1,
            maxItems: MOST_ROWS,
          },
          required: true,
        },
      },
      *call(engine, { rows }): YieldingWork<ToolResult | Refused> {
        const list = rows as readonly Row[];
        if (list.length > MOST_ROWS)
          return {
            refused: `There are more than ${MOST_ROWS} rows.`,
            next: `Send them ${MOST_ROWS} at a time.`,
          };
        const answer = yield* engine.answeringRows(operation, 'en');
        const answered = yield* answer(list, ({ given: row, found, error }) => ({ row, ...found, error }));
        const sources =
          family === undefined ? [] : sourcesOfFamily(engine.catalog, family, family.identifiers);
        return {
          operation: `${operation.method} ${operation.path}`,
          answer: { [operation.rows]: answered },
          sources,
        };
      },
    },
  ];
}
