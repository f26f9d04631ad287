// The pages that the `type` of a problem leads to, from the closed table.

import { PROBLEMS_AT } from '../../engine/problems/problem.js';
import { type ProblemName, problems } from '../../engine/problems/problems.js';
import { addresses, problemAddress } from '../shell/addresses.js';
import { answerBlock, cutJson, requestCaption } from '../shell/code.js';
import { crumbs } from '../shell/crumbs.js';
import { type Html, html, withCode } from '../shell/html.js';
import type { Language } from '../shell/language.js';
import { layout } from '../shell/layout.js';
import type { Site } from '../shell/site.js';
import { docsStrings } from './strings.js';

const names = Object.keys(problems) as ProblemName[];

export function problemTexts(language: Language, name: ProblemName) {
  const { title, when, remedy } = problems[name];
  return { title: title[language], when: when[language], remedy: remedy[language] };
}

/** A request, and the problem that it gets. */
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
${example && exampleSection(site, example)}`,
  });
}

function exampleSection({ strings }: Site, { path, answer }: ProblemExample): Html {
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
