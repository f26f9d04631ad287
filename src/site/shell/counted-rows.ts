// The number of records beside the title of their family: those that the title means, and separately its other records.
import type { ModelFamily, Row } from '../../engine/model/model.js';
import { countProper } from '../../engine/model/proper-rows.js';
import type { Site } from './site.js';

interface CountedRows {
  readonly own: string;
  /** `and 20 other units`; empty if there are none. */
  readonly others: string;
}

export function countedRows(site: Site, family: ModelFamily, rows: readonly Row[]): CountedRows {
  const own = countProper(family, rows);
  const others = rows.length - own;
  const noun = family.proper?.others[others === 1 ? 'one' : 'many'][site.language] ?? '';
  return {
    own: site.number(own),
    others: others === 0 ? '' : site.strings.andOthers(site.number(others), noun),
  };
}
