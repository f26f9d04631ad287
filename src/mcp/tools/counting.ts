// The tool that counts and compares records.
import type { Engine } from '../../engine/engine.js';
import type { Operation } from '../../operations/operation.js';
import type { YieldingWork } from '../../scheduling/yielding-work.js';
import { inTexts, operationOf } from '../ask.js';
import { narrowedTo, placeArguments } from '../place-argument.js';
import { properRecords } from '../proper-records.js';
import { readResource, resourceArgument } from '../resource-argument.js';
import { sourcesOfFamily } from '../sources.js';
import { limitArgument, tellDocument } from '../tell-document.js';
import { whereArgument } from '../tell-records.js';
import { type Argument, type Given, isRefused, type Refused, type Told, type Tool } from '../tool.js';

const measured = (what: string): Argument => ({
  schema: { type: 'array', items: { type: 'string' }, description: `${what} of these number fields.` },
});

export function countingTools(engine: Engine): readonly Tool[] {
  if (operationOf(engine, 'count') === undefined) return [];
  return [
    {
      name: 'count_items',
      title: 'Count and compare records',
      description:
        'Counts the records of a resource, all or those that `in` and `where` leave; with `countBy` in groups, the largest first. `sum`, `mean`, `min` and `max` add figures of number fields, for the whole or each group. Use it for "how many" and "which has the most".',
      arguments: {
        resource: resourceArgument,
        countBy: {
          schema: { type: 'string', description: 'Count in groups by a field or a related record.' },
        },
        sum: measured('The sum'),
        mean: measured('The mean'),
        min: measured('The least'),
        max: measured('The greatest'),
        ...placeArguments,
        where: whereArgument,
        limit: limitArgument,
      },
      *call(asked, given): YieldingWork<Told | Refused> {
        const family = readResource(
          asked.model,
          given.resource,
          (each) => operationOf(asked, 'count', each) !== undefined,
        );
        if (isRefused(family)) return family;
        const operation = operationOf(asked, 'count', family) as Operation;
        const narrowed = yield* narrowedTo(asked, operation, family, given);
        if (isRefused(narrowed)) return narrowed;
        const { countBy, sum, mean, min, max } = given;
        const figures = inTexts({ countBy, sum, mean, min, max });
        const proper = properRecords(asked, family, given);
        const where = inTexts((given.where ?? {}) as Given);
        const texts = { ...proper.texts, ...where, ...narrowed.texts, ...figures };
        const fields = Object.values(figures).flatMap((text) => text.split(','));
        const told = yield* tellDocument(asked, operation, texts, {
          limit: given.limit,
          sources: () => sourcesOfFamily(asked.catalog, family, ['id', ...fields]),
        });
        return isRefused(told)
          ? told
          : { ...told, place: narrowed.place, also: narrowed.also, note: proper.note };
      },
    },
  ];
}
