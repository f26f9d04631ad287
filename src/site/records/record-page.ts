// The page of a record: its kind and place, its related records, its figures by year, and its sources.

import type { RecordProvenance } from '../../engine/operations/provenance/record-provenance.js';
import type { ShownField } from '../manifest/manifest.js';
import { addresses } from '../shell/addresses.js';
import { breakable } from '../shell/breakable.js';
import { type Cited, citation } from '../shell/cite.js';
import { citeStrings } from '../shell/cite-strings.js';
import { dataCrumbs } from '../shell/crumbs.js';
import { type FamilyPart, partLinks } from '../shell/family-parts.js';
import { type Html, html, joined } from '../shell/html.js';
import { type DescribedPlace, placeData } from '../shell/json-ld.js';
import type { Address } from '../shell/language.js';
import { layout } from '../shell/layout.js';
import type { RecordLink } from '../shell/record-link.js';
import type { Site } from '../shell/site.js';
import { languageOfNames } from '../shell/text-language.js';
import { type FactGroups, factList, textList } from './fact-list.js';
import { type RecordFormats, recordFormats } from './formats.js';
import { type HistoryModel, historyList } from './history.js';
import { type LocationModel, locationFigure } from './location-figure.js';
import { provenanceTable } from './provenance.js';
import { type Neighbour, neighbourList, type RelatedList, relatedLists } from './related.js';
import { type ErrorReport, errorReport } from './report.js';
import { type SeriesModel, seriesChart } from './series.js';
import { recordStrings } from './strings.js';

export interface RecordModel {
  readonly address: Address;
  readonly title: string;
  /** Its kind: `Municipality`. */
  readonly noun: string;
  /** The table it is in; undefined for the one record of its family. */
  readonly table: RecordLink | undefined;
  /** All pages about its family, if it is the one record of it. */
  readonly parts: readonly FamilyPart[];
  /** The areas around it, the smallest first. */
  readonly within: readonly RecordLink[];
  /** Undefined if it has one place. */
  readonly otherPlace: (RecordLink & { readonly verb: string }) | undefined;
  readonly groups: FactGroups;
  readonly place: LocationModel | undefined;
  readonly lists: readonly RelatedList[];
  readonly neighbours: readonly Neighbour[];
  readonly series: readonly SeriesModel[];
  /** Undefined if no event is known. */
  readonly history: HistoryModel | undefined;
  readonly fields: readonly ShownField[];
  readonly provenance: RecordProvenance;
  readonly formats: RecordFormats;
  readonly report: ErrorReport;
  /** Undefined for a model that does not describe its dataset. */
  readonly cited: Cited | undefined;
  /** Undefined for a record without a place. */
  readonly described: DescribedPlace | undefined;
}

export function recordPage(site: Site, model: RecordModel): string {
  const words = recordStrings[site.language];
  const { title, table, groups, place, otherPlace } = model;
  return layout(site, {
    path: model.address,
    title: `${title}, ${model.noun.toLowerCase()}`,
    description: summary(site, model),
    kind: 'data',
    head: model.described && placeData(site, model.described),
    body: html`${dataCrumbs(site, ...(table === undefined ? [] : [[table.address, table.title] as const]))}
<article class="record">
<header>
<p class="eyebrow">${model.noun}${
      model.within.length > 0 &&
      html` · ${joined(
        model.within.map(
          ({ address, title: name }) =>
            html`<a href="${site.at(address)}"${languageOfNames(site)}>${name}</a>`,
        ),
        ' · ',
      )}`
    }${
      otherPlace &&
      html` · ${otherPlace.verb} <a href="${site.at(otherPlace.address)}"${languageOfNames(site)}>${otherPlace.title}</a>`
    }</p>
<h1${languageOfNames(site)}>${title}</h1>
</header>
${partLinks(site, model.parts, model.address)}
<div class="overview${place && ' placed'}">
<div class="known">
<h2 class="said" id="facts">${words.records.facts}</h2>
${factList(site, groups.facts, 'values')}
${textList(site, groups.texts)}
</div>
${place && locationFigure(site, title, place)}
</div>
${groups.pictures.length > 0 && html`<section aria-labelledby="pictures"><h2 id="pictures">${words.records.pictures}</h2>\n<p class="note">${words.records.picturesAbout}</p>\n${factList(site, groups.pictures, 'pictures')}</section>`}
${model.series.map((each, nth) => seriesChart(site, each, nth))}
${relatedLists(site, model.lists)}
${neighbourList(site, model.neighbours)}
${model.history && historyList(site, model.history)}
<div class="folds">
${provenanceTable(site, model.fields, model.provenance, model.report)}
${recordFormats(site, model.formats, groups.codes)}
${citePart(site, model)}
${errorReport(site, model.report)}
</div>
</article>`,
  });
}

function citePart(site: Site, { cited, provenance }: RecordModel): Html {
  const { records } = recordStrings[site.language];
  const words = citeStrings[site.language];
  const credit = html`<cite>${breakable(provenance.citation[site.language])}</cite>`;
  if (cited === undefined) return html`<p class="citation-line">${records.cite} ${credit}</p>`;
  return html`<details class="fold">
<summary><h2 id="cite">${words.title}</h2> <span>${records.citeSummary}</span></summary>
<div class="answer">${citation(site, cited)}</div>
<p class="citation-line">${words.sources} ${credit}</p>
<p class="note"><a href="${site.at(addresses.downloads)}#cite">${words.whole}</a></p>
</details>`;
}

/** One sentence, for search engines and previews. */
function summary({ language }: Site, { title, noun, within, place }: RecordModel): string {
  return recordStrings[language].records.summary(
    title,
    noun.toLowerCase(),
    within.map(({ title: name }) => name).join(', '),
    place !== undefined,
  );
}
