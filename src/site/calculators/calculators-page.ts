// The tools that there are.

import { addresses } from '../shell/addresses.js';
import { html } from '../shell/html.js';
import { layout } from '../shell/layout.js';
import type { Site } from '../shell/site.js';
import type { CalculatorEntry } from './calculator-entries.js';
import { refusal } from './calculator-layout.js';
import { calculatorStrings } from './strings.js';

/** `wrong` is the input that could not be answered. */
export function calculatorsPage(
  site: Site,
  entries: readonly CalculatorEntry[],
  ...wrong: readonly string[]
): string {
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
${entries.map(
  ({ address, title, about }) => html`<li><a href="${site.at(address)}">${title}</a><p>${about}</p></li>
`,
)}</ul>`,
  });
}
