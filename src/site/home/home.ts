// The front page, with the search, the common tasks, the families, a request with its response, the commands to run it, and the sources.
import type { Engine } from '../../engine/answers/engine.js';
import { editionName, editionTime } from '../../engine/dataset/dataset.js';
import type { ModelFamily } from '../../engine/model/model.js';
import { API } from '../../engine/operations/operation.js';
import { requestPath } from '../../engine/operations/request/request-path.js';
import type { YieldingWork } from '../../engine/scheduling/yielding-work.js';
import { manifestOf } from '../manifest/manifest.js';
import { type Address, addresses, calculatorAddresses, guideAddress } from '../shell/addresses.js';
import { answerBlock, commandBlock, cutJson, snippetTabs } from '../shell/code.js';
import type { Feature } from '../shell/feature.js';
import { type Html, html } from '../shell/html.js';
import { datasetData } from '../shell/json-ld.js';
import { layout, searchForm } from '../shell/layout.js';
import { resultOnPage } from '../shell/operations.js';
import { countedRows, tableAddress } from '../shell/record-links.js';
import type { Site } from '../shell/site.js';
import { about } from '../shell/strings.js';
import { heroFigure, heroMap } from './hero-map.js';
import { presentDay, presentValues } from './present-values.js';
import { homeExamples, homeStrings } from './strings.js';

/** The number of lines that the initial response shows. */
const LINES = 40;

interface AnsweredExample {
  readonly label: string;
  readonly path: string;
  readonly answer: unknown;
}

/** A request that a reader can try on the front page, with its response; the others are links. */
function* tryIt(site: Site, engine: Engine): YieldingWork<Html | undefined> {
  const home = homeStrings[site.language];
  const examples = yield* answeredExamples(site, engine);
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

/** Omits examples whose operation is missing or finds nothing in this edition. */
function* answeredExamples({ language }: Site, engine: Engine): YieldingWork<readonly AnsweredExample[]> {
  const found: AnsweredExample[] = [];
  for (const { label, operation: id, values } of homeExamples) {
    const operation = engine.operations.find((each) => each.id === id);
    if (operation === undefined) continue;
    const answered = yield* resultOnPage(engine, operation, values, language);
    if ('wrong' in answered) continue;
    found.push({ label: label[language], path: requestPath(operation.path, values), answer: answered.value });
  }
  return found;
}

export const home: Feature = {
  name: 'home',
  documents: (engine) => [
    {
      path: addresses.home,
      render: (site) => homePage(site, engine),
      changesWith: () => presentDay(engine),
    },
  ],
};

function* homePage(site: Site, engine: Engine): YieldingWork<string> {
  const words = homeStrings[site.language];
  const request = yield* tryIt(site, engine);
  const map = yield* heroMap(engine);
  yield;
  const present = yield* presentValues(site, engine, map);
  yield;
  return layout(site, {
    path: addresses.home,
    title: words.title,
    description: words.lead(engine.model.families.length),
    kind: 'front',
    ownSearch: true,
    styles: ['home'],
    head: dataset(site, engine),
    body: html`${hero(site, engine, map && heroFigure(site, map))}
${present}
${jobs(site, engine)}
${familiesSection(site, engine)}
${request}
${runIt(site)}
${edition(site, engine)}`,
  });
}

function dataset(site: Site, engine: Engine): Html {
  const { model, catalog } = engine;
  return datasetData(site, {
    address: addresses.home,
    name: about.title,
    description: homeStrings[site.language].lead(model.families.length),
    edition: editionName(catalog.edition),
    day: editionTime(catalog.edition),
    // Sources without a licence are numerous and quoted for single facts, so they are not listed.
    publishers: [
      ...new Set(catalog.sources.filter(({ licence }) => licence !== null).map(({ publisher }) => publisher)),
    ],
    terms: catalog.terms.map(({ url }) => ({ url })),
    about: model.dataset,
    downloads: [{ type: 'application/json', path: API }],
    parts: manifestOf(engine).families.map((shown) => ({
      name: site.titleOf(shown.family),
      address: tableAddress(shown),
    })),
  });
}

function hero(site: Site, { model: { families }, catalog }: Engine, map: Html | undefined): Html {
  const home = homeStrings[site.language];
  const stored = families.filter(({ file }) => file !== undefined);
  const records = stored.reduce((sum, family) => sum + catalog.table(family).rows.length, 0);
  const fact = (value: number, label: string) =>
    html`<li><strong>${site.number(value)}</strong> ${label}</li>`;
  return html`<div class="hero">
<div class="words">
<h1>${home.headline}</h1>
${searchForm(site, true)}
<p class="lead">${home.lead(families.length)}</p>
<ul class="facts">
${fact(records, home.records)}
${fact(families.length, home.families)}
${fact(catalog.sources.length, home.sources)}
<li>${home.noKey}</li>
</ul>
</div>
${map}
</div>`;
}

/** The tasks that this service supports, the most common first. */
function jobs(site: Site, engine: Engine): Html {
  const home = homeStrings[site.language];
  const { calculators, families } = manifestOf(engine);
  const { match, locate, calendar } = calculators;
  // The first guide about areas and the larger ones around them.
  const areas = match && [match.shown, match.around].map(({ family }) => family.name);
  const form = site.guides.find(({ about }) => areas?.every((name) => about.includes(name)));
  const isDrawn = families.some(({ family }) => family.boundary !== undefined);
  const job = (address: Address, [title, about]: readonly [string, string]): Html =>
    html`<li><a href="${site.at(address)}">${title}</a>\n<p>${about}</p></li>\n`;
  return html`<section class="jobs" aria-labelledby="jobs">
<h2 id="jobs">${home.jobsTitle}</h2>
<ol>
${[
  form && job(guideAddress(form.name), home.jobs.select),
  match && job(calculatorAddresses.match, home.jobs.names),
  locate && job(calculatorAddresses.locate, home.jobs.point),
  calendar && job(calculatorAddresses.workingDays, home.jobs.days),
  job(addresses.data, home.jobs.tables),
  isDrawn && job(addresses.explore, home.jobs.maps),
]}</ol>
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
<dt>${commandBlock([about.commands.start])}</dt><dd>${home.runStart}</dd>
<dt>${commandBlock([about.commands.test])}</dt><dd>${home.runTest}</dd>
</dl>
</section>`;
}

function edition(site: Site, { catalog }: Engine): Html {
  const home = homeStrings[site.language];
  const day = editionTime(catalog.edition);
  return html`<section aria-labelledby="edition">
<h2 id="edition">${home.editionTitle}</h2>
<p>${home.editionIntro} <strong class="edition">${editionName(catalog.edition)}</strong> (<time datetime="${day.toISOString().slice(0, 10)}">${site.day(day)}</time>).</p>
<p><a href="${site.at(addresses.sources)}">${home.allSources(site.number(catalog.sources.length))}</a></p>
<p>${site.strings.coverage} <a href="/api/v1/dataset"><code>/api/v1/dataset</code></a>.</p>
</section>`;
}

/** All families by name, each with its number of records. */
function familiesSection(site: Site, engine: Engine): Html {
  const home = homeStrings[site.language];
  const all = manifestOf(engine).families;
  return html`<section aria-labelledby="families">
<h2 id="families">${home.familiesTitle(all.length)}</h2>
<p>${home.familiesIntro}</p>
<ul class="families">
${all.map(
  (shown) => html`<li><a href="${site.at(tableAddress(shown))}">${site.titleOf(shown.family)}</a>
<span class="count">${countText(site, engine, shown.family)}</span></li>
`,
)}</ul>
</section>`;
}

/** A computed family counts the rows of an example year. */
function countText(site: Site, { catalog }: Engine, family: ModelFamily): string {
  if (family.file !== undefined) {
    const { own, others } = countedRows(site, family, catalog.table(family).rows);
    return others === '' ? own : `${own} ${others}`;
  }
  if (family.calendar === undefined) return site.strings.computed;
  const { example, rows } = family.calendar;
  return homeStrings[site.language].inYear(site.number(rows(example, () => false).length), example);
}
