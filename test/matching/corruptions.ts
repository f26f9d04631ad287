// Slips of the pen in the names of all municipalities: letters dropped, doubled, swapped or wrong, accents lost.
import { readDataFile } from '../contract/data-files.js';
import { familyOf } from '../query-options/families.js';

export interface CorruptedRow {
  readonly row: Readonly<Record<string, string>>;
  /** The code of the municipality that was meant. */
  readonly code: string;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

export const plain = (text: string) =>
  (
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  ).join(' ');

function corrupted(name: string, below: (end: number) => number): string {
  const at = below(name.length);
  const [before, letter, after] = [name.slice(0, at), name[at] as string, name.slice(at + 1)];
  switch (below(5)) {
    case 0:
      return before + after;
    case 1:
      return before + letter + letter + after;
    case 2:
      return at + 1 < name.length ? `${before}${name[at + 1]}${letter}${name.slice(at + 2)}` : name;
    case 3:
      return `${before}${LETTERS[below(LETTERS.length)]}${after}`;
    default:
      return name.normalize('NFD').replace(/\p{M}/gu, '');
  }
}

/** mulberry32: small, seeded, good enough to draw rows. */
function generator(seed: number): (end: number) => number {
  let state = seed;
  return (end) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * end);
  };
}

const SMALL = new Set(['el', 'la', 'los', 'las', 'de', 'del', 'y']);
const bare = (name: string) =>
  plain(name)
    .split(' ')
    .filter((word) => !SMALL.has(word))
    .join('');

/** A slip that turns a name into another real one or into an alias, small words aside, cannot be told: such rows are left out. */
export function corruptedRows(count: number, seed: number): readonly CorruptedRow[] {
  const below = generator(seed);
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
    const city = cities[below(cities.length)] as (typeof cities)[number];
    const name = (below(4) === 0 ? city.officialName : city.name) as string;
    const once = corrupted(name, below);
    const municipality = below(8) === 0 ? corrupted(once, below) : once;
    if (bare(municipality) !== bare(name) && real.has(bare(municipality))) continue;
    // Two letters are a code: of a country, or of a department.
    if (bare(municipality).length < 3) continue;
    const known = departments.get(city.departmentId as number) as string;
    const department = below(4) === 0 ? corrupted(known, below) : known;
    const forms: readonly CorruptedRow['row'][] = [
      { municipality },
      { place: municipality },
      { department, municipality },
      { place: `${municipality}, ${department}` },
      { place: `${department} - ${municipality}` },
      { lugar: `${municipality.toUpperCase()} (${department})` },
    ];
    rows.push({ row: forms[below(forms.length)] as CorruptedRow['row'], code: city.daneCode as string });
  }
  return rows;
}
