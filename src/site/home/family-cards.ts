// The families on the front page: each with its number of records, and its foremost record as a way in.
import type { Engine } from '../../engine/answers/engine.js';
import type { ModelFamily, Row } from '../../engine/model/model.js';
import type { Localized } from '../../engine/text/localized.js';
import { manifestOf } from '../manifest/manifest-of.js';
import { countedRows } from '../shell/counted-rows.js';
import { tableAddress } from '../shell/data-addresses.js';
import { foremostRecord } from '../shell/foremost-record.js';
import { type RecordLink, recordLink } from '../shell/record-link.js';
import type { Site } from '../shell/site.js';
import { homeStrings } from './strings.js';

export interface FamilyCard {
  /** Of its table. */
  readonly address: Localized;
  readonly title: string;
  readonly about: Localized;
  /** The number of its stored records. */
  readonly rows: number;
  /** The same in words; those of an example year if they are computed. */
  readonly count: string;
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
      rows: rows?.length ?? 0,
      count: rows === undefined ? computedCount(site, family) : storedCount(site, family, rows),
      first: foremost && recordLink(manifest, family, foremost),
    };
  });
}

function storedCount(site: Site, family: ModelFamily, rows: readonly Row[]): string {
  const { own, others } = countedRows(site, family, rows);
  return others === '' ? own : `${own} ${others}`;
}

function computedCount(site: Site, { calendar }: ModelFamily): string {
  if (calendar === undefined) return site.strings.computed;
  const { example, rows } = calendar;
  return homeStrings[site.language].inYear(site.number(rows(example, () => false).length), example);
}
