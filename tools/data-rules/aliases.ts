// Every alias names a record and a source, differs from the record's own names, and occurs once, in the order of the records.
import type { Alias } from '../../src/engine/dataset/dataset.js';
import { fold } from '../../src/engine/text/fold.js';
import { byId, type DataRule, type Finding } from './data-rule.js';

export const aliases: DataRule = {
  name: 'aliases',
  about:
    'Every alias names a record and a source, differs from the names of its record by more than accents and capitals, and stands once, in the order of the records.',
  *check(data) {
    const sources = new Set(data.sources.map(({ id }) => id));
    const families = data.model.families;
    const tables = new Map(families.map(({ name }) => [name, byId(data, name)]));
    const order = (line: Alias) => families.findIndex(({ name }) => name === line.family) * 1e6 + line.id;
    const seen = new Set<string>();
    for (const [index, line] of data.aliases.entries()) {
      const { family: name, id, alias, source } = line;
      const family = families.find((candidate) => candidate.name === name);
      const row = tables.get(name)?.get(id);
      if (family === undefined || row === undefined) {
        yield report(line, 'id', `expected a record, found no ${name} ${id}`);
        continue;
      }
      const own = [
        family.nameFields.map((field) => row[field]).join(' '),
        ...(family.otherName === undefined ? [] : [String(row[family.otherName])]),
      ];
      if (own.some((text) => fold(text) === fold(alias)))
        yield report(line, 'alias', `expected another name, found its own, ${JSON.stringify(alias)}`);
      if (alias !== alias.trim().normalize('NFC'))
        yield report(line, 'alias', `expected no blanks around it and NFC, found ${JSON.stringify(alias)}`);
      if (!sources.has(source))
        yield report(line, 'source', `expected a source of sources.json, found ${JSON.stringify(source)}`);
      const key = `${name} ${id} ${fold(alias)}`;
      if (seen.has(key))
        yield report(line, 'alias', `expected it once, found ${JSON.stringify(alias)} twice`);
      seen.add(key);
      const before = data.aliases[index - 1];
      if (before !== undefined && order(before) > order(line))
        yield report(
          line,
          'id',
          `expected the order of the records, found it after ${before.family} ${before.id}`,
        );
    }
  },
};

const report = ({ family, id }: Alias, field: string, message: string): Finding => ({
  file: 'data/aliases.json',
  id: `${family} ${id}`,
  field,
  message,
});
