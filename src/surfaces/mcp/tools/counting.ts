// The tool that counts and compares records.
import type { Engine } from '../../../engine/answers/engine.js';
import type { ModelFamily } from '../../../engine/model/model.js';
import { kinds } from '../../../engine/operations/kinds/index.js';
import { type Operation, operationOfKind } from '../../../engine/operations/operation.js';
import type { YieldingWork } from '../../../engine/scheduling/yielding-work.js';
import { answerDocument, limitArgument, locatedNote } from '../answer-document.js';
import { sparseNote, whereArgument } from '../answer-records.js';
import { readResource, resourceArgument } from '../named-record.js';
import { narrowedTo, placeArguments } from '../place-argument.js';
import { codeFilters } from '../places/official-codes.js';
import {
  type Argument,
  inTexts,
  isRefused,
  joinedNotes,
  properRecords,
  type RefusedCall,
  sourcesOfFamily,
  type Tool,
  type ToolResult,
} from '../tool.js';

const measured: Argument = { schema: { type: 'array', items: { type: 'string' } } };

export function countingTools(engine: Engine): readonly Tool[] {
  if (operationOfKind(engine, kinds.count) === undefined) return [];
  const hasWholes = engine.model.families.some(({ wholes }) => wholes !== undefined);
  return [
    {
      name: 'count_items',
      title: 'Count and compare records',
      description:
        'Counts the records of a resource that match `in` and `where`. `countBy` groups them by a field or a related record (a path with dots follows further relations), the largest group first. `sum`, `mean`, `min` and `max` accept fields; `sortBy` sorts groups by one of these figures, such as `-sum.field`. Records that are parts of one whole count once, unless `parts` is true.',
      arguments: {
        resource: resourceArgument,
        countBy: { schema: { type: 'string' } },
        sum: measured,
        mean: measured,
        min: measured,
        max: measured,
        sortBy: { schema: { type: 'string' } },
        ...(hasWholes && { parts: { schema: { type: 'boolean' } } }),
        ...placeArguments,
        where: whereArgument,
        limit: limitArgument,
      },
      *call(current, given): YieldingWork<ToolResult | RefusedCall> {
        const family = readResource(
          current.model,
          given.resource,
          (each) => operationOfKind(current, kinds.count, each) !== undefined,
        );
        if (isRefused(family)) return family;
        const operation = operationOfKind(current, kinds.count, family) as Operation;
        const narrowed = yield* narrowedTo(current, operation, family, given);
        if (isRefused(narrowed)) return narrowed;
        const { countBy, sum, mean, min, max, sortBy } = given;
        const figures = inTexts({ countBy, sum, mean, min, max });
        const areWholes = family.wholes !== undefined && !(String(given.parts) === 'true');
        const order = inTexts({ sortBy, wholes: areWholes ? true : undefined });
        const proper = properRecords(current, family, given);
        const filters = codeFilters(current, family, given);
        const texts = { ...proper.texts, ...filters.texts, ...narrowed.texts, ...figures, ...order };
        const fields = Object.values(figures).flatMap((text) => text.split(','));
        const result = yield* answerDocument(current, operation, texts, {
          limit: given.limit,
          sources: () => sourcesOfFamily(current.catalog, family, ['id', ...fields]),
        });
        return isRefused(result)
          ? result
          : {
              ...result,
              place: narrowed.place ?? filters.place,
              also: narrowed.also,
              note: joinedNotes(
                filters.note,
                sparseNote(current.catalog, family, [countBy, ...fields]),
                areWholes ? countedAsWholes(family) : proper.note,
                narrowed.note ?? locatedNote(family, undefined, countBy),
              ),
            };
      },
    },
  ];
}

const countedAsWholes = ({ path, wholes }: ModelFamily) =>
  `This counts wholes. ${path} has a record for each part, with the same ${wholes?.field}; \`parts: true\` counts records.`;
