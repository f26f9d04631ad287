// The documentation: its front, its pages that show the edition (the build finishes the others), and the documents for language models.

import type { FastifyInstance } from 'fastify';
import { sendReply } from '../../server/http/responses/ready-response.js';
import { addresses, familyAddress, guideAddress, markdownAddress } from '../shell/addresses.js';
import type { Feature } from '../shell/feature.js';
import { type Html, html } from '../shell/html.js';
import { DEFAULT_LANGUAGE, inLanguage, languages } from '../shell/language.js';
import { layout } from '../shell/layout.js';
import type { GuideEntry, Site } from '../shell/site.js';
import { readManifest } from '../shell/site-files.js';
import { changesPage } from './changes-page.js';
import { familiesPage, familyPage } from './family-pages.js';
import { llmsDocuments } from './llms-documents.js';
import { sourcesPage } from './sources-page.js';
import { docsStrings } from './strings.js';

export const docs: Feature = {
  name: 'docs',
  documents: (engine) => [
    { path: addresses.documentation, render: docsPage },
    { path: addresses.changes, render: (site) => changesPage(site, engine) },
    { path: addresses.sources, render: (site) => sourcesPage(site, engine) },
    { path: addresses.families, render: (site) => familiesPage(site, engine) },
    ...engine.model.families.map((family) => ({
      path: familyAddress(family),
      render: (site: Site) => familyPage(site, engine, family),
    })),
  ],
  serve: serveMovedPages,
  files: (engine, { pages }, origins) => llmsDocuments(engine, () => pages(engine, origins)),
};

/** The front of the documentation: the guides, and the doors to the reference. */
function docsPage(site: Site): string {
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

/** Every operation has a form on its page, which the console had for all of them. */
const CONSOLE = ['/docs/console', addresses.operations] as const;

/** Pages of the documentation that were renamed or replaced: their old URLs redirect. */
function serveMovedPages(server: FastifyInstance): void {
  const move = (url: string, to: string) =>
    server.route({
      method: ['GET', 'HEAD'],
      url,
      handler: ({ edition }, reply) => sendReply(reply, edition.replies.redirect(to, 301)),
    });
  const pages = readManifest().guides[DEFAULT_LANGUAGE].flatMap(({ formerly, name }) =>
    formerly === undefined ? [] : [[guideAddress(formerly), guideAddress(name)] as const],
  );
  for (const [before, now] of [CONSOLE, ...pages])
    for (const spelt of [(path: string) => path, markdownAddress]) {
      move(spelt(before), spelt(now));
      for (const language of languages)
        move(inLanguage(language, spelt(before)), inLanguage(language, spelt(now)));
    }
}
