// All operations, family by family.

import type { BatchOperation } from '../../engine/operations/batch-operation.js';
import type { Operation } from '../../engine/operations/operation.js';
import { addresses, familyAddress } from '../shell/addresses.js';
import { crumbs } from '../shell/crumbs.js';
import { html } from '../shell/html.js';
import { layout } from '../shell/layout.js';
import { operationsTable } from '../shell/operations-table.js';
import type { Site } from '../shell/site.js';
import { operationStrings } from './strings.js';

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
