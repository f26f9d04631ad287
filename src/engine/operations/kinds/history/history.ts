// Returns the past of a record: how it was created, renamed, recoded or merged, by which act, and according to which source.

import type { Catalog } from '../../../catalog/catalog.js';
import { certainties, eventKinds, type HistoryEvent } from '../../../dataset/dataset.js';
import { eventView, historyOf } from '../../../history/history-of.js';
import type { History } from '../../../model/family.js';
import type { ModelFamily } from '../../../model/model.js';
import { optionalText, text } from '../../../schema/plain-schemas.js';
import { exactObject, type JsonSchema, refTo } from '../../../schema/shape-schema.js';
import { API, type DocumentOperation, isListed, type OperationKind, operationId } from '../../operation.js';
import { writtenSource } from '../../provenance/record-provenance.js';
import { idParameter, ofEachRecord } from '../records/whole-list.js';

const named: JsonSchema = {
  type: ['object', 'null'],
  properties: { code: optionalText, name: optionalText },
  required: ['code', 'name'],
};

/** Allows further members, because the event of a history has more than these. */
const open = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
});

const FORMER = 'FormerName';

/** The JSON Schema of the change that ended the requested name or code. Null if the name or code is current. */
export const changeRef: JsonSchema = { anyOf: [refTo(FORMER), { type: 'null' }] };

export const changeParts: Readonly<Record<string, JsonSchema>> = {
  [FORMER]: open({
    kind: { type: 'string', enum: eventKinds },
    date: optionalText,
    before: named,
    after: named,
    act: optionalText,
  }),
};

const record: JsonSchema = { type: 'object', properties: { id: { type: 'integer' }, name: text } };
const localized: JsonSchema = { type: 'object', properties: { en: text, es: text } };

const historySchema: JsonSchema = exactObject({
  family: text,
  id: { type: 'integer' },
  events: {
    type: 'array',
    items: {
      allOf: [refTo(FORMER)],
      ...open({
        record,
        from: { type: 'array', items: record },
        notes: { type: 'array', items: localized },
        certainty: { type: 'string', enum: certainties },
        source: text,
      }),
    },
  },
  coverage: localized,
  sources: {
    type: 'array',
    items: { type: 'object' },
  },
});

export const history: OperationKind = {
  operations: (family) =>
    family.history !== undefined && isListed(family) ? [historyOperation(family, family.history)] : [],
};

function historyOperation(family: ModelFamily, { coverage }: History): DocumentOperation {
  const id = idParameter(family);
  return {
    id: operationId(family, 'History'),
    owner: family,
    path: `${API}/${family.path}/{id}/history`,
    parameters: [id],
    summary: { en: `History ${family.noun.of.en}`, es: `Historia ${family.noun.of.es}` },
    description: {
      en: `Lists the known past events ${family.noun.of.en}. \`coverage\` states the limits.`,
      es: `Devuelve los hechos pasados que se conocen ${family.noun.of.es}. \`coverage\` indica los límites.`,
    },
    cacheable: true,
    mayMiss: true,
    result: 'document',
    schema: historySchema,
    component: 'History',
    parts: changeParts,
    document: (catalog, args) => {
      const ordinal = catalog.table(family).ordinal(args.required(id));
      if (ordinal === undefined) return { missing: { family, id: args.required(id) } };
      const events = historyOf(catalog, family).events(ordinal);
      return {
        value: {
          family: family.record,
          id: args.required(id),
          events: events.map((event) => eventView(catalog, family, event)),
          coverage,
          sources: sourcesOfEvents(catalog, events),
        },
      };
    },
    ...ofEachRecord(family, id),
  };
}

function sourcesOfEvents(catalog: Catalog, events: readonly HistoryEvent[]) {
  const ids = new Set(events.map(({ source }) => source));
  return catalog.sources
    .filter((source) => ids.has(source.id))
    .map(({ id, publisher, title, date, url }) => writtenSource({ id, publisher, title, date, url }));
}
