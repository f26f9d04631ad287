// The name of a record on its page: its name, else a common code.
import type { ModelFamily, Row } from '../../engine/model/model.js';
import { nameOf } from '../../engine/model/name-of.js';

export function titleOfRecord(family: ModelFamily, row: Row): string | undefined {
  const name = nameOf(family, row);
  if (name !== '') return name;
  const code = family.identifiers.map((field) => row[field]).find((value) => value !== null);
  return code === undefined ? undefined : String(code);
}
