// The page of a family: its fields and relations, how complete they are, and how to request its records.

import type { Source } from '../../engine/dataset/dataset.js';
import type { ModelFamily, ModelField, ModelRelation } from '../../engine/model/model.js';
import { reachableRelations } from '../../engine/model/reachable-relations.js';
import { API, type Operation } from '../../engine/operations/operation.js';
import type { FamilyTerms } from '../../engine/operations/provenance/family-terms.js';
import { addresses, familyAddress } from '../shell/addresses.js';
import { breakable } from '../shell/breakable.js';
import { crumbs } from '../shell/crumbs.js';
import { type FamilyPart, partLinks } from '../shell/family-parts.js';
import { capital, type Html, html, joined } from '../shell/html.js';
import { type DescribedDataset, datasetData } from '../shell/json-ld.js';
import { layout } from '../shell/layout.js';
import { operationsTable } from '../shell/operations-table.js';
import type { Site } from '../shell/site.js';
import { publisherName, sourceDetails, sourceTitle } from '../shell/source-words.js';
import { docsStrings } from './strings.js';

export interface FamilyModel extends FamilyTerms {
  readonly family: ModelFamily;
  readonly title: string;
  /** Undefined for a family that is worked out. */
  readonly rows: number | undefined;
  /** Share of the records in which a field has a value, by the field's name. */
  readonly filled: Readonly<Record<string, number>>;
  /** Those that values of the family come from, each with their fields. */
  readonly sources: readonly (Source & { readonly fields: readonly string[] })[];
  /** Those under the family's own path, or those that return a series. */
  readonly operations: readonly Operation[];
  /** All pages about it. */
  readonly parts: readonly FamilyPart[];
  readonly dataset: DescribedDataset;
}

export function familyPage(site: Site, model: FamilyModel): string {
  const words = docsStrings[site.language];
  const { strings } = site;
  const { family, title, operations } = model;
  return layout(site, {
    path: familyAddress(family),
    title: `${title} (${family.record})`,
    description: site.translate(family.about).plain,
    kind: 'documentation',
    head: datasetData(site, model.dataset),
    body: html`${crumbs(site, [addresses.families, strings.titles.families])}
<h1>${title}</h1>
<p class="lead">${site.translate(family.about)}</p>
<p class="summary"><code>${family.record}</code> · ${numberOf(site, model)}</p>
${partLinks(site, model.parts, familyAddress(family))}
<h2 id="operations">${words.family.operations}</h2>
${operationsTable(site, operations)}
${family.search.length > 0 && searched(site, family)}
<h2 id="fields">${words.family.fields}</h2>
${fieldsTable(site, model)}
${family.fields.some(({ extended }) => extended) && html`<p class="note">${words.family.extendedAbout}</p>`}
${relations(site, family)}
${sources(site, model)}
${termsSection(site, model)}`,
  });
}

function numberOf({ number, language }: Site, { family, rows }: FamilyModel): string {
  const words = docsStrings[language];
  if (family.series !== undefined) return words.family.series;
  if (rows === undefined) return words.family.computed;
  return rows === 1 ? words.family.oneRow : words.family.rowsOf(number(rows));
}

function searched({ language }: Site, { search }: ModelFamily): Html {
  const names = search.map(
    ({ through, field }) => html`<code>${through === undefined ? field : `${through.name}.${field}`}</code>`,
  );
  return html`<p class="note">${docsStrings[language].family.searchedIn} ${joined(names, ', ')}.</p>`;
}

function fieldsTable(site: Site, { family, filled, sources: all }: FamilyModel): Html {
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

/** Its own description, then the rules of its values, each as a sentence. */
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

function relations(site: Site, family: ModelFamily): Html | undefined {
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

function sources(site: Site, { sources: all }: FamilyModel): Html | undefined {
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
function termsSection(site: Site, { terms, citation, family }: FamilyModel): Html | undefined {
  const words = docsStrings[site.language];
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
