// The tools that there are.

import { atStart, inside } from '../../engine/text/letter-case.js';
import type { Localized } from '../../engine/text/localized.js';
import type { Calculators } from '../manifest/manifest.js';
import { addresses } from '../shell/addresses.js';
import { calculatorAddresses } from '../shell/calculator-addresses.js';
import { familyNames } from '../shell/family-names.js';
import { html } from '../shell/html.js';
import { layout } from '../shell/layout.js';
import type { Site } from '../shell/site.js';
import { refusal } from './calculator-layout.js';
import { calculatorStrings } from './strings.js';

/** `wrong` is the input that could not be answered. */
export function calculatorsPage(site: Site, calculators: Calculators, ...wrong: readonly string[]): string {
  const tools = calculatorStrings[site.language];
  return layout(site, {
    path: addresses.calculators,
    title: site.strings.titles.calculators,
    description: tools.lead,
    kind: 'data',
    picture: 'tools',
    body: html`<h1>${site.strings.titles.calculators}</h1>
<p class="lead">${tools.lead}</p>
${refusal(site, wrong)}
<ul class="doors">
${calculatorEntries(site, calculators).map(
  ({ address, title, about }) => html`<li><a href="${site.at(address)}">${title}</a><p>${about}</p></li>
`,
)}</ul>`,
  });
}

interface CalculatorEntry {
  readonly address: Localized;
  readonly title: string;
  readonly about: string;
  /** More words by which it is found. */
  readonly words: readonly string[];
}

/** The tools that a model supports, as their index and the search show them. */
export function calculatorEntries(
  { strings, language }: Site,
  tools: Calculators,
): readonly CalculatorEntry[] {
  const { calendar, match, locate } = tools;
  const words = calculatorStrings[language];
  const entries: CalculatorEntry[] = [];
  if (calendar !== undefined) {
    const { shown, working, ofYear, longWeekends, add, count } = calendar;
    const titles = (...operations: readonly { readonly summary: Localized }[]) =>
      operations.flatMap(({ summary }) => Object.values(summary));
    entries.push(
      {
        address: calculatorAddresses.calendar,
        title: strings.titles.calendar,
        about: words.calendar.about,
        words: [...familyNames(shown.family), ...titles(ofYear, longWeekends)],
      },
      {
        address: calculatorAddresses.workingDays,
        title: atStart(working.plural[language]),
        about: words.workingDays.about(working.plural[language]),
        words: [...familyNames(shown.family), ...titles(add, count)],
      },
    );
  }
  if (match !== undefined)
    entries.push({
      address: calculatorAddresses.match,
      title: strings.titles.match,
      about: words.match.about(match.shown.family.all[language]),
      words: Object.values(match.batch.summary),
    });
  if (locate !== undefined)
    entries.push({
      address: calculatorAddresses.locate,
      title: strings.titles.locate,
      about: words.locate.about(locate.areas.map(({ family }) => inside(family.title[language])).join(', ')),
      words: Object.values(locate.batch.summary),
    });
  return entries;
}
