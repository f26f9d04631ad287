// Every field has one source, and an additional source names its records.
import type { Provenance } from '../../src/engine/dataset/dataset.js';
import { byId, type DataRule, type Finding } from './data-rule.js';

export const provenance: DataRule = {
  name: 'provenance',
  about: 'Every field has exactly one default source; an exception names existing records, each once.',
  *check(data) {
    const sources = new Set(data.sources.map(({ id }) => id));
    const tables = new Map(data.model.families.map(({ name }) => [name, byId(data, name)]));
    const defaults = new Map<string, number>();
    const excepted = new Set<string>();
    for (const line of data.provenance) {
      const { family, field, source, ids } = line;
      const known = data.model.families.find(({ name }) => name === family)?.field(field);
      if (known === undefined) yield report(line, `expected a field, found ${family}.${field}`);
      if (!sources.has(source)) yield report(line, `expected a source of sources.json, found "${source}"`);
      if (ids === undefined) {
        const key = `${family}.${field}`;
        defaults.set(key, (defaults.get(key) ?? 0) + 1);
      }
      for (const id of ids ?? []) {
        const value = `${family} ${id} ${field}`;
        if (tables.get(family)?.get(id) === undefined)
          yield report(line, `expected a record, found no ${family} ${id}`);
        if (excepted.has(value)) yield report(line, `expected ${family} ${id} once, found it again`);
        excepted.add(value);
      }
    }
    for (const { name: family, fields, series } of data.model.families) {
      // A figure names its source itself.
      if (series !== undefined) continue;
      for (const { name: field } of fields) {
        const count = defaults.get(`${family}.${field}`) ?? 0;
        if (count !== 1) yield report({ family, field }, `expected one default source, found ${count}`);
      }
    }
  },
};

const report = ({ family, field }: Pick<Provenance, 'family' | 'field'>, message: string): Finding => ({
  file: 'data/provenance.json',
  id: family,
  field,
  message,
});
