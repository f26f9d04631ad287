// Counts records in total or in groups, with figures of their numbers.
import { csvFormat } from '../../../formats/csv.js';
import type { ModelFamily } from '../../../model/model.js';
import { withoutOthers } from '../../../model/read-row.js';
import { messages } from '../../../problems/messages.js';
import { runPlan } from '../../../query/run-plan.js';
import {
  type Group,
  type Measure,
  type Measured,
  measures,
  type Summary,
  summarise,
  summariseGroups,
} from '../../../query/summarise.js';
import type { YieldingWork } from '../../../scheduling/yielding-work.js';
import type { JsonSchema } from '../../../schema/shape-schema.js';
import { cellText, dialects } from '../../../text/csv/read-csv.js';
import type { Localized } from '../../../text/localized.js';
import {
  API,
  type DocumentOperation,
  type DocumentResult,
  isListed,
  type OperationKind,
  operationId,
} from '../../operation.js';
import { type Arguments, NO_ARGUMENTS, type Parameter, queryParameter } from '../../request/parameter.js';
import { booleanType, choiceType } from '../../values/value-type.js';
import { type GroupOrder, groupOrder, groupPath, inOrder, measuredFields } from './counted-by.js';

const countNumber: JsonSchema = { type: 'integer', minimum: 0 };

const figures: JsonSchema = {
  type: 'object',
  description: 'Figure of each field; null if every value is null.',
  additionalProperties: { type: ['number', 'null'] },
};

const measured = Object.fromEntries(measures.map((measure) => [measure, figures]));

/** The JSON Schema of a count of all records or of each group. */
const countSchema: JsonSchema = {
  type: 'object',
  description: 'The number of records or, with `countBy`, their total and the groups.',
  properties: {
    count: countNumber,
    ...measured,
    total: countNumber,
    groups: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          value: { type: ['string', 'number', 'boolean', 'null'] },
          name: {
            type: ['string', 'null'],
            description: 'Name of the record with this id; null if the value is not an id.',
          },
          count: { ...countNumber, minimum: 1 },
          ...measured,
        },
        required: ['value', 'name', 'count'],
        additionalProperties: false,
      },
    },
  },
  additionalProperties: false,
};

/** The descriptions of the parameters for sums, means, minima and maxima, in all languages. */
const measureAbouts: Readonly<Record<Measure, Localized>> = {
  sum: {
    en: 'the fields to add up, comma-separated; a sum is null if every value is null.',
    es: 'los campos que se suman, separados por comas; una suma es null si todos los valores lo son.',
  },
  mean: {
    en: 'the fields whose mean to return, comma-separated; nulls are ignored.',
    es: 'los campos cuyo promedio se devuelve, separados por comas; los null no se cuentan.',
  },
  min: {
    en: 'the fields whose smallest value to return, comma-separated.',
    es: 'los campos cuyo menor valor se devuelve, separados por comas.',
  },
  max: {
    en: 'the fields whose largest value to return, comma-separated.',
    es: 'los campos cuyo mayor valor se devuelve, separados por comas.',
  },
};

const TABLE_FORMATS = ['csv', 'csv-excel'] as const;

const format = queryParameter('format', choiceType(['json', ...TABLE_FORMATS] as const), {
  en: 'the format of the response, JSON by default. A table has a row for each group; `csv-excel` is for spreadsheets that use decimal commas.',
  es: 'el formato de la respuesta; por defecto, JSON. Una tabla tiene una fila por grupo; `csv-excel` es para hojas de cálculo que usan coma decimal.',
});

export const count: OperationKind = {
  operations: (family) => (isListed(family) ? [of(family)] : []),
};

function of(family: ModelFamily): DocumentOperation {
  const countBy = queryParameter('countBy', groupPath(family), {
    en: 'the field or related record to group by; a path with dots follows further relations.',
    es: 'el campo o el registro relacionado por el que se agrupa; una ruta con puntos sigue otras relaciones.',
  });
  const figures = measures.map((measure) => ({
    measure,
    parameter: queryParameter(measure, measuredFields(family), measureAbouts[measure]),
  }));
  const sortBy: Parameter<GroupOrder> = {
    ...queryParameter('sortBy', groupOrder(family), {
      en: 'the order of the groups, by `count` or by a figure such as `sum.population`, which is added to the response. A minus in front sorts in descending order.',
      es: 'el orden de los grupos, por `count` o por una cifra como `sum.population`, que se agrega a la respuesta. Un signo menos delante ordena de mayor a menor.',
    }),
    conflicts: ({ text }, isGiven) =>
      isGiven(countBy.name)
        ? []
        : [{ parameter: 'sortBy', value: text, message: messages.goesWith('sortBy', countBy.name) }],
  };
  const wholes = queryParameter('wholes', booleanType, {
    en: 'whether records that are parts of one whole count once; default false.',
    es: 'si los registros que son partes de un mismo conjunto se cuentan una sola vez; por defecto, false.',
  });
  const measuredBy = (args: Arguments): Measured => {
    const order = args.get(sortBy);
    return Object.fromEntries(
      figures.flatMap(({ measure, parameter }) => {
        const sorted = order?.measure === measure && order.field !== undefined ? [order.field] : [];
        const fields = new Set([...(args.get(parameter) ?? []), ...sorted]);
        return fields.size === 0 ? [] : [[measure, [...fields]]];
      }),
    );
  };
  return {
    id: operationId(family, 'Count'),
    owner: family,
    narrows: family,
    path: `${API}/${family.path}/count`,
    parameters: [
      countBy,
      ...figures.map(({ parameter }) => parameter),
      sortBy,
      ...(family.wholes === undefined ? [] : [wholes]),
      format,
    ],
    summary: {
      en: `Count ${family.all.en}`,
      es: `Contar ${family.all.es}`,
    },
    description: {
      en: `Counts ${family.all.en}, or those that match the filters; \`countBy\` groups them, the largest first. Null is a group too; sums, means, minima and maxima ignore it.${withoutOthers(family).en}${byPlace(family).en}`,
      es: `Cuenta ${family.all.es}, o los registros que cumplen los filtros; \`countBy\` los agrupa, del grupo más grande al más pequeño. Los registros sin ese valor forman un grupo aparte. Las sumas, los promedios, los mínimos y los máximos no tienen en cuenta los null.${withoutOthers(family).es}${byPlace(family).es}`,
    },
    cacheable: true,
    // `within` names an area that may not exist.
    mayMiss: family.coordinates !== undefined,
    result: 'document',
    component: 'Count',
    schema: countSchema,
    *document(catalog, args): YieldingWork<DocumentResult> {
      const table = catalog.table(family);
      const found = runPlan(catalog, args.refine({ family, select: () => table.all, sort: [] }));
      if (found.found !== 'records')
        return found.found === 'nothing' ? { missing: found } : { value: { count: found.total } };
      const asWholes = args.get(wholes) === true ? family.wholes : undefined;
      const counted = { table, ordinals: found.ordinals, wholes: asWholes };
      const [by, measured] = [args.get(countBy), measuredBy(args)];
      const unsorted = by && (yield* summariseGroups(catalog, counted, by, measured));
      const groups = unsorted && inOrder(unsorted, args.get(sortBy));
      const whole = groups === undefined ? yield* summarise(counted, measured) : undefined;
      const form = args.get(format) ?? 'json';
      if (form !== 'json') return asTable(form, family, groups ?? [whole as Summary], measured);
      if (whole !== undefined) return { value: whole };
      const all = yield* summarise(counted, {});
      return { value: { total: all.count, groups } };
    },
    examples: () => [NO_ARGUMENTS],
    enumerate: () => [NO_ARGUMENTS],
  };
}

/** Explains which area a record counts for, if its relations to areas differ. */
function byPlace(family: ModelFamily): Localized {
  const { locatedIn, otherPlace } = family;
  if (locatedIn === undefined || otherPlace === undefined) return { en: '', es: '' };
  const { name, key } = otherPlace.relation;
  return {
    en: ` \`${name}\` groups by the place of a record (\`${locatedIn.key.name}\`), \`${key.name}\` by its own value.`,
    es: ` \`${name}\` agrupa por el lugar donde está el registro (\`${locatedIn.key.name}\`), \`${key.name}\` por su propio valor.`,
  };
}

function asTable(
  form: (typeof TABLE_FORMATS)[number],
  { path }: ModelFamily,
  rows: readonly (Summary | Group)[],
  measured: Measured,
): DocumentResult {
  const dialect = dialects[form];
  const isGrouped = rows.every((row) => 'value' in row);
  const own = isGrouped ? ['value', 'name', 'count'] : ['count'];
  const figures = measures.flatMap((measure) =>
    (measured[measure] ?? []).map(({ name }) => ({ measure, name, column: `${measure}.${name}` })),
  );
  const line = (cells: readonly unknown[]) =>
    `${cells.map((cell) => cellText(dialect, cell)).join(dialect.separator)}\r\n`;
  const lines = rows.map((row) =>
    line([
      ...own.map((name) => row[name as keyof typeof row]),
      ...figures.map(({ measure, name }) => row[measure]?.[name]),
    ]),
  );
  const header = line([...own, ...figures.map(({ column }) => column)]);
  return {
    body: new TextEncoder().encode([dialect.start, header, ...lines].join('')),
    type: csvFormat.mediaType,
    fileName: `${path.toLowerCase()}-count.csv`,
  };
}
