// The records that the name of a resource means, if it has others beside them: counts and lists have those alone unless others are requested.
import type { Engine } from '../../engine/answers/engine.js';
import type { ModelFamily } from '../../engine/model/model.js';
import { countProper } from '../../engine/model/proper-rows.js';
import type { Texts } from './ask.js';
import type { Given } from './tool.js';

export interface ProperRecords {
  readonly texts: Texts;
  readonly note?: string;
}

export function properRecords({ catalog }: Engine, family: ModelFamily, { where }: Given): ProperRecords {
  const { proper, title, path } = family;
  const names = Object.keys((where ?? {}) as object).map((name) => name.replace(/\[.*$/, '').toLowerCase());
  if (proper === undefined || names.includes(proper.field.toLowerCase())) return { texts: {} };
  const { field, value } = proper;
  const { rows } = catalog.table(family);
  const own = countProper(family, rows);
  return {
    texts: { [field]: value },
    note: `Only records whose ${field} is ${value}. ${path} has ${rows.length} records, of which ${own} are ${title.en.toLowerCase()}. \`where: {"${field}[ne]": "${value}"}\` lists the others.`,
  };
}
