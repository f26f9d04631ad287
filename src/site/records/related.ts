// The related records of a record, each list with its first records and the way to all of them; and the areas around it.

import type { otherPlaceOf } from '../../engine/find/find-index.js';
import type { CountedRows } from '../shell/counted-rows.js';
import { type Html, html, joined } from '../shell/html.js';
import type { Address } from '../shell/language.js';
import type { RecordLink } from '../shell/record-link.js';
import type { Site } from '../shell/site.js';
import { languageOfNames } from '../shell/text-language.js';
import { recordStrings } from './strings.js';

export interface RelatedList {
  readonly title: string;
  /** The title inside a sentence. */
  readonly noun: string;
  readonly count: number;
  readonly counted: CountedRows;
  readonly first: readonly ListedRecord[];
  /** The table of all of them. */
  readonly all: Address;
}

interface ListedRecord extends RecordLink {
  /** Undefined if its two places do not differ. */
  readonly places: ReturnType<typeof otherPlaceOf>;
}

export interface Neighbour extends RecordLink {
  readonly kilometres: number;
}

export function relatedLists(site: Site, lists: readonly RelatedList[]): Html | undefined {
  if (lists.length === 0) return undefined;
  const { records } = recordStrings[site.language];
  return html`<section class="related" aria-labelledby="related">
<h2 id="related">${records.related}</h2>
<ul class="lists">
${lists.map(
  ({
    title,
    noun,
    count,
    counted: { own, others },
    first,
    all,
  }) => html`<li><h3><a href="${site.at(all)}">${title}</a> <span class="count">${own}${others && ` ${others}`}</span></h3>
<p class="names"${languageOfNames(site)}>${joined(
    first.map(
      ({ address, title: name, places }) =>
        html`<a href="${site.at(address)}">${name}</a>${
          places &&
          html` <span lang="${site.language}">(${records.bothPlaces(places.lies, places.verb[site.language], places.name)})</span>`
        }`,
    ),
    ', ',
  )}${count > first.length && ' …'}</p>
${count > first.length && html`<p class="all"><a href="${site.at(all)}">${records.allOf(own, noun)}${others && ` ${others}`}</a></p>\n`}</li>
`,
)}</ul>
</section>`;
}

export function neighbourList(site: Site, neighbours: readonly Neighbour[]): Html | undefined {
  if (neighbours.length === 0) return undefined;
  const { records } = recordStrings[site.language];
  return html`<section aria-labelledby="neighbours">
<h2 id="neighbours">${records.neighbours}</h2>
<p>${records.neighboursAbout}</p>
<ul class="bordering">
${neighbours.map(
  ({
    address,
    title,
    kilometres,
  }) => html`<li><a href="${site.at(address)}"${languageOfNames(site)}>${title}</a> <span class="length">${site.number(kilometres)}&nbsp;km</span></li>
`,
)}</ul>
</section>`;
}
