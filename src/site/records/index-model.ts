// The model of the list of families, from the running engine.

import type { Catalog } from '../../engine/catalog/catalog.js';
import type { Row } from '../../engine/model/model.js';
import type { Manifest, ShownFamily } from '../manifest/manifest.js';
import { recordAddress, tableAddress } from '../shell/data-addresses.js';
import type { Site } from '../shell/site.js';
import { titleOfRecord } from '../shell/title-of-record.js';
import type { IndexEntry } from './families.js';
import { recordStrings } from './strings.js';

export const indexModel = (site: Site, manifest: Manifest, catalog: Catalog): readonly IndexEntry[] =>
  manifest.families.map((shown) => ({
    address: tableAddress(shown),
    title: site.titleOf(shown.family),
    about: site.translate(shown.family.about),
    extent: extentInWords(site, shown, catalog),
    sample: sampleOf(shown, catalog),
  }));

export function extentInWords({ number, language }: Site, { family }: ShownFamily, catalog: Catalog): string {
  const words = recordStrings[language];
  if (family.series !== undefined) return words.records.series;
  if (family.file === undefined) return words.records.computed;
  const { length } = catalog.table(family).rows;
  return length === 1 ? words.records.oneRecord : words.records.records(number(length));
}

/** The heaviest of those that people look for most, else the first. */
export function sampleOf(shown: ShownFamily, catalog: Catalog): IndexEntry['sample'] {
  const { family } = shown;
  if (shown.extent !== 'many') return undefined;
  const { weight } = family.find ?? {};
  const heavier = (a: Row, b: Row) =>
    Number(b[weight as string] ?? 0) > Number(a[weight as string] ?? 0) ? b : a;
  const { rows } = catalog.table(family);
  const row = weight === undefined ? rows[0] : rows.reduce(heavier);
  const title = row && titleOfRecord(family, row);
  return row === undefined || title === undefined ? undefined : { address: recordAddress(shown, row), title };
}
