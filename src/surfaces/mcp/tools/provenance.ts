// The tool that returns the source of a value.
import type { Engine } from '../../../engine/answers/engine.js';
import { editionName } from '../../../engine/dataset/dataset.js';
import type { ModelFamily } from '../../../engine/model/model.js';
import { kinds } from '../../../engine/operations/kinds/index.js';
import type { Operation } from '../../../engine/operations/operation.js';
import { operationOfKind } from '../../../engine/operations/operations-of-kind.js';
import type { RecordProvenance } from '../../../engine/operations/provenance/record-provenance.js';
import type { YieldingWork } from '../../../engine/scheduling/yielding-work.js';
import { nearest } from '../../../engine/text/nearest.js';
import { ask, inTexts } from '../ask.js';
import { readResource, resourceArgument } from '../resource-argument.js';
import { sourcesOfRecords } from '../sources.js';
import { afterProblem, isRefused, type Refused, type Tool, type ToolResult } from '../tool.js';

export function provenanceTools(engine: Engine): readonly Tool[] {
  if (operationOfKind(engine, kinds.provenance) === undefined) return [];
  return [
    {
      name: 'where_value_comes_from',
      title: 'Source of a value',
      description:
        'Returns the source of one value of a record: publisher, title, date, URL, corrections, terms of use and citation. Use it before you quote a figure.',
      arguments: {
        resource: resourceArgument,
        id: { schema: { type: 'integer', minimum: 1 }, required: true },
        field: { schema: { type: 'string' }, required: true },
      },
      *call(current, given): YieldingWork<ToolResult | Refused> {
        const has = (each: ModelFamily) => operationOfKind(current, kinds.provenance, each) !== undefined;
        const family = readResource(current.model, given.resource, has);
        if (isRefused(family)) return family;
        const wanted = String(given.field).toLowerCase();
        const field = family.fields.find(
          ({ name, alias }) => name.toLowerCase() === wanted || alias?.toLowerCase() === wanted,
        );
        const names = family.fields.map(({ name }) => name);
        if (field === undefined) {
          const meant = nearest(wanted, names);
          return {
            refused: `${family.path} has no field ${JSON.stringify(String(given.field).slice(0, 100))}.`,
            next: `${meant === undefined ? '' : `Did you mean ${meant}? `}Its fields are ${names.join(', ')}.`,
          };
        }
        const operation = operationOfKind(current, kinds.provenance, family) as Operation;
        const texts = family.only === undefined ? inTexts({ id: given.id }) : {};
        const found = yield* ask(current, operation, texts);
        if ('problem' in found) return afterProblem(found.problem, family);
        const { fields, terms, ...result } = found.value as RecordProvenance;
        const own = fields.filter((each) => each.field === field.name);
        const under = terms.filter(({ id }) => own.some(({ source }) => source?.terms === id));
        return {
          operation: found.operation,
          answer: { ...result, edition: editionName(current.catalog.edition), fields: own, terms: under },
          omitted: { fields: fields.length - own.length, terms: terms.length - under.length },
          sources: sourcesOfRecords(current.catalog, family, [result.id], [field.name]),
        };
      },
    },
  ];
}
