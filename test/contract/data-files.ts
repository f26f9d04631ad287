// Reads the rows of `data/` without the service, for comparison with responses.
import { readFileSync } from 'node:fs';
import type { RecordName } from './records.js';

export type Row = Readonly<Record<string, unknown>> & { readonly id: number };
type StoredRecord = Exclude<RecordName, 'Holiday'>;

const files: Record<StoredRecord, string> = {
  Region: 'regions',
  Department: 'departments',
  Country: 'country',
  City: 'cities',
  NaturalArea: 'natural-areas',
  CategoryNaturalArea: 'categories-natural-area',
  Map: 'maps',
  TouristAttraction: 'tourist-attractions',
  President: 'presidents',
  IndigenousReservation: 'indigenous-reservations',
  NativeCommunity: 'native-communities',
  Airport: 'airports',
  Radio: 'radios',
  UrbanCenter: 'urban-centers',
  HigherEducationInstitution: 'higher-education-institutions',
  TelevisionChannel: 'television-channels',
  Volcano: 'volcanoes',
  TypicalDish: 'typical-dishes',
  PostalCode: 'postal-codes',
  HeritageCity: 'heritage-cities',
  IntangibleHeritage: 'intangible-heritages',
  InvasiveSpecie: 'invasive-species',
  TraditionalFairAndFestival: 'traditional-fairs-and-festivals',
};

export function readDataFile(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`../../data/${name}.json`, import.meta.url), 'utf8'));
}

const cache = new Map<string, unknown>();

function keep<Value>(name: string, make: () => Value): Value {
  if (!cache.has(name)) cache.set(name, make());
  return cache.get(name) as Value;
}

/** In id order. */
export function rowsOf(record: RecordName): readonly Row[] {
  return keep(record, () => readDataFile(files[record as StoredRecord]) as Row[]);
}

export function rowOf(record: RecordName, id: unknown): Row {
  const byId = keep(`${record}#`, () => new Map(rowsOf(record).map((row) => [row.id, row])));
  const row = byId.get(id as number);
  if (row === undefined) throw new Error(`No ${record} ${id} in the data.`);
  return row;
}

export function rowsWith(record: RecordName, key: string, value: unknown): readonly Row[] {
  const groups = keep(`${record}.${key}`, () => {
    const byValue = new Map<unknown, Row[]>();
    for (const row of rowsOf(record)) {
      const group = byValue.get(row[key]);
      if (group === undefined) byValue.set(row[key], [row]);
      else group.push(row);
    }
    return byValue;
  });
  return groups.get(value) ?? [];
}

/** A few rows spread over a list, including the first and the last. */
export function sampleOf<Item>(items: readonly Item[], size: number): Item[] {
  if (items.length <= size) return [...items];
  return Array.from(
    { length: size },
    (_, index) => items[Math.round((index * (items.length - 1)) / Math.max(1, size - 1))] as Item,
  );
}
