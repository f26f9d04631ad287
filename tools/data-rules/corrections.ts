// Every entry of corrections.json names an existing record and its current value.
import { byId, type DataRule, differs, type Finding } from './data-rule.js';

export const corrections: DataRule = {
  name: 'corrections',
  about: 'Every correction names an existing record, field and source, and the value that the field has now.',
  *check(data) {
    const sources = new Set([...data.sources.map(({ id }) => id), 'the record itself']);
    const tables = new Map(data.model.families.map(({ name }) => [name, byId(data, name)]));
    for (const { family, id, field, was, is, source } of data.corrections) {
      const report = (message: string): Finding => ({
        file: 'data/corrections.json',
        id: `${family} ${id}`,
        field: String(field),
        message,
      });
      const row = tables.get(String(family))?.get(id);
      if (row === undefined) yield report(`expected a record, found no ${family} ${id}`);
      else if (JSON.stringify(row[String(field)]) !== JSON.stringify(is))
        yield report(differs(row[String(field)], is));
      if (JSON.stringify(was) === JSON.stringify(is))
        yield report(`expected a change, found ${JSON.stringify(is)} twice`);
      if (!sources.has(String(source)))
        yield report(`expected a source of sources.json, found ${JSON.stringify(source)}`);
    }
  },
};
