// The events in the past of a record, with links to the other records in them.
import type { Ordinal } from '../../engine/catalog/catalog.js';
import { eventView } from '../../engine/history/event-view.js';
import { historyOf } from '../../engine/history/history-of.js';
import type { ShownFamily } from '../manifest/manifest.js';
import { type PageContext, rowWithId } from '../shell/page-context.js';
import { type RecordLink, recordLink } from '../shell/record-link.js';
import type { HistoryModel } from './history.js';

export function historyModel(
  view: PageContext,
  { family }: ShownFamily,
  ordinal: Ordinal,
): HistoryModel | undefined {
  const { catalog } = view.engine;
  const events = historyOf(catalog, family).events(ordinal);
  if (family.history === undefined || events.length === 0) return undefined;
  const id = catalog.table(family).rows[ordinal]?.id;
  const linksTo = (ids: readonly number[]): readonly RecordLink[] =>
    ids.flatMap((each) => {
      const row = rowWithId(view, family, each);
      return row === undefined ? [] : [recordLink(view.manifest, family, row)];
    });
  return {
    coverage: family.history.coverage,
    events: events.map((event) => ({
      ...eventView(catalog, family, event),
      other: event.id === id ? undefined : linksTo([event.id])[0],
      origins: linksTo(event.from),
      publisher: catalog.sources.find((source) => source.id === event.source)?.publisher,
    })),
  };
}
