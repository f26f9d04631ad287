// Every record that has a name, as the files have it, in the declared order of importance of families.
import { colombia } from '../../src/country/index.js';
import { readData } from '../data/data-files.js';

interface NamedRecord {
  readonly family: string;
  readonly id: number;
  readonly name: string;
}

type Row = Readonly<Record<string, unknown>> & { readonly id: number };

export async function namedRecords(): Promise<readonly NamedRecord[]> {
  return colombia.families
    .filter(({ find, nameFields }) => find !== undefined && nameFields.length > 0)
    .flatMap(({ record, file, nameFields }) =>
      readData<Row>(file as string).map((row) => ({
        family: record,
        id: row.id,
        name: nameFields.map((field) => row[field]).join(' '),
      })),
    );
}

/** By family and id: aliases, former names, fields with further names, words of a kind as plurals, and the places that a postal code lists. */
export function otherNames(): ReadonlyMap<string, readonly string[]> {
  const others = new Map<string, string[]>();
  const add = (key: string, text: unknown) => {
    if (typeof text === 'string') others.set(key, [...(others.get(key) ?? []), text]);
  };
  const aliases = readData<Row>('aliases.json');
  const events = readData<Row>('history.json');
  for (const { name, record, file, nameFields, otherName, find } of colombia.families) {
    if (find === undefined) continue;
    const fields = [otherName ?? [], find.names ?? [], find.contained?.fields ?? []].flat();
    const most = { every: Number.POSITIVE_INFINITY, first: 1, none: 0 }[find.parts ?? 'none'];
    for (const row of readData<Row>(file as string)) {
      const key = `${record} ${row.id}`;
      for (const field of fields) add(key, row[field]);
      const words = nameFields.flatMap((field) => String(row[field]).split(' '));
      for (const word of words.slice(0, most)) for (const end of ['s', 'es']) add(key, word + end);
    }
    for (const { family, id, alias } of aliases) if (family === name) add(`${record} ${id}`, alias);
    for (const { family, id, nameBefore } of events) if (family === name) add(`${record} ${id}`, nameBefore);
  }
  return others;
}
