// The past of a record: when it was created, renamed, recoded or merged, by which act, and by which source.
import type { Catalog } from '../../catalog/catalog.js';
import type { HistoryEvent } from '../../dataset/dataset.js';
import { eventView } from '../../history/event-view.js';
import { historyOf } from '../../history/history-of.js';
import type { History } from '../../model/family.js';
import type { ModelFamily } from '../../model/model.js';
import { API, type DocumentOperation, idOf, isListed, type OperationKind } from '../operation.js';
import { writtenSource } from '../provenance/written-provenance.js';
import { changeParts, historySchema } from './history-schema.js';
import { idParameter, ofEachRecord } from './id-parameter.js';

export const history: OperationKind = {
  operations: (family) =>
    family.history !== undefined && isListed(family) ? [historyOperation(family, family.history)] : [],
};

function historyOperation(family: ModelFamily, { coverage }: History): DocumentOperation {
  const id = idParameter(family);
  return {
    id: idOf(family, 'History'),
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
          sources: sourcesOf(catalog, events),
        },
      };
    },
    ...ofEachRecord(family, id),
  };
}

function sourcesOf(catalog: Catalog, events: readonly HistoryEvent[]) {
  const ids = new Set(events.map(({ source }) => source));
  return catalog.sources
    .filter((source) => ids.has(source.id))
    .map(({ id, publisher, title, date, url }) => writtenSource({ id, publisher, title, date, url }));
}
