// The links of the bar, which the menu of a phone has too.
import { addresses } from './addresses.js';
import type { Address } from './language.js';
import type { Site } from './site.js';

export const mainLinks = ({ strings }: Site): readonly (readonly [Address, string])[] => [
  [addresses.data, strings.data],
  [addresses.explore, strings.titles.map],
  [addresses.calculators, strings.titles.calculators],
  [addresses.documentation, strings.documentation],
];
