// The navigation beside every page of the documentation: how to use the service, its reference, how to run it, and the families where they are the subject.
import { addresses, guideAddress } from './addresses.js';
import { type Html, html } from './html.js';
import { mainLinks } from './main-links.js';
import type { GuideEntry, Site } from './site.js';

export const SECTIONS = 'sections';

export function sectionsNavigation(site: Site, path: string): Html {
  const { strings, at } = site;
  const link = (address: string, label: string) => {
    const current = address === path ? 'page' : path.startsWith(`${address}/`) ? 'true' : undefined;
    return html`<li><a href="${at(address)}"${current && html` aria-current="${current}"`}>${label}</a></li>
`;
  };
  const guides = (reader: GuideEntry['reader']) =>
    site.guides
      .filter((guide) => guide.reader === reader)
      .map(({ name, title }) => link(guideAddress(name), title));
  const isAboutData = path.startsWith(addresses.families) || path.startsWith(addresses.operations);
  return html`<nav id="${SECTIONS}" class="sections" aria-label="${strings.sections.label}" tabindex="-1">
<ul class="main-links">
${mainLinks(site).map(([address, label]) => html`<li><a href="${at(address)}">${label}</a></li>\n`)}</ul>
<h2>${strings.sections.use}</h2>
<ul>
${guides('user')}</ul>
<h2>${strings.sections.reference}</h2>
<ul>
${link(addresses.families, strings.titles.families)}${link(addresses.operations, strings.titles.operations)}${link(
  addresses.problems,
  strings.titles.problems,
)}${link(addresses.sources, strings.titles.sources)}${link(addresses.changes, strings.titles.changes)}${link(
  addresses.changelog,
  strings.titles.changelog,
)}<li><a href="${addresses.openapi}">OpenAPI</a></li>
</ul>
<h2>${strings.sections.run}</h2>
<ul>
${guides('operator')}${link(addresses.settings, strings.titles.settings)}</ul>
${
  isAboutData &&
  html`<h2>${strings.titles.families}</h2>
<ul>
${site.families.map(({ address, title }) => link(address, title))}</ul>
`
}</nav>`;
}
