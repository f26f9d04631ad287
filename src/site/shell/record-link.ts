// A record as others link to it.

import type { ModelFamily, Row } from '../../engine/model/model.js';
import type { Manifest } from '../manifest/manifest.js';
import { recordAddress } from './data-addresses.js';
import type { Address } from './language.js';
import { titleOfRecord } from './title-of-record.js';

export interface RecordLink {
  readonly address: Address;
  readonly title: string;
}

export const recordLink = (manifest: Manifest, family: ModelFamily, row: Row): RecordLink => ({
  address: recordAddress(manifest.of(family), row),
  title: titleOfRecord(family, row) ?? String(row.id),
});
