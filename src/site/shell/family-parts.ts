// The pages about the same data, which link to each other: documentation, table, map, tools and guides of a family.

import type { ModelFamily } from '../../engine/model/model.js';
import { atStart } from '../../engine/text/fold.js';
import type { Manifest, ShownFamily } from '../manifest/manifest.js';
import {
  type Address,
  addresses,
  calculatorAddresses,
  calendarAddress,
  familyAddress,
  guideAddress,
  yearAddress,
} from './addresses.js';
import { type Html, html } from './html.js';
import { tableAddress } from './record-links.js';
import type { GuideEntry, Site } from './site.js';

export interface FamilyPart {
  readonly address: Address;
  readonly label: string;
  /** Most readers need it, so it is not folded. */
  readonly isDoor?: true;
}

/** Links that fit side by side on a phone. */
const MOST_DOORS = 3;

/** The names of calculators in guides. */
type CalculatorPartName = keyof typeof calculatorAddresses | 'map' | 'years';

interface CalculatorPart extends FamilyPart {
  readonly name: CalculatorPartName;
  readonly families: readonly ShownFamily[];
}

/** All pages about a family. */
export const familyParts = (site: Site, manifest: Manifest, shown: ShownFamily): readonly FamilyPart[] => [
  { address: tableAddress(shown), label: site.strings.data, isDoor: true },
  { address: familyAddress(shown.family), label: site.strings.titles.documentation, isDoor: true },
  ...calculatorParts(site, manifest).filter(({ families }) => families.includes(shown)),
  ...guidesAbout(site, shown.family.name),
];

/** The pages about the families of a calculator, and its guides. */
export function partsOfCalculator(
  site: Site,
  manifest: Manifest,
  name: CalculatorPartName,
): readonly FamilyPart[] {
  const families = calculatorParts(site, manifest).find((tool) => tool.name === name)?.families ?? [];
  return [...families.flatMap((shown) => dataParts(site, shown)), ...guidesAbout(site, name)];
}

/** The pages that a guide is about. */
export function guideParts(
  site: Site,
  manifest: Manifest,
  { about }: Pick<GuideEntry, 'about'>,
): readonly FamilyPart[] {
  const named = manifest.families.filter(({ family }) => about.includes(family.name));
  return [
    ...named.flatMap((shown) => dataParts(site, shown)),
    ...calculatorParts(site, manifest).filter(({ name }) => about.includes(name)),
  ];
}

/** Each link is a separate entry, so that a static copy can leave some out. A single one is not folded. */
export function partLinks(site: Site, parts: readonly FamilyPart[], own?: Address): Html | undefined {
  const others = parts.filter(({ address }) => own === undefined || site.at(address) !== site.at(own));
  if (others.length === 0) return undefined;
  const doors = others.filter(({ isDoor }) => isDoor).slice(0, MOST_DOORS);
  const open = others.length - doors.length > 1 ? doors : others;
  const folded = others.filter((part) => !open.includes(part));
  return html`<nav class="family-doors" aria-label="${site.strings.related}">${open.length > 0 && linkList(site, open)}${
    folded.length > 0 &&
    html`<details><summary>${site.strings.morePages}</summary>
${linkList(site, folded)}</details>`
  }</nav>`;
}

const linkList = ({ at }: Site, parts: readonly FamilyPart[]): Html =>
  html`<ul class="parts">
${parts.map(({ address, label }) => html`<li><a href="${at(address)}">${label}</a></li>\n`)}</ul>
`;

const dataParts = ({ titleOf, strings }: Site, shown: ShownFamily): readonly FamilyPart[] => [
  { address: tableAddress(shown), label: titleOf(shown.family), isDoor: true },
  {
    address: familyAddress(shown.family),
    label: `${titleOf(shown.family)}: ${strings.titles.documentation}`,
  },
];

const guidesAbout = ({ guides }: Site, name: string): readonly FamilyPart[] =>
  guides
    .filter(({ about }) => about.includes(name))
    .map((guide) => ({ address: guideAddress(guide.name), label: guide.title }));

function calculatorParts(site: Site, { families, calculators }: Manifest): readonly CalculatorPart[] {
  const { titles } = site.strings;
  const { calendar, match, locate, compare } = calculators;
  const drawn = families.filter(
    ({ family, extent }) =>
      extent === 'many' && (family.boundary !== undefined || family.coordinates !== undefined),
  );
  const years = calendar && calendarAddress(calendar.calendar);
  const ofDays = (
    name: CalculatorPartName,
    address: Address,
    label: string,
    isDoor?: true,
  ): readonly CalculatorPart[] =>
    calendar === undefined
      ? []
      : [{ name, address, label, families: [calendar.shown], ...(isDoor && { isDoor }) }];
  return [
    ...(families.some(({ family }) => family.boundary !== undefined)
      ? [
          {
            name: 'map',
            address: addresses.explore,
            label: titles.map,
            families: drawn,
            isDoor: true,
          } as const,
        ]
      : []),
    ...(calendar === undefined || years === undefined
      ? []
      : ofDays(
          'years',
          yearAddress(years, calendar.calendar.example),
          `${calendar.working.feed.title[site.language]}, ${calendar.calendar.example}`,
          true,
        )),
    ...ofDays('calendar', calculatorAddresses.calendar, titles.calendar),
    ...ofDays(
      'workingDays',
      calculatorAddresses.workingDays,
      atStart(calendar?.working.plural[site.language] ?? ''),
    ),
    ...(match === undefined
      ? []
      : [
          {
            name: 'match',
            address: calculatorAddresses.match,
            label: titles.match,
            families: [match.shown, match.around],
          } as const,
        ]),
    ...(locate === undefined
      ? []
      : [
          {
            name: 'locate',
            address: calculatorAddresses.locate,
            label: titles.locate,
            families: locate.areas,
          } as const,
        ]),
    ...(compare === undefined
      ? []
      : [
          {
            name: 'compare',
            address: calculatorAddresses.compare,
            label: titles.compare,
            families: compare.families,
          } as const,
        ]),
  ];
}

export function familyNames({ record, title, noun, synonyms, find }: ModelFamily): readonly string[] {
  const apart = [record, ...synonyms].map((name) => name.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'));
  return [...Object.values(title), ...Object.values(noun.withArticle), ...apart, ...(find?.words ?? [])];
}
