// The families on the front page: each with its number of records, and its foremost record as a way in.
import type { Engine } from '../../engine/answers/engine.js';
import type { Localized } from '../../engine/text/localized.js';
import { manifestOf } from '../manifest/manifest-of.js';
import { type CountedRows, countedRows } from '../shell/counted-rows.js';
import { tableAddress } from '../shell/data-addresses.js';
import { foremostRecord } from '../shell/foremost-record.js';
import { type RecordLink, recordLink } from '../shell/record-link.js';
import type { Site } from '../shell/site.js';

export interface FamilyCard {
  /** Of its table. */
  readonly address: Localized;
  readonly title: string;
  readonly about: Localized;
  /** Undefined if they are computed. */
  readonly rows: number | undefined;
  readonly counted: CountedRows;
  /** Undefined if its records have no pages. */
  readonly first: RecordLink | undefined;
}

export function familyCards(site: Site, engine: Engine): readonly FamilyCard[] {
  const manifest = manifestOf(engine);
  return manifest.families.map((shown) => {
    const { family, extent } = shown;
    const rows = family.file === undefined ? undefined : engine.catalog.table(family).rows;
    const foremost = extent === 'many' && rows !== undefined ? foremostRecord(family, rows) : undefined;
    return {
      address: tableAddress(shown),
      title: site.titleOf(family),
      about: family.about,
      rows: rows?.length,
      counted: countedRows(site, family, rows ?? []),
      first: foremost && recordLink(manifest, family, foremost),
    };
  });
}
