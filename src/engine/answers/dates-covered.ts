// The first and the last day in the records, from every field with dates.
import type { Catalog } from '../catalog/catalog.js';
import type { Model } from '../model/model.js';
import type { YieldingWork } from '../scheduling/yielding-work.js';

export interface DatesCovered {
  readonly from: string | null;
  readonly to: string | null;
}

const DAY = 'YYYY-MM-DD'.length;

export function* datesCovered({ families }: Model, catalog: Catalog): YieldingWork<DatesCovered> {
  let from: string | null = null;
  let to: string | null = null;
  for (const family of families) {
    yield;
    for (const { name, kind } of family.fields) {
      if (kind !== 'date' && kind !== 'midnight') continue;
      for (const row of catalog.table(family).rows) {
        const value = row[name];
        if (typeof value !== 'string') continue;
        const day = value.slice(0, DAY);
        if (from === null || day < from) from = day;
        if (to === null || day > to) to = day;
      }
    }
  }
  return { from, to };
}
