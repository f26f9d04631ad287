// Every field has one source, and an additional source names its records.
import type { Provenance } from '../engine/dataset/dataset.js';
import type { Localized } from '../engine/text/localized.js';
import { byId, type DataRule, type Finding } from './data-rule.js';
import { noRecord, noSource } from './messages.js';

export const provenance: DataRule = {
  name: 'provenance',
  about: {
    en: 'Every field has exactly one default source; an exception names existing records, each once.',
    es: 'Cada campo tiene una sola fuente principal. Una excepción nombra registros que existen, cada uno una vez.',
  },
  advice: {
    en: 'Correct the line in data/provenance.json.',
    es: 'Corrige la línea en data/provenance.json.',
  },
  *check(data) {
    const sources = new Set(data.sources.map(({ id }) => id));
    const tables = new Map(data.model.families.map(({ name }) => [name, byId(data, name)]));
    const defaults = new Map<string, number>();
    const excepted = new Set<string>();
    for (const [at, line] of data.provenance.entries()) {
      const { family, field, source, ids } = line;
      const known = data.model.families.find(({ name }) => name === family)?.field(field);
      if (known === undefined)
        yield report(
          line,
          { en: `expected a field, found ${family}.${field}`, es: `no existe el campo ${family}.${field}` },
          at,
        );
      if (!sources.has(source)) yield report(line, noSource(source), at);
      if (ids === undefined) {
        const key = `${family}.${field}`;
        defaults.set(key, (defaults.get(key) ?? 0) + 1);
      }
      for (const id of ids ?? []) {
        const value = `${family} ${id} ${field}`;
        if (tables.get(family)?.get(id) === undefined) yield report(line, noRecord(family, id), at);
        if (excepted.has(value))
          yield report(
            line,
            { en: `expected ${family} ${id} once, found it again`, es: `${family} ${id} está dos veces` },
            at,
          );
        excepted.add(value);
      }
    }
    for (const { name: family, fields, series } of data.model.families) {
      // A figure names its source itself.
      if (series !== undefined) continue;
      for (const { name: field } of fields) {
        const count = defaults.get(`${family}.${field}`) ?? 0;
        if (count !== 1)
          yield report(
            { family, field },
            {
              en: `expected one default source, found ${count}`,
              es: `debe tener una sola fuente principal, pero tiene ${count}`,
            },
          );
      }
    }
  },
};

const report = (
  { family, field }: Pick<Provenance, 'family' | 'field'>,
  message: Localized,
  at?: number,
): Finding => ({
  file: 'data/provenance.json',
  id: family,
  field,
  message,
  ...(at !== undefined && { at }),
});
