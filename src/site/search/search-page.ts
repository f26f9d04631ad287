// The results of a search, data and documentation alike; without a question, examples, the tools, the data, and all other pages folded. It needs no script.

import { addresses } from '../shell/addresses.js';
import { type Html, html, joined } from '../shell/html.js';
import type { Address } from '../shell/language.js';
import { layout } from '../shell/layout.js';
import type { IndexGroup } from '../shell/search-index.js';
import type { Site } from '../shell/site.js';
import type { HitKind } from './arrange-hits.js';
import { searchStrings } from './strings.js';

export interface SearchModel {
  /** Empty if there was no query. */
  readonly query: string;
  readonly status: number;
  readonly groups: readonly ShownGroup[];
  readonly records: ShownRecords | undefined;
  /** The error in the query. */
  readonly refused: string | undefined;
  readonly pages: readonly IndexGroup[];
  /** Queries to begin with; only without a query. */
  readonly examples: readonly string[];
}

export interface ShownGroup {
  readonly kind: HitKind;
  readonly hits: readonly ShownHit[];
}

export interface ShownHit {
  readonly address: Address;
  readonly title: string;
  readonly about: string;
  /** Names of records are in Spanish, whatever the page is in. */
  readonly isName: boolean;
  /** The map with the record marked; undefined if it has no place there. */
  readonly onMap: Address | undefined;
}

/** Which of the records that were found are shown. */
export interface ShownRecords {
  readonly from: number;
  readonly to: number;
  readonly total: number;
  readonly page: number;
}

export function searchPage(site: Site, model: SearchModel): string {
  const search = searchStrings[site.language];
  const { query } = model;
  return layout(site, {
    path: addresses.search,
    title: query === '' ? search.title : search.results(query),
    description: search.lead,
    kind: 'data',
    ownSearch: true,
    ...(query !== '' && { head: html`<meta name="robots" content="noindex">\n` }),
    body:
      query === ''
        ? html`<h1>${search.title}</h1>
<p class="lead">${search.lead}</p>
${askForm(site, query)}
${examplesList(site, model)}
${allPages(site, model)}`
        : html`<h1>${search.results(query)}</h1>
${askForm(site, query)}
${model.groups.length === 0 ? nothing(site, model) : results(site, model)}`,
  });
}

function askForm({ strings, at }: Site, query: string): Html {
  return html`<form class="ask-again" action="${at(addresses.search)}">
<label for="asked">${strings.search.label}</label>
<input id="asked" name="q" type="search" value="${query}" autocomplete="off" spellcheck="false">
<button class="button" type="submit">${strings.search.short}</button>
</form>`;
}

function results(site: Site, { query, groups, records }: SearchModel): Html {
  const { strings, at, language, number } = site;
  const search = searchStrings[site.language];
  const isInParts = records !== undefined && records.total > records.to - records.from + 1;
  const paged = isInParts ? groups.find(({ kind }) => kind !== 'pages')?.kind : undefined;
  return html`<div id="results">
${groups.map(
  ({ kind, hits }) => html`<h2>${site.strings.search.kinds[kind]}</h2>
<ol>
${hits.map(
  ({ address, title, about, isName, onMap }) =>
    html`<li><a href="${at(address)}"${isName && language !== 'es' && html` lang="es"`}>${title}</a> <small>${about}${onMap && html` · <a href="${at(onMap)}" aria-label="${search.seeOnMap(title)}">${search.onMap}</a>`}</small></li>
`,
)}</ol>
${kind === paged && pager(records as ShownRecords)}
`,
)}</div>`;

  function pager({ from, to, total, page }: ShownRecords): Html {
    const link = (other: number, label: string, rel: string) =>
      html`<li><a rel="${rel}" href="${at(addresses.search)}?q=${encodeURIComponent(query)}${other > 1 && `&page=${other}`}">${label}</a></li>`;
    return html`<nav class="pager" aria-label="${strings.pages}"><ul>
${page > 1 && link(page - 1, strings.previousPage, 'prev')}
<li>${search.recordsFound(number(from), number(to), number(total))}</li>
${to < total && link(page + 1, strings.nextPage, 'next')}
</ul></nav>`;
  }
}

function nothing({ strings, at, language }: Site, { query, refused }: SearchModel): Html {
  const search = searchStrings[language];
  return html`<p class="lead">${refused ?? strings.search.none.replace('#', () => query)}</p>
<h2>${search.tips}</h2>
<ul>
<li>${search.fewer}</li>
<li>${search.code}</li>
<li><a href="${at(addresses.data)}">${search.browse}</a></li>
<li><a href="${at(addresses.search)}">${search.allPages}</a></li>
</ul>`;
}

function examplesList({ at, language }: Site, { examples }: SearchModel): Html | undefined {
  if (examples.length === 0) return undefined;
  const link = (query: string) =>
    html`<a href="${at(addresses.search)}?q=${encodeURIComponent(query)}"${language !== 'es' && html` lang="es"`}>${query}</a>`;
  return html`<p class="links">${searchStrings[language].examples} ${joined(examples.map(link), ' ')}</p>`;
}

/** Most readers come for tools and data; the documentation is one line for each of its parts. */
function allPages(site: Site, { pages }: SearchModel): Html {
  const open = pages.filter(({ isTools, isData }) => isTools || isData);
  const folded = pages.filter((group) => !open.includes(group));
  return html`<div id="all-pages">
${open.toSorted((a, b) => Number(b.isTools ?? false) - Number(a.isTools ?? false)).map(({ title, pages: entries }) => html`<h2>${title}</h2>\n${links(site, entries)}`)}
<h2>${site.strings.titles.documentation}</h2>
<div class="folds">
${folded.map(({ title, pages: entries }) => html`<details class="fold"><summary><h3>${title}</h3> <span>${site.number(entries.length)}</span></summary>\n${links(site, entries)}</details>\n`)}</div>
</div>`;
}

const links = ({ at }: Site, entries: IndexGroup['pages']): Html =>
  html`<ul class="index">
${entries.map(([path, label]) => html`<li><a href="${at(path)}">${label}</a></li>\n`)}</ul>
`;
