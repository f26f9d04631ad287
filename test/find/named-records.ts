// Every record that has a name, as the files have it, in the declared order of importance of families.
import { colombia } from '../../src/country/index.js';
import { readData } from '../data/data-files.js';

interface NamedRecord {
  readonly family: string;
  readonly id: number;
  readonly name: string;
}

export async function namedRecords(): Promise<readonly NamedRecord[]> {
  return colombia.families
    .filter(({ find, nameFields }) => find !== undefined && nameFields.length > 0)
    .flatMap(({ record, file, nameFields }) =>
      readData<Readonly<Record<string, unknown>>>(file as string).map((row) => ({
        family: record,
        id: row.id as number,
        name: nameFields.map((field) => row[field]).join(' '),
      })),
    );
}
