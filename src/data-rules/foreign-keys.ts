// Every foreign key refers to an existing record.
import { toOneRelations } from '../engine/model/to-one-relations.js';
import { byId, type DataRule, finding, rowsOf } from './data-rule.js';
import { expects } from './messages.js';

export const foreignKeys: DataRule = {
  name: 'foreign-keys',
  about: {
    en: 'Every foreign key refers to an existing record.',
    es: 'Cada campo con el id de otro registro tiene el de uno que existe.',
  },
  advice: {
    en: 'Write the id of the other record as a number without quotes. Its page on the site shows it.',
    es: 'Escribe el id del otro registro como número sin comillas. Su página en el sitio lo muestra.',
  },
  *check(data) {
    for (const family of data.model.families) {
      for (const [key, target] of keysOf(data.model.families, family.name)) {
        const known = byId(data, target);
        const { of } = data.model.family(target).noun;
        for (const row of rowsOf(data, family.name)) {
          const id = row[key];
          if (id === null || known.has(id)) continue;
          yield finding(family, row, key, expects({ en: `the id ${of.en}`, es: `el id ${of.es}` }, id));
        }
      }
    }
  },
};

type Families = Parameters<DataRule['check']>[0]['model']['families'];

/** The foreign keys of a family and their targets, whichever side declares the relation. */
function keysOf(families: Families, name: string): ReadonlyMap<string, string> {
  const keys = new Map<string, string>();
  for (const parent of families) {
    for (const list of parent.lists)
      if (list.target.name === name && list.key !== undefined) keys.set(list.key, parent.name);
    if (parent.name !== name) continue;
    for (const { key, target } of toOneRelations(parent)) keys.set(key.name, target.name);
  }
  return keys;
}
