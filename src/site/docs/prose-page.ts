// A handwritten page, which is a guide or the changelog, with its contents beside it and links to its neighbours below.

import { API } from '../../engine/operations/operation.js';
import { addresses, guideAddress } from '../shell/addresses.js';
import { commandBlock } from '../shell/code.js';
import { type FamilyPart, partLinks } from '../shell/family-parts.js';
import { type Html, html } from '../shell/html.js';
import { crumbs, layout } from '../shell/layout.js';
import { missingPage } from '../shell/missing-page.js';
import type { GuideEntry, Site } from '../shell/site.js';
import { docsStrings } from './strings.js';

/** Guides to running a service or a copy. */
const GUIDES = ['one-machine', 'static-mirror'];

/**
 * Pages of a static copy only, about its limits and how to run the service, and for a missing URL. `start` is the command that runs a copy
 * of the project.
 */
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
${commandBlock([start])}
<ul>
${site.guides
  .filter(({ name }) => GUIDES.includes(name))
  .map(({ name, title }) => entry(at(guideAddress(name)), title))}</ul>`,
  });
}

export function notInCopyPage(site: Site): string {
  const { missing, contents: contentsList } = docsStrings[site.language].staticCopy;
  return missingPage(site, {
    path: '',
    reason: html`${missing} <a href="${site.at(addresses.staticCopy)}">${contentsList}</a>.`,
    suggestions: [],
  });
}

interface Prose {
  readonly path: string;
  readonly title: string;
  readonly summary: string;
  readonly body: Html;
  readonly headings: readonly Heading[];
  /** The pages about its subject. */
  readonly parts?: readonly FamilyPart[];
}

export interface Heading {
  readonly id: string;
  readonly text: string;
}

/** With fewer headings a list is not needed. */
const WORTH_A_LIST = 3;

export function prosePage(site: Site, prose: Prose): string {
  const words = docsStrings[site.language];
  const { at } = site;
  const { path, title, summary, body, headings, parts = [] } = prose;
  return layout(site, {
    path,
    title,
    description: summary,
    kind: 'documentation',
    body: html`${crumbs(site)}
<h1>${title}</h1>
${headings.length >= WORTH_A_LIST && contentsList(site, headings)}
<article class="prose">
${body}
</article>
${partLinks(site, parts)}
${neighbours()}`,
  });

  function neighbours(): Html | undefined {
    const index = site.guides.findIndex(({ name }) => guideAddress(name) === path);
    if (index < 0) return undefined;
    const link = (guide: GuideEntry | undefined, label: string, kind: string) =>
      guide &&
      html`<li class="${kind}"><a href="${at(guideAddress(guide.name))}"><span>${label}</span> ${guide.title}</a></li>
`;
    return html`<nav aria-label="${words.docs.neighbours}"><ul class="neighbours">
${link(site.guides[index - 1], words.docs.previous, 'previous')}${link(site.guides[index + 1], words.docs.next, 'next')}</ul></nav>`;
  }
}

function contentsList({ language }: Site, headings: readonly Heading[]): Html {
  return html`<nav class="contents" aria-labelledby="on-this-page">
<h2 id="on-this-page">${docsStrings[language].docs.onThisPage}</h2>
<ul>
${headings.map(({ id, text }) => html`<li><a href="#${id}">${text}</a></li>\n`)}</ul>
</nav>`;
}
