// A page that people wrote: a guide or the changelog, with its contents beside it and its neighbours below.

import { guideAddress } from '../shell/addresses.js';
import { crumbs } from '../shell/crumbs.js';
import { type FamilyPart, partLinks } from '../shell/family-parts.js';
import { type Html, html } from '../shell/html.js';
import { layout } from '../shell/layout.js';
import type { GuideEntry, Site } from '../shell/site.js';
import { docsStrings } from './strings.js';

interface Prose {
  readonly path: string;
  readonly title: string;
  readonly summary: string;
  readonly body: Html;
  readonly headings: readonly Heading[];
  /** The pages that it is about. */
  readonly parts?: readonly FamilyPart[];
}

export interface Heading {
  readonly id: string;
  readonly text: string;
}

/** Fewer headings than this are seen at a glance. */
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
${headings.length >= WORTH_A_LIST && contents(site, headings)}
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

function contents({ language }: Site, headings: readonly Heading[]): Html {
  return html`<nav class="contents" aria-labelledby="on-this-page">
<h2 id="on-this-page">${docsStrings[language].docs.onThisPage}</h2>
<ul>
${headings.map(({ id, text }) => html`<li><a href="#${id}">${text}</a></li>\n`)}</ul>
</nav>`;
}
