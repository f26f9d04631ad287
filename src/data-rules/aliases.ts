// Every alias names a record and a source, differs from the record's own names, and occurs once, in the order of the records.
import type { Alias } from '../engine/dataset/dataset.js';
import { decoded } from '../engine/operations/request/request-path.js';
import { fold } from '../engine/text/fold.js';
import type { Localized } from '../engine/text/localized.js';
import {
  byId,
  type DataRule,
  expects,
  type Finding,
  misplaced,
  noRecord,
  noSource,
  twice,
} from './data-rule.js';

/** Whether two values differ in their spelling only: letter case, accents, spaces, punctuation, leading zeros or percent-encoding. */
export const isSpelling = (was: unknown, is: unknown): boolean =>
  was !== null && is !== null && letters(was) === letters(is);

function letters(value: unknown): string {
  if (Array.isArray(value)) return value.map(letters).join('\n');
  return fold(decoded(String(value)))
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replace(/^0+(?=\d)/, '');
}

export const aliases: DataRule = {
  name: 'aliases',
  about: {
    en: 'Every alias names a record and a source, differs from the names of its record by more than accents and capitals, and stands once, in the order of the records.',
    es: 'Cada alias es de un registro y tiene fuente, cambia algo más que tildes y mayúsculas del nombre, y está una sola vez, en el orden de los registros.',
  },
  advice: {
    en: 'Correct the alias, or delete its line if it adds nothing.',
    es: 'Corrige el alias o borra su línea si no aporta nada.',
  },
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
        yield report(index, line, 'id', noRecord(name, id));
        continue;
      }
      const own = [
        family.nameFields.map((field) => row[field]).join(' '),
        ...(family.otherName === undefined ? [] : [String(row[family.otherName])]),
      ];
      if (own.some((text) => fold(text) === fold(alias)))
        yield report(index, line, 'alias', {
          en: `expected another name, found its own, ${JSON.stringify(alias)}`,
          es: `el registro ya se llama ${JSON.stringify(alias)}, así que no es otro nombre`,
        });
      if (alias !== alias.trim().normalize('NFC')) yield report(index, line, 'alias', expects(TIDY, alias));
      if (!sources.has(source)) yield report(index, line, 'source', noSource(source));
      const key = `${name} ${id} ${fold(alias)}`;
      if (seen.has(key)) yield report(index, line, 'alias', twice(alias));
      seen.add(key);
      const before = data.aliases[index - 1];
      if (before !== undefined && order(before) > order(line))
        yield report(index, line, 'id', misplaced(before));
    }
  },
};

const TIDY = {
  en: 'no spaces around it and each accent together with its letter',
  es: 'un texto sin espacios en los extremos y con cada tilde unida a su letra',
};

const report = (at: number, { family, id }: Alias, field: string, message: Localized): Finding => ({
  file: 'data/aliases.json',
  id: `${family} ${id}`,
  field,
  message,
  at,
});
