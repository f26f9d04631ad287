// The problems that have one of some statuses, each with a link to its page, in the order of their status.
import { type ProblemKind, type ProblemName, problems } from '../../engine/problems/problems.js';
import { problemAddress } from '../shell/addresses.js';
import { type Html, html } from '../shell/html.js';
import type { Site } from '../shell/site.js';

export function problemList(site: Site, statuses: readonly number[]): Html {
  const listed = (Object.entries(problems) as [ProblemName, ProblemKind][])
    .filter(([, { status, beforeAnyPath }]) => statuses.includes(status) && beforeAnyPath !== true)
    .sort(([, a], [, b]) => a.status - b.status);
  return html`<ul class="problems">
${listed.map(
  ([
    name,
    { status },
  ]) => html`<li><span class="status-code">${status}</span> <a href="${site.at(problemAddress(name))}">${problems[name].title[site.language]}</a></li>
`,
)}</ul>`;
}
