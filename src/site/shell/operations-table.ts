// Operations, each with its path and a link to its page.
import type { BatchOperation } from '../../engine/operations/batch-operation.js';
import type { Operation } from '../../engine/operations/operation.js';
import { operationAddress } from './addresses.js';
import { type Html, html, joined } from './html.js';
import type { Site } from './site.js';

export function operationsTable(
  site: Site,
  operations: readonly Operation[],
  batches: readonly BatchOperation[] = [],
): Html {
  const item = (
    method: string,
    operation: Operation | BatchOperation,
  ) => html`<li><a href="${site.at(operationAddress(operation))}">${site.translate(operation.summary)}</a>
<span><span class="method">${method}</span> ${pathWithPlaces(operation.path)}${'sameAs' in operation && operation.sameAs && html`, ${site.strings.aliasOf} ${pathWithPlaces(operation.sameAs)}`}</span></li>
`;
  return html`<ul class="operations">
${operations.map((operation) => item('GET', operation))}${batches.map((batch) => item(batch.method, batch))}</ul>`;
}

/** Parameters are marked, and a long path may break after a slash. */
export function pathWithPlaces(path: string): Html {
  const segments = path
    .split('/')
    .map((segment) => (segment.startsWith('{') ? html`<var>${segment}</var>` : html`${segment}`));
  return html`<code>${joined(segments, '/<wbr>')}</code>`;
}
