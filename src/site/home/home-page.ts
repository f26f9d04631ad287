// The front page: the search, the jobs that people come with, the families, a request with its response, how to run it, and the sources.

import { about } from '../shell/about.js';
import { addresses, guideAddress } from '../shell/addresses.js';
import { answerBlock, commands, cutJson } from '../shell/code.js';
import { type Html, html } from '../shell/html.js';
import { datasetData } from '../shell/json-ld.js';
import { layout } from '../shell/layout.js';
import { searchForm } from '../shell/search-form.js';
import type { Site } from '../shell/site.js';
import { snippetTabs } from '../shell/snippets.js';
import { languageOfNames } from '../shell/text-language.js';
import type { FamilyCard } from './family-cards.js';
import { heroMap } from './hero-map.js';
import type { HomeModel, HomeRequest } from './home-model.js';
import { homeStrings } from './strings.js';

/** Lines of the response that is shown at first. */
const LINES = 40;

export function homePage(site: Site, model: HomeModel): string {
  const words = homeStrings[site.language];
  return layout(site, {
    path: addresses.home,
    title: words.title,
    description: words.lead(model.families.length),
    kind: 'front',
    ownSearch: true,
    head: datasetData(site, model.dataset),
    body: html`${hero(site, model)}
${jobs(site, model)}
${families(site, model.families)}
${tryIt(site, model.examples)}
${runIt(site)}
${edition(site, model)}`,
  });
}

function hero(site: Site, { families: all, sources, map }: HomeModel): Html {
  const home = homeStrings[site.language];
  const records = all.reduce((sum, { rows }) => sum + rows, 0);
  const fact = (value: number, label: string) =>
    html`<li><strong>${site.number(value)}</strong> ${label}</li>`;
  return html`<div class="hero">
<div class="words">
<h1>${home.headline}</h1>
${searchForm(site, true)}
<p class="lead">${home.lead(all.length)}</p>
<ul class="facts">
${fact(records, home.records)}
${fact(all.length, home.families)}
${fact(sources.length, home.sources)}
<li>${home.noKey}</li>
</ul>
</div>
${map && heroMap(site, map)}
</div>`;
}

function jobs(site: Site, { jobs: all }: HomeModel): Html {
  const home = homeStrings[site.language];
  return html`<section class="jobs" aria-labelledby="jobs">
<h2 id="jobs">${home.jobsTitle}</h2>
<ol>
${all.map(({ address, title, about }) => html`<li><a href="${site.at(address)}">${title}</a>\n<p>${about}</p></li>\n`)}</ol>
</section>`;
}

function tryIt(site: Site, examples: readonly HomeRequest[]): Html | undefined {
  const home = homeStrings[site.language];
  const [first] = examples;
  const guide = site.guides[0];
  if (first === undefined) return undefined;
  const { code, left } = cutJson(first.answer, LINES);
  return html`<section class="try" aria-labelledby="try">
<h2 id="try">${home.tryTitle}</h2>
<p>${home.tryIntro} <a href="${site.at(guide === undefined ? addresses.documentation : guideAddress(guide.name))}">${home.start}</a></p>
<ul class="examples" aria-label="${home.examples}">
${examples.map(({ label, path }) => html`<li><a href="${path}">${label}</a></li>\n`)}</ul>
<div class="live" data-sending="${site.strings.live.sending}" data-failed="${site.strings.live.failed}" data-cut="${site.strings.live.cut}" data-ignored="${site.strings.live.ignored}">
<p class="line"><span class="method">GET</span> <a href="${first.path}">${first.path}</a></p>
<form class="ask" hidden>
<label for="path"><span class="method">GET</span> <span class="said">${home.path}</span></label>
<input id="path" name="path" value="${first.path}" autocomplete="off" autocapitalize="off" spellcheck="false">
<button class="button" type="submit">${site.strings.live.send}</button>
</form>
<div class="halves">
<div class="half">
<h3>${home.request}</h3>
${snippetTabs(site, first.path)}
</div>
<div class="half">
<h3>${home.answer} <span class="status" role="status">200</span></h3>
<div class="shown">
${answerBlock(code)}
${left > 0 && html`<p class="note">${site.strings.live.cut}</p>`}
</div>
</div>
</div>
</div>
</section>`;
}

function families(site: Site, all: readonly FamilyCard[]): Html {
  const home = homeStrings[site.language];
  return html`<section aria-labelledby="families">
<h2 id="families">${home.familiesTitle}</h2>
<p>${home.familiesIntro}</p>
<ul class="families">
${all.map(
  ({ address, title, about, count, first }) => html`<li><a href="${site.at(address)}">${title}</a>
<span class="count">${count}</span>
<p>${site.translate(about)}${first && html` ${home.first} <a href="${site.at(first.address)}"${languageOfNames(site)}>${first.title}</a>.`}</p></li>
`,
)}</ul>
</section>`;
}

function runIt(site: Site): Html {
  const home = homeStrings[site.language];
  return html`<section class="run" aria-labelledby="run">
<div>
<h2 id="run">${site.strings.run.title}</h2>
<p>${site.strings.run.intro}</p>
<p>${home.runMore}</p>
</div>
<dl>
<dt>${commands([about.commands.start])}</dt><dd>${home.runStart}</dd>
<dt>${commands([about.commands.test])}</dt><dd>${home.runTest}</dd>
</dl>
</section>`;
}

function edition(site: Site, { edition: name, day, sources }: HomeModel): Html {
  const home = homeStrings[site.language],
    { locale } = site.strings;
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(day);
  return html`<section aria-labelledby="edition">
<h2 id="edition">${home.editionTitle}</h2>
<p>${home.editionIntro} <strong class="edition">${name}</strong> (<time datetime="${day.toISOString().slice(0, 10)}">${date}</time>).</p>
<p><a href="${site.at(addresses.sources)}">${home.allSources(site.number(sources.length))}</a></p>
<p>${site.strings.coverage} <a href="/api/v1/dataset"><code>/api/v1/dataset</code></a>.</p>
</section>`;
}
