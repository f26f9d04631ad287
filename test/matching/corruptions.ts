// Typos in the names of all municipalities: letters dropped, doubled, swapped or wrong, accents lost.
import { createRandom } from '../../lab/random.js';
import { readDataFile } from '../contract/data-files.js';
import { mistyped } from '../find/mistyped.js';
import { familyOf } from '../query-options/families.js';

interface CorruptedRow {
  readonly row: Readonly<Record<string, string>>;
  /** The code of the intended municipality. */
  readonly code: string;
}

export const plain = (text: string) =>
  (
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  ).join(' ');

const SMALL = new Set(['el', 'la', 'los', 'las', 'de', 'del', 'y']);
const bare = (name: string) =>
  plain(name)
    .split(' ')
    .filter((word) => !SMALL.has(word))
    .join('');

/** A typo that results in another real name or an alias cannot be detected, so such rows are omitted. */
export function corruptedRows(count: number, seed: number): readonly CorruptedRow[] {
  const random = createRandom(seed);
  const cities = familyOf('City').rows.filter(({ daneCode }) => daneCode !== null);
  const departments = new Map(familyOf('Department').rows.map((row) => [row.id, row.name as string]));
  const aliases = readDataFile('aliases') as readonly { readonly alias: string }[];
  const names = [
    ...cities.flatMap(({ name, officialName }) => [name, officialName]),
    ...aliases.map(({ alias }) => alias),
  ];
  const real = new Set(names.map((name) => bare(name as string)));
  const rows: CorruptedRow[] = [];
  while (rows.length < count) {
    const city = random.pick(cities);
    const name = (random.chance(1 / 4) ? city.officialName : city.name) as string;
    const once = mistyped(name, random);
    const municipality = random.chance(1 / 8) ? mistyped(once, random) : once;
    if (bare(municipality) !== bare(name) && real.has(bare(municipality))) continue;
    // Two letters are a code of a country or of a department.
    if (bare(municipality).length < 3) continue;
    const known = departments.get(city.departmentId as number) as string;
    const department = random.chance(1 / 4) ? mistyped(known, random) : known;
    const forms: readonly CorruptedRow['row'][] = [
      { municipality },
      { place: municipality },
      { department, municipality },
      { place: `${municipality}, ${department}` },
      { place: `${department} - ${municipality}` },
      { lugar: `${municipality.toUpperCase()} (${department})` },
    ];
    rows.push({ row: random.pick(forms), code: city.daneCode as string });
  }
  return rows;
}
