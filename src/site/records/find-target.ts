// The page of the records that a URL means. The id decides about a record, and any word for a family about that.
import type { Catalog, Ordinal } from '../../engine/catalog/catalog.js';
import type { Row } from '../../engine/model/model.js';
import type { Manifest, ShownFamily } from '../manifest/manifest.js';
import { addresses } from '../shell/addresses.js';
import { idInSegment, recordAddress, tableAddress } from '../shell/data-addresses.js';
import type { Address } from '../shell/language.js';

export type Target =
  | { readonly is: 'index' }
  | { readonly is: 'table'; readonly shown: ShownFamily }
  | { readonly is: 'record'; readonly shown: ShownFamily; readonly ordinal: Ordinal; readonly row: Row }
  | NoTarget;

/** The family is known if only the record is not. */
export interface NoTarget {
  readonly is: 'nowhere';
  readonly shown?: ShownFamily;
  readonly id?: number | undefined;
}

export function findTarget(manifest: Manifest, catalog: Catalog, segments: readonly string[]): Target {
  const [family, record, ...rest] = segments;
  if (family === undefined) return { is: 'index' };
  const shown = rest.length > 0 ? undefined : manifest.meant(family);
  if (shown === undefined) return { is: 'nowhere' };
  if (shown.extent === 'only') return recordAt(shown, catalog, 0);
  if (record === undefined) return { is: 'table', shown };
  const id = shown.extent === 'many' ? idInSegment(record) : undefined;
  const ordinal = id === undefined ? undefined : ordinalOf(shown, catalog, id);
  return ordinal === undefined ? { is: 'nowhere', shown, id } : recordAt(shown, catalog, ordinal);
}

const recordAt = (shown: ShownFamily, catalog: Catalog, ordinal: Ordinal): Target => ({
  is: 'record',
  shown,
  ordinal,
  row: catalog.table(shown.family).rows[ordinal] as Row,
});

/** A record that was retired leads to the one that took its place. */
function ordinalOf({ family }: ShownFamily, catalog: Catalog, id: number): Ordinal | undefined {
  const { ordinal, retired } = catalog.table(family);
  const successor = retired.get(id)?.by;
  return ordinal(id) ?? (typeof successor === 'number' ? ordinal(successor) : undefined);
}

/** Its one canonical URL. */
export function addressOf(target: Exclude<Target, NoTarget>): Address {
  switch (target.is) {
    case 'index':
      return addresses.data;
    case 'table':
      return tableAddress(target.shown);
    case 'record':
      return recordAddress(target.shown, target.row);
  }
}
