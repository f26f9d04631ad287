// Every field of every family has a source, and every source covers fields that exist.
import { type DataRule, type Finding, rowsOf } from './data-rule.js';
import { isProse } from './prose-fields.js';

export const sources: DataRule = {
  name: 'sources',
  about: 'Every field that holds a value has a source, and every source covers fields that exist.',
  *check(data) {
    const report = (id: string, message: string): Finding => ({
      file: 'data/sources.json',
      id,
      field: 'covers',
      message,
    });
    for (const { id, covers } of data.sources) {
      for (const [name, fields] of Object.entries(covers)) {
        const family = data.model.families.find((candidate) => candidate.name === name);
        for (const field of fields) {
          if (family?.field(field) === undefined)
            yield report(id, `expected a field, found ${name}.${field}`);
        }
      }
    }
    for (const family of data.model.families) {
      for (const { name } of family.fields) {
        const filled = rowsOf(data, family.name).some((row) => row[name] !== null);
        const covered = data.sources.some(({ covers }) => covers[family.name]?.includes(name));
        if (filled && !covered && !isProse(family.name, name))
          yield report(family.name, `expected a source of ${family.name}.${name}, found none`);
      }
    }
  },
};
