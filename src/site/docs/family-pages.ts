// The list of all families, and a page for each with its fields and relations, their shares of values, and its requests.
import { filledShares } from '../../engine/answers/dataset-document.js';
import type { Engine } from '../../engine/answers/engine.js';
import type { Catalog } from '../../engine/catalog/catalog.js';
import type { ModelFamily, ModelField, ModelRelation } from '../../engine/model/model.js';
import { reachableRelations } from '../../engine/model/to-one-paths.js';
import { API, operationsOf } from '../../engine/operations/operation.js';
import { familyTerms, sourcesOf } from '../../engine/operations/provenance/record-provenance.js';
import type { YieldingWork } from '../../engine/scheduling/yielding-work.js';
import { manifestOf } from '../manifest/manifest.js';
import { addresses, familyAddress } from '../shell/addresses.js';
import { familyParts, partLinks } from '../shell/family-parts.js';
import { breakable, capital, type Html, html, joined } from '../shell/html.js';
import { datasetData, familyDataset } from '../shell/json-ld.js';
import { crumbs, layout } from '../shell/layout.js';
import { operationsTable } from '../shell/operations.js';
import type { Site } from '../shell/site.js';
import { publisherName, sourceDetails, sourceTitle } from '../shell/values.js';
import { docsStrings } from './strings.js';

/** The sources of the values of a family, each with its fields. */
type FamilySources = ReturnType<typeof sourcesOf>;

export function familyIndexPage(site: Site, { model, catalog }: Engine): string {
  const { strings, at } = site;
  const { family: words } = docsStrings[site.language];
  return layout(site, {
    path: addresses.families,
    title: strings.titles.families,
    description: words.intro,
    kind: 'documentation',
    body: html`${crumbs(site)}
<h1>${strings.titles.families}</h1>
<p class="lead">${words.intro}</p>
<table class="wide">
<thead><tr><th scope="col">${strings.titles.families}</th><th scope="col">${words.record}</th><th scope="col">${words.about}</th><th scope="col" class="count">${words.rows}</th></tr></thead>
<tbody>
${model.families.map(
  (family) => html`<tr><th scope="row"><a href="${at(familyAddress(family))}">${site.titleOf(family)}</a></th>
<td data-label="${words.record}"><code>${family.record}</code></td>
<td data-label="${words.about}">${site.translate(family.about)}</td>
<td data-label="${words.rows}" class="count">${family.file === undefined ? strings.computed : site.number(catalog.table(family).rows.length)}</td></tr>
`,
)}</tbody>
</table>`,
  });
}

export function* familyPage(site: Site, engine: Engine, family: ModelFamily): YieldingWork<string> {
  const words = docsStrings[site.language];
  const { catalog } = engine;
  const shown = manifestOf(engine).of(family);
  yield* catalog.origins.prepareCoverage();
  yield;
  const all = sourcesOf(catalog, family);
  return layout(site, {
    path: familyAddress(family),
    title: `${site.titleOf(family)} (${family.record})`,
    description: site.translate(family.about).plain,
    kind: 'documentation',
    head: datasetData(site, familyDataset(site, shown, catalog, engine.model.dataset)),
    body: html`${crumbs(site, [addresses.families, site.strings.titles.families])}
<h1>${site.titleOf(family)}</h1>
<p class="lead">${site.translate(family.about)}</p>
<p class="summary"><code>${family.record}</code> · ${numberOf(site, catalog, family)}</p>
${partLinks(site, familyParts(site, manifestOf(engine), shown), familyAddress(family))}
<h2 id="operations">${words.family.operations}</h2>
${operationsTable(site, operationsOf(family, engine.operations))}
${family.search.length > 0 && searchedFields(site, family)}
<h2 id="fields">${words.family.fields}</h2>
${fieldsTable(site, family, filledShares(family, catalog), all)}
${family.fields.some(({ extended }) => extended) && html`<p class="note">${words.family.extendedAbout}</p>`}
${relationsSection(site, family)}
${sources(site, all)}
${termsSection(site, catalog, family)}`,
  });
}

function numberOf({ number, language }: Site, catalog: Catalog, family: ModelFamily): string {
  const words = docsStrings[language];
  if (family.series !== undefined) return words.family.series;
  if (family.file === undefined) return words.family.computed;
  const { length } = catalog.table(family).rows;
  return length === 1 ? words.family.oneRow : words.family.rowsOf(number(length));
}

function searchedFields({ language }: Site, { search }: ModelFamily): Html {
  const names = search.map(
    ({ through, field }) => html`<code>${through === undefined ? field : `${through.name}.${field}`}</code>`,
  );
  return html`<p class="note">${docsStrings[language].family.searchedIn} ${joined(names, ', ')}.</p>`;
}

/** Each field with the share of records that have a value. */
function fieldsTable(
  site: Site,
  family: ModelFamily,
  filled: Readonly<Record<string, number>>,
  all: FamilySources,
): Html {
  const words = docsStrings[site.language];
  const { strings } = site;
  const from = (field: ModelField) =>
    all
      .filter(({ fields }) => fields.includes(field.name))
      .map(({ id }) => html`<a href="#source-${id}">${id}</a>`);
  const hasShares = Object.keys(filled).length > 0;
  return html`<table class="wide fields">
<thead><tr><th scope="col">${strings.field}</th><th scope="col">${words.family.kind}</th><th scope="col">${strings.meaning}</th>${hasShares && html`<th scope="col" class="count">${words.family.filled}</th>`}<th scope="col">${words.family.source}</th></tr></thead>
<tbody>
${family.fields.map(
  (
    field,
  ) => html`<tr id="field-${field.name}"><th scope="row"><code>${field.name}</code>${field.extended && html` <span class="tag">${words.family.extended}</span>`}</th>
<td data-label="${words.family.kind}">${kindOf(site, field)}</td>
<td data-label="${strings.meaning}">${meaning(site, field)}</td>
${hasShares && html`<td data-label="${words.family.filled}" class="count">${site.percent(filled[field.name] ?? 0)}</td>`}
<td data-label="${words.family.source}" class="from">${joined(from(field), ', ')}</td></tr>
`,
)}</tbody>
</table>`;
}

function kindOf({ language }: Site, { kind, nullable }: ModelField): Html {
  const words = docsStrings[language];
  return html`${words.family.kinds[kind]}${nullable && html`, <span class="nullable">${words.family.nullable}</span>`}`;
}

/** Its description, then a sentence for each rule of its values. */
function meaning(site: Site, { about, values, range, pattern, datedBy }: ModelField): Html {
  const { family } = docsStrings[site.language];
  const rules = [
    values && html`${family.oneOf} ${joined(codes(values), ', ')}`,
    range && html`${family.from} ${range[0]} ${family.to} ${range[1]}`,
    datedBy === undefined
      ? undefined
      : html`${family.datedBy} <a href="#field-${datedBy}"><code>${datedBy}</code></a>`,
    pattern && html`${family.pattern} <code>${pattern.source}</code>`,
  ].filter((rule) => rule !== undefined);
  const sentences = rules.map((rule) => html`${capital(rule)}.`);
  return joined(about === undefined ? sentences : [site.translate(about), ...sentences], ' ');
}

const codes = (values: readonly string[]) => values.map((value) => html`<code>${value}</code>`);

function relationsSection(site: Site, family: ModelFamily): Html | undefined {
  const words = docsStrings[site.language];
  const beside = reachableRelations(family).filter((relation) => !family.relations.includes(relation));
  if (family.relations.length + beside.length === 0) return undefined;
  const row = (
    relation: ModelRelation,
    isBeside: boolean,
  ) => html`<tr><th scope="row"><code>${relation.name}</code></th>
<td data-label="${words.family.leadsTo}">${relation.to === 'one' ? words.family.toOne : words.family.toMany} <a href="${site.at(familyAddress(relation.target))}">${relation.target.record}</a>${isBeside && html` <span class="tag">${relation.to === 'one' ? words.family.extended : words.family.asList}</span>`}</td>
<td data-label="${words.family.by}">${way(site, relation)}</td></tr>
`;
  return html`<h2 id="relations">${words.family.relations}</h2>
<p>${words.family.relationsIntro}</p>
<table class="wide">
<thead><tr><th scope="col">${words.family.relation}</th><th scope="col">${words.family.leadsTo}</th><th scope="col">${words.family.by}</th></tr></thead>
<tbody>
${family.relations.map((relation) => row(relation, false))}${beside.map((relation) => row(relation, true))}</tbody>
</table>`;
}

function way({ language }: Site, relation: ModelRelation): Html {
  if (relation.to === 'one') return html`<code>${relation.key.name}</code>`;
  if (relation.through === undefined)
    return html`<code>${breakable(`${relation.target.record}.${relation.key}`)}</code>`;
  const [first, then] = relation.through;
  return html`${docsStrings[language].family.through} <code>${first.name}.${then.name}</code>`;
}

function sources(site: Site, all: FamilySources): Html | undefined {
  if (all.length === 0) return undefined;
  return html`<h2 id="sources">${docsStrings[site.language].family.sources}</h2>
<dl class="source-list">
${all.map(
  (source) => html`<dt id="source-${source.id}"><code>${source.id}</code></dt>
<dd>${publisherName(source.publisher)}: ${sourceTitle(site, source)}<br><span class="terms">${sourceDetails(site, source).join(' · ')}</span></dd>
`,
)}</dl>`;
}

/** The permitted uses of the records, the attribution, and the line to copy. */
function termsSection(site: Site, catalog: Catalog, family: ModelFamily): Html | undefined {
  const words = docsStrings[site.language];
  const { terms, citation } = familyTerms(catalog, family);
  if (terms.length === 0) return undefined;
  const { language } = site;
  return html`<h2 id="terms">${words.family.terms}</h2>
<p>${words.family.termsIntro}</p>
<dl class="source-list">
${terms.map(
  (each) => html`<dt>${joined(each.publishers.map(publisherName), '; ')}</dt>
<dd>${each[language]}</dd>
`,
)}</dl>
<h3 id="citation">${words.family.cite}</h3>
<blockquote class="citation"><p>${breakable(citation[language])}</p></blockquote>
${family.file !== undefined && html`<p class="note">${words.family.provenance} <code>${provenancePath(family)}</code>.</p>`}`;
}

const provenancePath = ({ path, only }: ModelFamily): string => `${API}/${path}/${only ?? '{id}'}/provenance`;
