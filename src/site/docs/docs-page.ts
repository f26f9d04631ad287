// The front of the documentation: the guides, and the doors to the reference.
import { addresses, guideAddress } from '../shell/addresses.js';
import { type Html, html } from '../shell/html.js';
import { layout } from '../shell/layout.js';
import type { GuideEntry, Site } from '../shell/site.js';

export function docsPage(site: Site): string {
  const { strings, at } = site;
  const { docs } = strings;
  const door = (href: string, label: string, about: string): Html =>
    html`<li><a href="${href}">${label}</a><p>${about}</p></li>
`;
  const guides = (reader: GuideEntry['reader']) =>
    site.guides
      .filter((guide) => guide.reader === reader)
      .map(({ name, title, summary }) => door(at(guideAddress(name)), title, summary));
  return layout(site, {
    path: addresses.documentation,
    title: docs.title,
    description: docs.intro,
    kind: 'documentation',
    body: html`<h1>${docs.title}</h1>
<p class="lead">${docs.intro}</p>
<h2 id="use">${docs.use}</h2>
<ul class="doors">
${guides('user')}</ul>
<h2 id="reference">${docs.reference}</h2>
<ul class="doors">
${door(at(addresses.families), strings.family.families, docs.familiesAbout)}${door(
  at(addresses.operations),
  docs.operations,
  docs.operationsAbout,
)}${door(at(addresses.problems), strings.problem.title, docs.problemsAbout)}${door(
  at(addresses.sources),
  strings.sources.title,
  strings.sources.about,
)}${door(at(addresses.changes), strings.changes.title, strings.changes.about)}${door(
  at(addresses.changelog),
  docs.changelog,
  docs.changelogAbout,
)}${door(
  addresses.console,
  strings.console,
  docs.consoleAbout,
)}${door(addresses.openapi, strings.footer.openapi, docs.openapiAbout)}${door(addresses.llms, 'llms.txt', docs.llmsAbout)}</ul>
<h2 id="run">${docs.run}</h2>
<ul class="doors">
${guides('operator')}${door(at(addresses.settings), strings.setting.title, docs.settingsAbout)}</ul>
<h2 id="families">${strings.family.families}</h2>
<ul class="index">
${site.families.map(({ address, title }) => html`<li><a href="${at(address)}">${title}</a></li>\n`)}</ul>`,
  });
}
