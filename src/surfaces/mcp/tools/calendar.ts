// Tools on a calendar and its working days. Their names come from the calendar's word for its rows.
import type { Engine } from '../../../engine/answers/engine.js';
import type { ModelFamily } from '../../../engine/model/model.js';
import { kinds } from '../../../engine/operations/kinds/index.js';
import { isOnRecords, type Operation, type OperationKind } from '../../../engine/operations/operation.js';
import type { Parameter } from '../../../engine/operations/request/parameter.js';
import { atStart, inside } from '../../../engine/text/fold.js';
import { answerDocument, limitArgument } from '../answer-document.js';
import { answerRecords } from '../answer-records.js';
import { type Argument, type Given, inTexts, sourcesOfFamily, type Tool } from '../tool.js';

export const calendarTools = ({ operations, model }: Engine): readonly Tool[] =>
  model.families
    .filter(({ calendar }) => calendar?.workingDays !== undefined)
    .flatMap((family) => {
      const names = namesByKind(family);
      const byName = new Map<string, Operation[]>();
      for (const operation of operations.filter(({ owner }) => owner === family)) {
        const name = names.get(operation.kind);
        if (name !== undefined) byName.set(name, [...(byName.get(name) ?? []), operation]);
      }
      return [...byName].map(([name, own]) => toolOf(family, own, name));
    });

/** `next_holiday`, `is_holiday`, `list_holidays` and `add_working_days`. Operations with one name are one tool. */
function namesByKind({ name, calendar }: ModelFamily): ReadonlyMap<OperationKind, string> {
  const days = calendar?.workingDays;
  const worked = days?.plural.en.replaceAll(' ', '_');
  return new Map<OperationKind, string>([
    [kinds.nextDay, `next_${name}`],
    [kinds.day, `is_${name}`],
    [kinds.addWorkingDays, `add_${worked}`],
    [kinds.countWorkingDays, `count_${worked}`],
    [kinds.longWeekends, 'list_long_weekends'],
    [kinds.nextLongWeekend, 'list_long_weekends'],
    [kinds.calendarYear, `list_${days?.rowsAs}`],
    [kinds.calendarMonth, `list_${days?.rowsAs}`],
  ]);
}

function toolOf(family: ModelFamily, operations: readonly Operation[], name: string): Tool {
  const [{ summary }] = operations as [Operation];
  const parameters = operations.flatMap((operation) => operation.parameters);
  const args = Object.fromEntries(
    parameters.map((parameter): [string, Argument] => {
      const isNeeded = operations.every((each) =>
        each.parameters.some((one) => one.name === parameter.name && one.required),
      );
      const schema = { ...plain(parameter.type.schema), description: atStart(parameter.about.en) };
      return [parameter.name, { schema, ...(isNeeded && { required: true }) }];
    }),
  );
  const description = operations
    .map((operation, index) => {
      const sentence = /^.*?\.(?=\s|$)/.exec(operation.description.en)?.[0] ?? operation.description.en;
      return index === 0
        ? sentence
        : `${difference(operations[0] as Operation, operation)}, ${inside(sentence)}`;
    })
    .join(' ');
  const hasDocument = operations.some((operation) => !isOnRecords(operation));
  return {
    name,
    title: summary.en,
    description,
    arguments: { ...args, ...(hasDocument && { limit: limitArgument }) },
    call: (engine, { limit, ...given }) => {
      const operation = meantBy(operations, given);
      if (isOnRecords(operation)) return answerRecords(engine, operation, inTexts(given), {});
      return answerDocument(engine, operation, inTexts(given), {
        limit,
        sources: () => sourcesOfFamily(engine.catalog, family),
      });
    },
  };
}

/** The operation that has all of the arguments, or else the first one, which reports a missing or unknown one. */
function meantBy(operations: readonly Operation[], given: Given): Operation {
  const fits = ({ parameters }: Operation) =>
    Object.keys(given).every((name) => parameters.some((parameter) => parameter.name === name)) &&
    parameters.every(({ name, required }) => !required || given[name] !== undefined);
  return operations.find(fits) ?? (operations[0] as Operation);
}

/** The parameter that distinguishes another operation from the first. */
function difference(first: Operation, other: Operation): string {
  const isIn = ({ parameters }: Operation, name: string) => parameters.some((each) => each.name === name);
  const lacking = first.parameters.find(({ name, required }) => required && !isIn(other, name));
  if (lacking !== undefined) return `Without \`${lacking.name}\``;
  const further = other.parameters.find(({ name }) => !isIn(first, name)) as Parameter;
  return `With \`${further.name}\``;
}

/** Formats of numbers belong to OpenAPI. */
function plain({ format, ...schema }: Argument['schema']): Argument['schema'] {
  return format === 'date' ? { ...schema, format } : schema;
}
