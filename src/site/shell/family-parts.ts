// The other pages about a family: its table, the map, and the tools that use it.
import type { Manifest, ShownFamily } from '../manifest/manifest.js';
import { addresses } from './addresses.js';
import { calculatorAddresses } from './calculator-addresses.js';
import { tableAddress } from './data-addresses.js';
import type { Address } from './language.js';
import type { Site } from './site.js';

export interface FamilyPart {
  readonly address: Address;
  readonly label: string;
}

export function familyParts(
  { strings: { data, titles } }: Site,
  { calculators: { calendar, match, locate } }: Manifest,
  shown: ShownFamily,
): readonly FamilyPart[] {
  const { boundary, coordinates } = shown.family;
  const parts: readonly (readonly [boolean, Address, string])[] = [
    [true, tableAddress(shown), data],
    [boundary !== undefined || coordinates !== undefined, addresses.explore, titles.map],
    [match?.shown === shown || match?.around === shown, calculatorAddresses.match, titles.match],
    [locate?.areas.includes(shown) === true, calculatorAddresses.locate, titles.locate],
    [calendar?.shown === shown, addresses.calculators, titles.calculators],
  ];
  return parts.flatMap(([isThere, address, label]) => (isThere ? [{ address, label }] : []));
}
