// A record as the sections of its page read it, and the form of a section: a function of this view.
import type { Ordinal } from '../../engine/catalog/catalog.js';
import type { Row } from '../../engine/model/model.js';
import type { YieldingWork } from '../../engine/scheduling/yielding-work.js';
import type { ShownFamily } from '../manifest/manifest.js';
import type { Html } from '../shell/html.js';
import type { PageContext } from '../shell/page-context.js';
import { type RecordLink, recordLink } from '../shell/record-link.js';
import type { Repository } from '../shell/repository.js';

/** The choices of the operator that pages of records depend on. */
export interface ReportOptions {
  /** The URI for reports: a mailbox, or the form of a tracker. */
  readonly reportContact: string | undefined;
  /** The repository of the data, if readers can correct it. */
  readonly repository: Repository | undefined;
}

export interface RecordView extends PageContext, ReportOptions, RecordLink {
  readonly shown: ShownFamily;
  readonly ordinal: Ordinal;
  readonly row: Row;
}

/** Undefined if the record has nothing to show there. */
export type Section = (record: RecordView) => Html | undefined | YieldingWork<Html | undefined>;

export function recordView(
  context: PageContext & ReportOptions,
  shown: ShownFamily,
  ordinal: Ordinal,
): RecordView {
  const row = context.engine.catalog.table(shown.family).rows[ordinal] as Row;
  return { ...context, shown, ordinal, row, ...recordLink(context.manifest, shown.family, row) };
}
