// The description of a record contains every year, date, figure or rank that is listed for it, with its sources.
import { byId, type DataRule, type DatedFact, type Finding } from './data-rule.js';
import { lacks, misplaced, noRecord, noSource, twice } from './messages.js';

/** As a whole: "1.898" does not contain "18", and "1898,5" does not contain "1898". */
function contains(text: string, value: string): boolean {
  const before = /[\p{L}\d.,]$/u;
  const after = /^(?:[\p{L}\d]|[.,]\d)/u;
  for (let at = text.indexOf(value); at >= 0; at = text.indexOf(value, at + 1)) {
    const [head, tail] = [text.slice(0, at), text.slice(at + value.length)];
    if (!before.test(head) && !after.test(tail)) return true;
  }
  return false;
}

export const datedFacts: DataRule = {
  name: 'dated-facts',
  about: {
    en: 'The description of a record contains every year, date, figure or rank that data/prose/dated-facts.json lists for it. Each has one line with its sources, in the order of the records.',
    es: 'La descripción de un registro contiene cada año, fecha, cifra o puesto que data/prose/dated-facts.json anota para él. Cada uno tiene una línea con sus fuentes, en el orden de los registros.',
  },
  advice: {
    en: 'Write the value as the text has it, or delete the line.',
    es: 'Escribe el valor como está en el texto o borra la línea.',
  },
  *check(data) {
    const sources = new Set(data.sources.map(({ id }) => id));
    const families = data.model.families;
    const tables = new Map(families.map(({ name }) => [name, byId(data, name)]));
    const place = ({ family, id }: DatedFact) => families.findIndex(({ name }) => name === family) * 1e6 + id;
    const seen = new Set<string>();
    for (const [at, line] of data.datedFacts.entries()) {
      const { family, id, value } = line;
      const report = (field: string, message: Finding['message']): Finding => ({
        file: 'data/prose/dated-facts.json',
        id: `${family} ${id}`,
        field,
        message,
        at,
      });
      const row = tables.get(family)?.get(id);
      if (row === undefined) {
        yield report('id', noRecord(family, id));
        continue;
      }
      const text = String(row.description ?? '');
      if (!contains(text, value))
        yield report('value', {
          en: `expected ${JSON.stringify(value)} in the description, found "${text}"`,
          es: `el valor ${JSON.stringify(value)} no está en la descripción: "${text}"`,
        });
      const key = `${family} ${id} ${value}`;
      if (seen.has(key)) yield report('value', twice(value));
      seen.add(key);
      if (line.sources.length === 0) yield report('sources', lacks({ en: 'a source', es: 'la fuente' }));
      for (const source of line.sources) if (!sources.has(source)) yield report('sources', noSource(source));
      const before = data.datedFacts[at - 1];
      if (before !== undefined && place(before) > place(line)) yield report('id', misplaced(before));
    }
  },
};
