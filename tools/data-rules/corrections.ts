// Every entry of corrections.json names an existing record and, if any, an existing source; those of one value lead from one to the next, up to the data.
import type { Correction } from '../../src/engine/dataset/dataset.js';
import { byId, type DataRule, differs, type Finding } from './data-rule.js';

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

export const corrections: DataRule = {
  name: 'corrections',
  about:
    'Every correction names a record that is or was, and a known source; those of a value form a chain that ends in the value it has now.',
  *check(data) {
    const sources = new Set(data.sources.map(({ id }) => id));
    const tables = new Map(data.model.families.map(({ name }) => [name, byId(data, name)]));
    const retired = new Set(data.retired.map(({ family, id }) => `${family} ${id}`));
    const chains = new Map<string, Correction[]>();
    for (const correction of data.corrections) {
      const { family, id, field, was, is, source } = correction;
      const key = `${family} ${id} ${field}`;
      chains.set(key, [...(chains.get(key) ?? []), correction]);
      if (tables.get(family)?.get(id) === undefined && !retired.has(`${family} ${id}`))
        yield report(correction, `expected a record, found no ${family} ${id}`);
      if (same(was, is)) yield report(correction, `expected a change, found ${JSON.stringify(is)} twice`);
      if (source !== undefined && !sources.has(source))
        yield report(correction, `expected a source of sources.json, found ${JSON.stringify(source)}`);
    }
    for (const chain of chains.values()) {
      for (const [index, correction] of chain.entries()) {
        const before = chain[index - 1];
        if (before !== undefined && !same(correction.was, before.is))
          yield report(correction, `${differs(before.is, correction.was)} as what it was`);
      }
      const last = chain.at(-1) as Correction;
      const row = tables.get(last.family)?.get(last.id);
      if (row !== undefined && !same(row[last.field], last.is))
        yield report(last, differs(row[last.field], last.is));
    }
  },
};

const report = ({ family, id, field }: Correction, message: string): Finding => ({
  file: 'data/corrections.json',
  id: `${family} ${id}`,
  field,
  message,
});
