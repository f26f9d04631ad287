// The front of the documentation: the guides, and the doors to the reference.

import { addresses, guideAddress } from '../shell/addresses.js';
import { type Html, html } from '../shell/html.js';
import { layout } from '../shell/layout.js';
import type { GuideEntry, Site } from '../shell/site.js';
import { docsStrings } from './strings.js';

export function docsPage(site: Site): string {
  const words = docsStrings[site.language];
  const { strings, at } = site;
  const { docs } = words;
  const door = (href: string, label: string, about: string): Html =>
    html`<li><a href="${href}">${label}</a><p>${about}</p></li>
`;
  const guides = (reader: GuideEntry['reader']) =>
    site.guides
      .filter((guide) => guide.reader === reader)
      .map(({ name, title, summary }) => door(at(guideAddress(name)), title, summary));
  return layout(site, {
    path: addresses.documentation,
    title: site.strings.titles.documentation,
    description: docs.intro,
    kind: 'documentation',
    body: html`<h1>${site.strings.titles.documentation}</h1>
<p class="lead">${docs.intro}</p>
<h2 id="use">${site.strings.sections.use}</h2>
<ul class="doors">
${guides('user')}</ul>
<h2 id="reference">${site.strings.sections.reference}</h2>
<ul class="doors">
${door(at(addresses.families), strings.titles.families, docs.familiesAbout)}${door(
  at(addresses.operations),
  site.strings.titles.operations,
  site.strings.sections.operationsAbout,
)}${door(at(addresses.problems), strings.titles.problems, docs.problemsAbout)}${door(
  at(addresses.sources),
  strings.titles.sources,
  words.sources.about,
)}${door(at(addresses.changes), strings.titles.changes, words.changes.about)}${door(
  at(addresses.changelog),
  site.strings.titles.changelog,
  docs.changelogAbout,
)}${door(addresses.openapi, strings.footer.openapi, docs.openapiAbout)}${door(addresses.llms, 'llms.txt', docs.llmsAbout)}</ul>
<h2 id="run">${site.strings.sections.run}</h2>
<ul class="doors">
${guides('operator')}${door(at(addresses.settings), strings.titles.settings, docs.settingsAbout)}</ul>
<h2 id="families">${strings.titles.families}</h2>
<ul class="index">
${site.families.map(({ address, title }) => html`<li><a href="${at(address)}">${title}</a></li>\n`)}</ul>`,
  });
}
