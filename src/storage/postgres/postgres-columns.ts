// Values in PostgreSQL: the type of a column for each kind of field, and how the text of a value is read back.
import pg from 'pg';
import type { LineColumn } from '../../engine/model/series.js';

interface Stored {
  readonly type: string;
  /** The name of the type in information_schema, if it is another one. */
  readonly knownAs?: string;
  readonly read: (text: string) => unknown;
}

/** The number of the type text[], which the driver's list of names lacks. */
const TEXT_ARRAY = 1009 as Parameters<typeof pg.types.getTypeParser>[0];
/** PostgreSQL silently cuts longer names. */
export const LONGEST_NAME = 63;

/** All values arrive as texts and are read by the kind of their field, so that an engine with wider integers changes nothing. */
export const storedKinds: Readonly<Record<LineColumn['kind'], Stored>> = {
  integer: { type: 'int4', read: Number },
  number: { type: 'float8', read: Number },
  text: { type: 'text', read: (text) => text },
  texts: { type: 'text[]', knownAs: '_text', read: pg.types.getTypeParser(TEXT_ARRAY, 'text') },
  boolean: { type: 'bool', read: (text) => text === 't' || text === 'true' },
  date: { type: 'date', read: (text) => text },
  midnight: { type: 'timestamp', read: (text) => text.replace(' ', 'T') },
  /** JSON, which the rows of a dataset are made of. */
  breaks: { type: 'text', read: (text) => text },
  counts: {
    type: 'int4[]',
    knownAs: '_int4',
    read: (text) => JSON.parse(`[${text.slice(1, -1).toLowerCase()}]`),
  },
};

/** Settings that make the texts of dates and numbers the same on every server. */
export const exactTexts = ['SET LOCAL datestyle = ISO', 'SET LOCAL extra_float_digits = 3'] as const;

export const SCHEMA = 'atlas';

export function quoted(name: string): string {
  if (Buffer.byteLength(name) > LONGEST_NAME)
    throw new Error(`${name} is too long for a name in PostgreSQL: ${LONGEST_NAME} bytes at most.`);
  return `"${name.replaceAll('"', '""')}"`;
}

export function quotedTable(name: string): string {
  return `${quoted(SCHEMA)}.${quoted(name)}`;
}
