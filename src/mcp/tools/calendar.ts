// Tools on a calendar and the days that are worked by it; their names are made of what the calendar calls its rows.
import type { Engine } from '../../engine/engine.js';
import type { ModelFamily } from '../../model/model.js';
import { isOnRecords, type Operation } from '../../operations/operation.js';
import { inTexts } from '../ask.js';
import { documentSchema } from '../document-schema.js';
import { sourcesOfFamily } from '../sources.js';
import { limitArgument, tellDocument } from '../tell-document.js';
import { tellRecords } from '../tell-records.js';
import type { Argument, Tool } from '../tool.js';

export const calendarTools = ({ operations, model }: Engine): readonly Tool[] =>
  model.families
    .filter(({ calendar }) => calendar?.workingDays !== undefined)
    .flatMap((family) => {
      const own = operations.filter(({ owner }) => owner === family);
      return own.flatMap((operation) => {
        const name = toolName(family, operation);
        return name === undefined ? [] : [toolOf(family, operation, name)];
      });
    });

/** `next_holiday`, `is_holiday`, `list_holidays`, `add_working_days`. */
function toolName({ name, calendar }: ModelFamily, { kind, path }: Operation): string | undefined {
  const days = calendar?.workingDays;
  const worked = days?.plural.en.replaceAll(' ', '_');
  switch (kind) {
    case 'nextDay':
      return `next_${name}`;
    case 'day':
      return `is_${name}`;
    case 'workingDays':
      return `${path.split('/').at(-1)}_${worked}`;
    case 'longWeekends':
      return 'list_long_weekends';
    case 'calendar':
      return path.includes('{month}') ? undefined : `list_${days?.rowsAs}`;
    default:
      return undefined;
  }
}

function toolOf(family: ModelFamily, operation: Operation, name: string): Tool {
  const { summary, description, parameters } = operation;
  const args = Object.fromEntries(
    parameters.map((parameter): [string, Argument] => [
      parameter.name,
      {
        schema: { ...plain(parameter.type.schema), description: parameter.about.en },
        ...(parameter.required && { required: true }),
      },
    ]),
  );
  const shared = { name, title: summary.en, description };
  if (isOnRecords(operation))
    return {
      ...shared,
      arguments: args,
      answers: { type: 'array', items: { type: 'object' } },
      call: (engine, given) => tellRecords(engine, operation, inTexts(given), {}),
    };
  return {
    ...shared,
    arguments: { ...args, limit: limitArgument },
    answers: documentSchema(operation),
    call: (engine, { limit, ...given }) =>
      tellDocument(engine, operation, inTexts(given), {
        limit,
        sources: () => sourcesOfFamily(engine.catalog, family),
      }),
  };
}

/** Formats of numbers are words of OpenAPI. */
function plain({ format, ...schema }: Argument['schema']): Argument['schema'] {
  return format === 'date' ? { ...schema, format } : schema;
}
