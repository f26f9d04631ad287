// Pages that only a static copy has: the limits of the copy and how to run the service without them, and the page for a URL that the copy
// does not contain.

import { API } from '../../engine/operations/operation.js';
import { addresses, guideAddress } from '../shell/addresses.js';
import { commands } from '../shell/code.js';
import { crumbs } from '../shell/crumbs.js';
import { type Html, html } from '../shell/html.js';
import { layout } from '../shell/layout.js';
import { missingPage } from '../shell/missing-page.js';
import type { Site } from '../shell/site.js';
import { docsStrings } from './strings.js';

/** Guides to a service of one's own, and to another copy. */
const GUIDES = ['one-machine', 'static-mirror'];

/** `start` is the command that runs a copy of the project. */
export function staticCopyPage(site: Site, start: string): string {
  const { strings, at } = site;
  const { staticCopy: words } = docsStrings[site.language];
  const { footer } = strings;
  const entry = (href: string, label: string): Html => html`<li><a href="${href}">${label}</a></li>\n`;
  return layout(site, {
    path: addresses.staticCopy,
    title: words.title,
    description: words.lead,
    kind: 'documentation',
    body: html`${crumbs(site)}
<h1>${words.title}</h1>
<p class="lead">${words.lead}</p>
<h2 id="service">${words.onlyService}</h2>
<ul>
${words.parts.map((part) => html`<li>${part}</li>\n`)}</ul>
<h2 id="copy">${words.inCopy}</h2>
<ul>
${entry(API, words.records)}${entry(at(addresses.families), strings.titles.families)}${entry(
  at(addresses.documentation),
  strings.documentation,
)}${entry(addresses.openapi, footer.openapi)}</ul>
<h2 id="run">${site.strings.run.title}</h2>
<p>${site.strings.run.intro}</p>
${commands([start])}
<ul>
${site.guides
  .filter(({ name }) => GUIDES.includes(name))
  .map(({ name, title }) => entry(at(guideAddress(name)), title))}</ul>`,
  });
}

export function notInCopyPage(site: Site): string {
  const { missing, contents } = docsStrings[site.language].staticCopy;
  return missingPage(site, {
    path: '',
    reason: html`${missing} <a href="${site.at(addresses.staticCopy)}">${contents}</a>.`,
    suggestions: [],
  });
}
