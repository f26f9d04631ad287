// The page of search results in each language.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Engine } from '../../engine/answers/engine.js';
import type { Row } from '../../engine/model/model.js';
import { LONGEST_VALUE } from '../../engine/operations/values/value-type.js';
import type { MadeBy, YieldingWork } from '../../engine/scheduling/yielding-work.js';
import { JSON_TYPE } from '../../server/http/responses/replies.js';
import { perEdition, type SurfaceContext, workInTurn } from '../../server/http/surface.js';
import { manifestOf, type ShownFamily } from '../manifest/manifest.js';
import { addresses, type Language, languages } from '../shell/addresses.js';
import { type Feature, type IndexGroup, searchIndexAddress, type WholeSite } from '../shell/feature.js';
import { type Html, html, joined } from '../shell/html.js';
import { layout } from '../shell/layout.js';
import { sendPage, serveLocalized } from '../shell/localized-routes.js';
import { mapAddress } from '../shell/map-address.js';
import { resultOnPage } from '../shell/operations.js';
import { foremostRecord, recordAddress, recordLink, tableAddress } from '../shell/record-links.js';
import type { Site } from '../shell/site.js';
import { askedSite, readSites, sitesOf } from '../shell/site-files.js';
import { answersTo } from './answers.js';
import { arrangeHits, type FoundHit, type PageHit } from './find-pages.js';
import { pageIndex, searchIndex } from './page-index.js';

const en = {
  title: 'Search',
  lead: 'Search the data and the documentation by name, code or word. Accents and small typos do not matter.',
  results: (query: string) => `Results for “${query}”`,
  recordsFound: (from: string, to: string, total: string) => `${from} to ${to} of ${total} records`,
  examples: 'For example:',
  onMap: 'Map',
  seeOnMap: (name: string) => `See on the map: ${name}`,
  tips: 'Suggestions',
  fewer: 'Use fewer words, or only the beginning of a word.',
  code: 'Use a code instead of a name, such as a DANE, postal or IATA code.',
  browse: 'Browse the data by family',
  allPages: 'All pages',
};

const es: typeof en = {
  title: 'Buscar',
  lead: 'Busca en los datos y en la documentación por nombre, código o palabra. Las tildes y los errores pequeños no importan.',
  results: (query) => `Resultados de «${query}»`,
  recordsFound: (from, to, total) => `${from} a ${to} de ${total} registros`,
  examples: 'Por ejemplo:',
  onMap: 'Mapa',
  seeOnMap: (name) => `Ver en el mapa: ${name}`,
  tips: 'Sugerencias',
  fewer: 'Usa menos palabras, o solo el comienzo de una.',
  code: 'Usa un código en vez de un nombre, como el código DANE, postal o IATA.',
  browse: 'Explora los datos por familia',
  allPages: 'Todas las páginas',
};

/** The texts of the page of results, in each language. */
const searchStrings = { en, es };

/** The characters of the query on the page. The API accepts no more. */
const LONGEST_SHOWN = LONGEST_VALUE;
const RECORD_HITS = 20;
const MOST_PAGE_HITS = 10;
/** The number of names on the page without a query. */
const EXAMPLES = 4;
/** Shorter codes are the beginning of many others. */
const SHORTEST_CODE = 3;

interface FoundHits {
  readonly total: number;
  readonly hits: readonly FoundHit[];
  /** Present if the query is about something outside the data. */
  readonly note?: string;
}

interface SearchPage {
  readonly page: string;
  /** The problem of the operation if it rejected the query. */
  readonly status: number;
}

/**
 * The results of a search in data and documentation. Without a query, the page shows examples, the tools, the data, and all other pages
 * folded. It needs no script. `part` counts the pages of results, from 1.
 */
function* searchPage(
  site: Site,
  engine: Engine,
  { index, find }: Awaited<ReturnType<typeof pageIndex>>,
  query: string,
  part: number,
): YieldingWork<SearchPage> {
  if (query === '') return { page: startPage(site, engine, index.groups), status: 200 };
  const offset = (part - 1) * RECORD_HITS;
  const answered = yield* foundHits(site, engine, query, offset);
  const { total, hits, note }: FoundHits = 'value' in answered ? answered.value : { total: 0, hits: [] };
  // Pages are listed with the first records only. A part of a query outside the data would find some of them.
  const isAlone = part > 1 || 'wrong' in answered || note !== undefined;
  const pages = isAlone ? [] : yield* find(query, MOST_PAGE_HITS);
  yield;
  const answers = isAlone ? [] : yield* answersTo(site, engine, query);
  const all = arrangeHits(hits, pages).filter(
    (hit) => 'entry' in hit || answers.every(({ of }) => of?.family !== hit.family || of.id !== hit.id),
  );
  const search = searchStrings[site.language];
  const shown = query.length > LONGEST_SHOWN ? `${query.slice(0, LONGEST_SHOWN)}…` : query;
  const results = html`<div id="results">
<ol>
${answers.map((answer) => answerItem(site, answer))}${all.map((hit) => ('entry' in hit ? pageItem(site, hit) : recordItem(site, engine, hit)))}</ol>
${total > hits.length && pager(site, shown, part, { from: offset + 1, to: offset + hits.length, total })}
</div>`;
  const why = 'wrong' in answered ? answered.wrong.map(({ message }) => message).join(' ') : note;
  const page = layout(site, {
    path: addresses.search,
    title: search.results(shown),
    description: search.lead,
    kind: 'data',
    ownSearch: true,
    head: html`<meta name="robots" content="noindex">\n`,
    body: html`<h1>${search.results(shown)}</h1>
${askForm(site, shown)}
${answers.length + all.length === 0 ? nothing(site, shown, why) : results}`,
  });
  return { page, status: 'wrong' in answered ? answered.status : 200 };
}

function* foundHits({ language }: Site, engine: Engine, query: string, offset: number) {
  const tool = manifestOf(engine).calculators.find;
  if (tool === undefined) return { value: { total: 0, hits: [] } };
  const params = { q: query, limit: String(RECORD_HITS), offset: String(offset), lang: language };
  return yield* resultOnPage<FoundHits>(engine, tool.search, params, language);
}

function askForm({ strings, at }: Site, query: string): Html {
  return html`<form class="ask-again" action="${at(addresses.search)}">
<label for="asked">${strings.search.label}</label>
<input id="asked" name="q" type="search" value="${query}" autocomplete="off" spellcheck="false">
<button class="button" type="submit">${strings.search.short}</button>
</form>`;
}

type AnswerLine = MadeBy<typeof answersTo>[number];

/** The answer in the line of the page that contains it. */
const answerItem = (
  { at, language }: Site,
  { address, title, isName, tag, value, about }: AnswerLine,
): Html => html`<li class="answered"><a href="${at(address)}"${isName && language !== 'es' && html` lang="es"`}>${title}</a> <span class="tag">${tag}</span> <p><strong>${value}</strong> <span>${about}</span></p></li>
`;

const pageItem = ({ at }: Site, { entry: [path, title, about], group }: PageHit): Html =>
  html`<li><a href="${at(path)}">${title}</a> <span class="tag">${group}</span> <small>${about}</small></li>
`;

function recordItem(site: Site, engine: Engine, hit: FoundHit): Html {
  const { family, id, name, context } = hit;
  const { at, language } = site;
  const search = searchStrings[language];
  const manifest = manifestOf(engine);
  const shown = manifest.meant(family);
  const table = shown && engine.catalog.table(shown.family);
  const row: Row | undefined = table?.rows[table.ordinal(id as number) ?? -1];
  const address =
    shown === undefined ? '' : row === undefined ? tableAddress(shown) : recordAddress(shown, row);
  const onMap = shown && row && mapAddress({ manifest, engine }, shown.family, row);
  // Names of records are in Spanish, even on pages in English.
  const isForeign = id !== null && language !== 'es';
  const noun = shown?.family.noun;
  const tag = id === null ? shown && site.titleOf(shown.family) : noun?.start[language];
  // The tag already states the kind of record.
  const kind = noun?.bare[language] ?? '';
  const isTagged = tag !== undefined && context.toLowerCase().startsWith(kind.toLowerCase());
  const about = isTagged ? context.slice(kind.length).replace(beforePlace[language], '') : context;
  return html`<li><a href="${at(address)}"${isForeign && html` lang="es"`}>${name}</a> ${tag && html`<span class="tag">${tag}</span> `}<small>${about}${shown && why(site, shown, hit)}${onMap && html`${about !== '' && ' · '}<a href="${at(onMap)}" aria-label="${search.seeOnMap(name)}">${search.onMap}</a>`}</small></li>
`;
}

/** A place that is only in a list of the record, such as a neighbourhood of a postal code. */
function why(
  { language }: Site,
  { family, fields }: ShownFamily,
  { field, matched }: FoundHit,
): Html | false {
  const found = fields.find((each) => each.field.name === field);
  if (found === undefined || !family.find?.contained?.fields.includes(field)) return false;
  return html` · ${found.label[language]}: <span${language !== 'es' && html` lang="es"`}>${matched}</span>`;
}

/** Separates the kind of a record and its place. */
const beforePlace = { en: /^ (?:of|in) /, es: /^ (?:del?|en) / };

/** The range of the shown records, and links to the others. */
function pager(
  { strings, at, language, number }: Site,
  query: string,
  part: number,
  { from, to, total }: { readonly from: number; readonly to: number; readonly total: number },
): Html {
  const link = (other: number, label: string, rel: string) =>
    html`<li><a rel="${rel}" href="${at(addresses.search)}?q=${encodeURIComponent(query)}${other > 1 && `&page=${other}`}">${label}</a></li>`;
  return html`<nav class="pager" aria-label="${strings.pages}"><ul>
${part > 1 && link(part - 1, strings.previousPage, 'prev')}
<li>${searchStrings[language].recordsFound(number(from), number(to), number(total))}</li>
${to < total && link(part + 1, strings.nextPage, 'next')}
</ul></nav>`;
}

function nothing({ strings, at, language }: Site, query: string, why: string | undefined): Html {
  const search = searchStrings[language];
  return html`<p class="lead">${why ?? strings.search.none.replace('#', () => query)}</p>
<h2>${search.tips}</h2>
<ul>
<li>${search.fewer}</li>
<li>${search.code}</li>
<li><a href="${at(addresses.data)}">${search.browse}</a></li>
<li><a href="${at(addresses.search)}">${search.allPages}</a></li>
</ul>`;
}

/** The page without a query. */
function startPage(site: Site, engine: Engine, pages: readonly IndexGroup[]): string {
  const search = searchStrings[site.language];
  return layout(site, {
    path: addresses.search,
    title: search.title,
    description: search.lead,
    kind: 'data',
    ownSearch: true,
    body: html`<h1>${search.title}</h1>
<p class="lead">${search.lead}</p>
${askForm(site, '')}
${examplesList(site, engine)}
${allPages(
  site,
  pages.filter(({ numbered }) => numbered === undefined),
)}`,
  });
}

/** Example queries. */
function examplesList({ at, language }: Site, engine: Engine): Html | undefined {
  const examples = examplesOf(engine);
  if (examples.length === 0) return undefined;
  const link = (query: string) =>
    html`<a href="${at(addresses.search)}?q=${encodeURIComponent(query)}"${language !== 'es' && html` lang="es"`}>${query}</a>`;
  return html`<p class="links">${searchStrings[language].examples} ${joined(examples.map(link), ' ')}</p>`;
}

/** Well-known names, and the code of the first of them. */
function examplesOf(engine: Engine): readonly string[] {
  const manifest = manifestOf(engine);
  const known = manifest.families.flatMap(({ family, extent }) => {
    const record =
      extent === 'many' && family.find?.weight !== undefined
        ? foremostRecord(family, engine.catalog.table(family).rows)
        : undefined;
    return record === undefined ? [] : [{ family, record }];
  });
  const codes = known.flatMap(({ family, record }) =>
    Object.keys(family.knownBy).flatMap((field) =>
      typeof record[field] === 'string' ? [record[field]] : [],
    ),
  );
  const names = known.map(({ family, record }) => recordLink(manifest, family, record).title);
  return [
    ...new Set([
      ...names.slice(0, EXAMPLES),
      ...codes.filter(({ length }) => length > SHORTEST_CODE).slice(0, 1),
    ]),
  ];
}

/** Most readers look for tools and data, so each part of the documentation is one line. */
function allPages(site: Site, pages: readonly IndexGroup[]): Html {
  const open = pages.filter(({ isTools, isData }) => isTools || isData);
  const folded = pages.filter((group) => !open.includes(group));
  return html`<div id="all-pages">
${open.toSorted((a, b) => Number(b.isTools ?? false) - Number(a.isTools ?? false)).map(({ title, pages: entries }) => html`<h2>${title}</h2>\n${pageList(site, entries)}`)}
<h2>${site.strings.titles.documentation}</h2>
<div class="folds">
${folded.map(({ title, pages: entries }) => html`<details class="fold"><summary><h3>${title}</h3> <span>${site.number(entries.length)}</span></summary>\n${pageList(site, entries)}</details>\n`)}</div>
</div>`;
}

const pageList = ({ at }: Site, entries: IndexGroup['pages']): Html =>
  html`<ul class="index">
${entries.map(([path, label]) => html`<li><a href="${at(path)}">${label}</a></li>\n`)}</ul>
`;

export const search: Feature = {
  name: 'search',
  serve: serveSearch,
  // The number of results is unlimited, and they have their own pages.
  pages: () => [{ name: 'search', count: 1, address: () => addresses.search }],
  files: (engine, whole) =>
    languages.map((language) => ({
      path: searchIndexAddress(language),
      type: JSON_TYPE,
      body: async () => JSON.stringify(await searchIndex(engine, readSites(engine.model)[language], whole)),
    })),
};

function serveSearch(server: FastifyInstance, _: SurfaceContext, whole: WholeSite): void {
  const indexesOf = perEdition((edition) => {
    const made = new Map<Language, ReturnType<typeof pageIndex>>();
    return (language: Language) => {
      const known = made.get(language) ?? pageIndex(edition.engine, sitesOf(edition)[language], whole);
      made.set(language, known);
      return known;
    };
  });
  const get = async (language: Language, request: FastifyRequest, reply: FastifyReply) =>
    answer(language, request, reply, await indexesOf(request.edition)(language));
  serveLocalized(server, { address: addresses.search, before: ['/docs/search'], get });
}

async function answer(
  language: Language,
  request: FastifyRequest,
  reply: FastifyReply,
  index: Awaited<ReturnType<typeof pageIndex>>,
) {
  const { edition } = request;
  const params = new URLSearchParams(String(request.query ?? ''));
  const query = (params.get('q') ?? '').trim().replace(/\s+/g, ' ');
  const part = Math.max(1, Math.trunc(Number(params.get('page') ?? 1)) || 1);
  const made = await workInTurn(
    reply,
    searchPage(askedSite(language, request), edition.engine, index, query, part),
  );
  return made === undefined ? reply : sendPage(reply, language, made.page, made.status);
}
