// The name of a foreign key. It contains the table that the key leads to, so a key that leads elsewhere gets another name.
import { createHash } from 'node:crypto';
import { LONGEST_NAME } from './postgres-columns.js';

const HASH_LENGTH = 8;

/** PostgreSQL cuts off long names without a warning, so the end of one that is too long is replaced by a hash of the whole. */
export function constraintName(table: string, column: string, target: string): string {
  const name = `${table}_${column}_${target}`;
  if (Buffer.byteLength(name) <= LONGEST_NAME) return name;
  const hash = createHash('sha256').update(name).digest('hex').slice(0, HASH_LENGTH);
  return `${name.slice(0, LONGEST_NAME - HASH_LENGTH - 1)}_${hash}`;
}
