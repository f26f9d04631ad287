// Every entry of corrections.json names an existing record and, if any, an existing source; those of one value lead from one to the next, up to the data.
import type { Correction } from '../engine/dataset/dataset.js';
import type { Localized } from '../engine/text/localized.js';
import { addCorrection } from './correction-line.js';
import { byId, type DataRule, type Finding } from './data-rule.js';
import { differs, noRecord, noSource } from './messages.js';

/** With its position in the file. */
type Placed = Correction & { readonly at: number };

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

export const corrections: DataRule = {
  name: 'corrections',
  about: {
    en: 'Every correction names a record that is or was, and a known source; those of a value form a chain that ends in the value it has now.',
    es: 'Cada corrección es de un registro que existe o existió y tiene una fuente conocida. Las de un mismo valor forman una cadena que termina en el valor actual.',
  },
  advice: {
    en: 'Correct the line in data/corrections.json.',
    es: 'Corrige la línea en data/corrections.json.',
  },
  *check(data) {
    const sources = new Set(data.sources.map(({ id }) => id));
    const tables = new Map(data.model.families.map(({ name }) => [name, byId(data, name)]));
    const retired = new Set(data.retired.map(({ family, id }) => `${family} ${id}`));
    const chains = new Map<string, Placed[]>();
    for (const [at, correction] of data.corrections.entries()) {
      const { family, id, field, was, is, source } = correction;
      const key = `${family} ${id} ${field}`;
      const placed = { ...correction, at };
      chains.set(key, [...(chains.get(key) ?? []), placed]);
      if (tables.get(family)?.get(id) === undefined && !retired.has(`${family} ${id}`))
        yield report(placed, noRecord(family, id));
      if (same(was, is))
        yield report(placed, {
          en: `expected a change, found ${JSON.stringify(is)} twice`,
          es: `"was" e "is" son iguales, ${JSON.stringify(is)}, así que no hay cambio`,
        });
      if (source !== undefined && !sources.has(source)) yield report(placed, noSource(source));
    }
    for (const chain of chains.values()) {
      for (const [index, correction] of chain.entries()) {
        const before = chain[index - 1];
        if (before !== undefined && !same(correction.was, before.is))
          yield report(correction, {
            en: `${differs(before.is, correction.was).en} as what it was`,
            es: `${differs(before.is, correction.was).es} como valor anterior`,
          });
      }
      const last = chain.at(-1) as Placed;
      const row = tables.get(last.family)?.get(last.id);
      if (row !== undefined && !same(row[last.field], last.is))
        yield {
          ...report(last, differs(row[last.field], last.is)),
          ...addCorrection({ ...last, was: last.is, is: row[last.field] }, data.edition, last.at + 2),
        };
    }
  },
};

const report = ({ family, id, field, at }: Placed, message: Localized): Finding => ({
  file: 'data/corrections.json',
  id: `${family} ${id}`,
  field,
  message,
  at,
});
