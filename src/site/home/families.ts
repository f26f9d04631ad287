// The families on the front page: each with its number of records, and its foremost record as a way in.
import type { Engine } from '../../engine/answers/engine.js';
import type { ModelFamily } from '../../engine/model/model.js';
import type { Manifest, ShownFamily } from '../manifest/manifest.js';
import { manifestOf } from '../manifest/manifest-of.js';
import { countedRows } from '../shell/counted-rows.js';
import { tableAddress } from '../shell/data-addresses.js';
import { foremostRecord } from '../shell/foremost-record.js';
import { type Html, html } from '../shell/html.js';
import { recordLink } from '../shell/record-link.js';
import type { Site } from '../shell/site.js';
import { languageOfNames } from '../shell/text-language.js';
import { homeStrings } from './strings.js';

export function families(site: Site, engine: Engine): Html {
  const home = homeStrings[site.language];
  const manifest = manifestOf(engine);
  return html`<section aria-labelledby="families">
<h2 id="families">${home.familiesTitle}</h2>
<p>${home.familiesIntro}</p>
<ul class="families">
${manifest.families.map(
  (shown) => html`<li><a href="${site.at(tableAddress(shown))}">${site.titleOf(shown.family)}</a>
<span class="count">${count(site, engine, shown.family)}</span>
<p>${site.translate(shown.family.about)}${wayIn(site, engine, manifest, shown)}</p></li>
`,
)}</ul>
</section>`;
}

/** Of the rows of an example year if they are computed. */
function count(site: Site, { catalog }: Engine, family: ModelFamily): string {
  if (family.file !== undefined) {
    const { own, others } = countedRows(site, family, catalog.table(family).rows);
    return others === '' ? own : `${own} ${others}`;
  }
  if (family.calendar === undefined) return site.strings.computed;
  const { example, rows } = family.calendar;
  return homeStrings[site.language].inYear(site.number(rows(example, () => false).length), example);
}

/** Undefined if its records have no pages. */
function wayIn(site: Site, { catalog }: Engine, manifest: Manifest, shown: ShownFamily): Html | undefined {
  const { family, extent } = shown;
  if (extent !== 'many' || family.file === undefined) return undefined;
  const foremost = foremostRecord(family, catalog.table(family).rows);
  if (foremost === undefined) return undefined;
  const { address, title } = recordLink(manifest, family, foremost);
  return html` ${homeStrings[site.language].first} <a href="${site.at(address)}"${languageOfNames(site)}>${title}</a>.`;
}
