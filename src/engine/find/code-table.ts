// Every code that is known, and the records that have it.

import type { Catalog, Ordinal } from '../catalog/catalog.js';
import { historyOf } from '../history/history-of.js';
import type { Model, ModelFamily } from '../model/model.js';
import { codeKey } from '../names/name-key.js';
import { addToList } from '../scheduling/add-to-list.js';
import type { YieldingWork } from '../scheduling/yielding-work.js';

export interface Coded {
  readonly family: ModelFamily;
  readonly ordinal: Ordinal;
  readonly field: string;
  /** The code that was asked for, if the record has another one today. */
  readonly former?: string;
}

export interface CodeTable {
  readonly find: (code: string) => readonly Coded[];
}

const RECORDS_IN_A_STEP = 200;

export function* buildCodeTable({ families }: Model, catalog: Catalog): YieldingWork<CodeTable> {
  const codes = new Map<string, Coded[]>();
  for (const family of families) {
    const fields = Object.keys(family.knownBy);
    if (fields.length === 0) continue;
    for (const [ordinal, row] of catalog.table(family).rows.entries()) {
      if (ordinal % RECORDS_IN_A_STEP === 0) yield;
      for (const field of fields) {
        const key = codeKey(String(row[field] ?? ''));
        if (key !== '') addToList(codes, key, { family, ordinal, field });
      }
    }
    const field = family.history?.code;
    if (field !== undefined && fields.includes(field))
      for (const { ordinal, text } of historyOf(catalog, family).codes)
        addToList(codes, codeKey(text), { family, ordinal, field, former: text });
  }
  return {
    find: (code) => {
      const key = codeKey(code);
      // Spreadsheets drop the zero that some codes begin with.
      const padded = /^\d+$/.test(key) ? codes.get(`0${key}`) : undefined;
      return [...(codes.get(key) ?? []), ...(padded ?? [])];
    },
  };
}
