// The pages of operations. The build finishes them, because nothing in them changes with the edition.

import type { BatchOperation } from '../../engine/operations/batch-operation.js';
import { API, type Operation } from '../../engine/operations/operation.js';
import { type ProblemKind, type ProblemName, problems } from '../../engine/problems/problems.js';
import { addresses, familyAddress, problemAddress } from '../shell/addresses.js';
import type { Feature } from '../shell/feature.js';
import { type Html, html } from '../shell/html.js';
import { crumbs, layout } from '../shell/layout.js';
import { operationsTable } from '../shell/operations.js';
import type { Site } from '../shell/site.js';
import { operationStrings } from './strings.js';

/** The title of an operation's page is its summary and its path, because several paths can share a summary. */
export const operationTitle = (
  site: Site,
  method: string,
  { summary, path }: Operation | BatchOperation,
): string => `${site.translate(summary).plain} · ${method} ${path.slice(API.length)}`;

export function operationsPage(
  site: Site,
  operations: readonly Operation[],
  batches: readonly BatchOperation[],
): string {
  const words = operationStrings[site.language];
  const { strings, at } = site;
  const owners = [...new Set(operations.map(({ owner }) => owner))];
  return layout(site, {
    path: addresses.operations,
    title: strings.titles.operations,
    description: strings.sections.operationsAbout,
    kind: 'documentation',
    body: html`${crumbs(site)}
<h1>${strings.titles.operations}</h1>
<p class="lead">${strings.sections.operationsAbout}</p>
<p>${words.operation.intro}</p>
${owners.map(
  (owner) => html`${
    owner === undefined
      ? html`<h2 id="across-families">${words.operation.acrossFamilies}</h2>`
      : html`<h2 id="${owner.name}"><a href="${at(familyAddress(owner))}">${site.titleOf(owner)}</a></h2>`
  }
${operationsTable(
  site,
  operations.filter((operation) => operation.owner === owner),
  owner === undefined ? batches : [],
)}
`,
)}`,
  });
}

/** The problems that have one of some statuses, each with a link to its page, in the order of their status. */
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

export const operations: Feature = { name: 'operations' };
