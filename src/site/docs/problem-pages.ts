// The pages of problems from the closed table, to which the `type` of a problem leads.
import { PROBLEMS_AT } from '../../engine/problems/problem.js';
import { type ProblemName, problems } from '../../engine/problems/problems.js';
import { defaultText, flagOf, type Setting } from '../../settings/setting.js';
import { settingsByGroup } from '../../settings/settings-help.js';
import { addresses, type Language, problemAddress, settingAddress } from '../shell/addresses.js';
import { answerBlock, commandBlock, cutJson, requestCaption } from '../shell/code.js';
import { capital, type Html, html, raw, withCode } from '../shell/html.js';
import { crumbs, layout } from '../shell/layout.js';
import type { Site } from '../shell/site.js';
import { docsStrings } from './strings.js';

const names = Object.keys(problems) as ProblemName[];

export function problemTexts(language: Language, name: ProblemName) {
  const { title, when, remedy } = problems[name];
  return { title: title[language], when: when[language], remedy: remedy[language] };
}

export interface ProblemExample {
  readonly path: string;
  readonly answer: unknown;
}

/** Lists of allowed values can be long. */
const LINES = 40;

export function problemPage(site: Site, name: ProblemName, example: ProblemExample | undefined): string {
  const words = docsStrings[site.language];
  const { strings } = site;
  const { status } = problems[name];
  const { title, when, remedy } = problemTexts(site.language, name);
  return layout(site, {
    path: problemAddress(name),
    title: `${status}: ${title}`,
    description: when.replaceAll('`', ''),
    kind: 'documentation',
    body: html`${crumbs(site, [addresses.problems, strings.titles.problems])}
<h1><span class="status-code">${status}</span> ${title}</h1>
<p class="summary">${words.problem.type} <code>${PROBLEMS_AT}${name}</code></p>
<h2 id="when">${words.problem.when}</h2>
<p>${withCode(when)}</p>
<h2 id="remedy">${words.problem.remedy}</h2>
<p>${withCode(remedy)}</p>
${example && problemExample(site, example)}`,
  });
}

function problemExample({ strings }: Site, { path, answer }: ProblemExample): Html {
  const { code, left } = cutJson(answer, LINES);
  return html`<h2 id="example">${strings.example}</h2>
${answerBlock(code, requestCaption(path))}
${left > 0 && html`<p class="note">${strings.cutLines(left)}</p>`}`;
}

export function problemsPage(site: Site): string {
  const words = docsStrings[site.language];
  const { strings, at } = site;
  return layout(site, {
    path: addresses.problems,
    title: strings.titles.problems,
    description: words.docs.problemsAbout,
    kind: 'documentation',
    body: html`${crumbs(site)}
<h1>${strings.titles.problems}</h1>
<p class="lead">${withCode(words.problem.intro)}</p>
<table>
<thead><tr><th scope="col">${words.problem.status}</th><th scope="col">${words.problem.problem}</th></tr></thead>
<tbody>
${names.map(
  (
    name,
  ) => html`<tr><td class="status-code">${problems[name].status}</td><td><a href="${at(problemAddress(name))}">${problemTexts(site.language, name).title}</a></td></tr>
`,
)}</tbody>
</table>`,
  });
}

export function settingsPage(site: Site): string {
  const { at } = site;
  const { setting } = docsStrings[site.language];
  const row = (
    each: Setting<unknown>,
  ) => html`<tr><th scope="row"><a href="${at(settingAddress(each))}"><code>${each.variable}</code></a></th>
<td data-label="${setting.fallback}">${fallback(site, each)}</td>
<td data-label="${setting.meaning}">${capital(site.translate(each.help))}.</td></tr>
`;
  return layout(site, {
    path: addresses.settings,
    title: site.strings.titles.settings,
    description: docsStrings[site.language].docs.settingsAbout,
    kind: 'documentation',
    body: html`${crumbs(site)}
<h1>${site.strings.titles.settings}</h1>
<p class="lead">${setting.intro}</p>
${commandBlock(['RATE_LIMIT=100 npm start', 'npm start -- --rate-limit 100'])}
<p>${withCode(setting.after)}</p>
${settingsByGroup().map(
  ([
    group,
    rows,
  ]) => html`<h2 id="${group.en.toLowerCase().replaceAll(' ', '-')}">${site.translate(group)}</h2>
<table class="wide settings">
<thead><tr><th scope="col">${setting.variable}</th><th scope="col">${setting.fallback}</th><th scope="col">${setting.meaning}</th></tr></thead>
<tbody>
${rows.map(row)}</tbody>
</table>
`,
)}`,
  });
}

export function settingPage(site: Site, row: Setting<unknown>): string {
  const { setting } = docsStrings[site.language];
  const help = site.translate(row.help);
  const example = defaultText(row) === 'none' ? `<${row.kind.placeholder}>` : defaultText(row);
  const quoted = /[<>]/.test(example) ? `'${example}'` : example;
  return layout(site, {
    path: settingAddress(row),
    title: row.variable,
    description: `${row.variable}: ${help.plain}.`,
    kind: 'documentation',
    body: html`${crumbs(site, [addresses.settings, site.strings.titles.settings])}
<h1><code>${row.variable}</code></h1>
<p class="lead">${capital(help)}.</p>
<dl class="card">
<dt>${setting.value}</dt><dd>${rightValue(site, row)}</dd>
<dt>${setting.fallback}</dt><dd>${fallback(site, row)}</dd>
<dt>${setting.flag}</dt><dd><code>${flagOf(row)}</code></dd>
<dt>${setting.group}</dt><dd>${site.translate(row.group)}</dd>
</dl>
${row.secret === true && html`<p class="note">${setting.secret}</p>`}
<h2 id="use">${setting.both}</h2>
${commandBlock([`${row.variable}=${quoted} npm start`, `npm start -- ${flagOf(row)} ${quoted}`])}`,
  });
}

function rightValue(site: Site, { kind, unit, note }: Setting<unknown>): Html {
  const { setting } = docsStrings[site.language];
  const words = site.translate(kind.words);
  const measured = unit === undefined ? words.text : setting.inUnit(words.text, site.translate(unit).text);
  return capital(raw(note === undefined ? measured : `${measured}; ${site.translate(note).text}`));
}

function fallback({ language }: Site, row: Setting<unknown>): Html {
  const text = defaultText(row);
  return text === 'none' ? html`${docsStrings[language].setting.none}` : html`<code>${text}</code>`;
}
