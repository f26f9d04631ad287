// The documentation: its front page, pages that show the edition, and documents for language models. The build finishes all other pages.
import type { FastifyInstance } from 'fastify';
import { type DescribedSource, describedSources } from '../../engine/answers/dataset-document.js';
import type { Engine } from '../../engine/answers/engine.js';
import type { Catalog } from '../../engine/catalog/catalog.js';
import { editionName } from '../../engine/dataset/dataset.js';
import type { DatasetAbout, Model, ModelFamily } from '../../engine/model/model.js';
import { creditLine, familyTerms } from '../../engine/operations/provenance/record-provenance.js';
import type { YieldingWork } from '../../engine/scheduling/yielding-work.js';
import { sendReply } from '../../server/http/connections/node-response.js';
import {
  addresses,
  DEFAULT_LANGUAGE,
  familyAddress,
  guideAddress,
  inLanguage,
  languages,
  markdownAddress,
} from '../shell/addresses.js';
import type { Feature } from '../shell/feature.js';
import { breakable, type Html, html, joined } from '../shell/html.js';
import { crumbs, layout } from '../shell/layout.js';
import type { GuideEntry, Site } from '../shell/site.js';
import { readSiteBuild } from '../shell/site-files.js';
import { publisherName, sourceDetails, sourceTitle } from '../shell/values.js';
import { changesPage } from './changes-page.js';
import { familyIndexPage, familyPage } from './family-pages.js';
import { llmsDocuments } from './llms-documents.js';
import { docsStrings } from './strings.js';

/** The sources of the records, each with its date, its terms, and its number of values. */
function* sourcesPage(site: Site, { model, catalog }: Engine): YieldingWork<string> {
  yield* catalog.origins.prepareCoverage();
  yield;
  const sources = describedSources(model, catalog);
  const { strings } = site;
  const { sources: words } = docsStrings[site.language];
  const names = [...new Set(sources.map(({ publisher }) => publisher))];
  const publishers = names.map(
    (name) => [name, sources.filter(({ publisher }) => publisher === name)] as const,
  );
  // Publishers of one source share a line.
  const large = publishers.filter(([, { length }]) => length > 1);
  const small = publishers.filter(([, { length }]) => length === 1);
  return layout(site, {
    path: addresses.sources,
    title: site.strings.titles.sources,
    description: words.about,
    kind: 'documentation',
    body: html`${crumbs(site)}
<h1>${site.strings.titles.sources}</h1>
<p class="lead">${words.intro(site.number(sources.length), site.number(publishers.length), editionName(catalog.edition))}</p>
<ul>
<li><a href="#publishers">${words.byPublisher}</a></li>
${model.dataset && html`<li><a href="#licence">${words.licence}</a></li>\n`}<li><a href="#terms">${words.terms}</a></li>
<li><a href="#families">${words.byFamily}</a></li>
</ul>
<h2 id="publishers">${words.byPublisher}</h2>
<p>${words.foldsIntro}</p>
<div class="folds">
${large.map(([publisher, own]) =>
  foldedSection(
    site,
    publisherName(publisher),
    own.map((source) => entry(site, model, source)),
  ),
)}${
  small.length > 0 &&
  foldedSection(
    site,
    html`${words.others}`,
    small.map(([publisher, [source]]) => entry(site, model, source as DescribedSource, publisher)),
  )
}</div>
${model.dataset && licence(site, catalog, model.dataset)}
<h2 id="terms">${words.terms}</h2>
<p>${words.termsIntro}</p>
<dl class="source-list">
${catalog.terms.map(({ id, url, bulk, [site.language]: text }) => html`<dt id="terms-${id}"><code>${id}</code></dt>\n<dd>${text} ${words.bulk[bulk]} <a href="${url}" rel="external">${new URL(url).hostname}</a></dd>\n`)}</dl>
<h2 id="families">${words.byFamily}</h2>
<table>
<thead><tr><th scope="col">${words.family}</th><th scope="col">${words.terms}</th></tr></thead>
<tbody>
${model.families.map(
  (family) =>
    html`<tr><th scope="row">${familyLink(site, family)}</th><td>${joined(
      familyTerms(catalog, family).terms.map(({ id }) => termsLink(id)),
      ', ',
    )}</td></tr>\n`,
)}</tbody>
</table>
<p class="note">${strings.coverage} <a href="/api/v1/dataset"><code>/api/v1/dataset</code></a>.</p>`,
  });
}

/** One line, followed by the sources. */
const foldedSection = (site: Site, title: Html, entries: readonly Html[]): Html =>
  html`<details class="fold"><summary><h3>${title}</h3> <span>${docsStrings[site.language].sources.listed(entries.length)}</span></summary>
<ul class="source-cards">
${entries}</ul>
</details>
`;

const termsLink = (id: string): Html => html`<a href="#terms-${id}"><code>${id}</code></a>`;

const familyLink = (site: Site, family: ModelFamily): Html =>
  html`<a href="${site.at(familyAddress(family))}">${site.titleOf(family)}</a>`;

/** The licence of the whole dataset, with the credit line for a copy. */
function licence({ language }: Site, catalog: Catalog, dataset: DatasetAbout): Html {
  const { name, url, covers } = dataset.licence;
  const { sources: words } = docsStrings[language];
  return html`<h2 id="licence">${words.licence}</h2>
<p><a href="${url}" rel="license">${name}</a>. ${covers[language]}</p>
<p>${words.credit}</p>
<blockquote class="citation"><p>${breakable(creditLine(catalog, dataset)[language])}</p></blockquote>`;
}

/** The number of records with a value from the source, and their families. */
function entry(site: Site, { families }: Model, source: DescribedSource, publisher?: string): Html {
  const { sources: words } = docsStrings[site.language];
  const { id, url, terms, rows, covers } = source;
  const links = families
    .filter(({ record }) => covers[record] !== undefined)
    .map((family) => familyLink(site, family));
  return html`<li id="source-${id}"><p>${publisher !== undefined && html`${publisherName(publisher)}: `}${sourceTitle(site, source)}</p>
<p class="note">${words.counted(site.number(rows))}${links.length > 0 && html`: ${joined(links, ', ')}`}.
${words.terms}: ${termsLink(terms)}. ${sourceDetails(site, source).join(' · ')}.${url !== null && html` <a href="${url}">${breakable(url)}</a>`}</p></li>
`;
}

export const docs: Feature = {
  name: 'docs',
  documents: (engine) => [
    { path: addresses.documentation, render: docsPage },
    { path: addresses.changes, render: (site) => changesPage(site, engine) },
    { path: addresses.sources, render: (site) => sourcesPage(site, engine) },
    { path: addresses.families, render: (site) => familyIndexPage(site, engine) },
    ...engine.model.families.map((family) => ({
      path: familyAddress(family),
      render: (site: Site) => familyPage(site, engine, family),
    })),
  ],
  serve: serveMovedPages,
  files: (engine, { pages }, origins) => llmsDocuments(engine, () => pages(engine, origins), origins),
};

/** The front page of the documentation, with the guides and the links to the reference. */
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

/** Every operation has a form on its page, which replaced the console for all of them. */
const CONSOLE = ['/docs/console', addresses.operations] as const;

/** Renamed or replaced pages of the documentation, whose old URLs redirect. */
function serveMovedPages(server: FastifyInstance): void {
  const move = (url: string, to: string) =>
    server.route({
      method: ['GET', 'HEAD'],
      url,
      handler: ({ edition }, reply) => sendReply(reply, edition.replies.redirect(to, 301)),
    });
  const pages = readSiteBuild().guides[DEFAULT_LANGUAGE].flatMap(({ formerly, name }) =>
    formerly === undefined ? [] : [[guideAddress(formerly), guideAddress(name)] as const],
  );
  for (const [before, now] of [CONSOLE, ...pages])
    for (const spelt of [(path: string) => path, markdownAddress]) {
      move(spelt(before), spelt(now));
      for (const language of languages)
        move(inLanguage(language, spelt(before)), inLanguage(language, spelt(now)));
    }
}
