// All families with their description and number of records.
import type { Engine } from '../../engine/answers/engine.js';
import type { Localized } from '../../engine/text/localized.js';
import { familyAddress } from './addresses.js';
import { type CountedRows, countedRows } from './counted-rows.js';
import type { Site } from './site.js';

export interface ListedFamily {
  readonly address: string;
  readonly title: string;
  readonly record: string;
  readonly about: Localized;
  /** Undefined if they are computed. */
  readonly rows: number | undefined;
  readonly counted: CountedRows;
}

export const listedFamilies = (site: Site, { model, catalog }: Engine): readonly ListedFamily[] =>
  model.families.map((family) => {
    const rows = family.file === undefined ? undefined : catalog.table(family).rows;
    return {
      address: familyAddress(family),
      title: site.titleOf(family),
      record: family.record,
      about: family.about,
      rows: rows?.length,
      counted: countedRows(site, family, rows ?? []),
    };
  });
